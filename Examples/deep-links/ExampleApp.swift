import Routing

/// A small app: its router, and what its routes work on.
///
/// Routes are tagged `Views`, the log is tagged `Logs`. URLs are opened in scopes of these tags, and whatever has
/// no tag shows in no scope: a proxy without tags would not be asked about any of them.
@MainActor
final class ExampleApp {
    let router = Routing()
    let narrator: Narrator
    private var player: Player?
    private let promotion: RouteUUID

    /// Creates the app, logged out, with a player and a promotion.
    init() {
        let session = Session()
        Self.mapScreens(in: router, session: session)
        promotion = Self.mapPromotion(in: router)
        player = Player(in: router)
        Self.addProxies(to: router, session: session)
        narrator = Narrator(router: router)
    }

    /// The scope of all that has a tag: `Views`, or `Logs`, or both.
    var everything: RouteScope { router["Views", "Logs"] }

    /// The scope of the screens alone, in which nothing is logged.
    var views: RouteScope { router["Views"] }

    /// Releases the player, which also ends its routes.
    func closePlayer() {
        player = nil
    }

    /// Ends the promotion: its route has no owner, so it is disposed of.
    func endPromotion() {
        router.dispose(of: promotion)
    }
}
