import Routing

/// A small app: its router, and the objects that its routes use.
///
/// Routes are tagged `Views`, and the log is tagged `Logs`. URLs are opened in scopes of these tags. Such a
/// scope contains no untagged entries, so a proxy without tags would never run.
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

    /// The scope of all tagged entries: `Views`, `Logs` or both.
    var everything: RouteScope { router["Views", "Logs"] }

    /// The scope of the screens only, in which nothing is logged.
    var views: RouteScope { router["Views"] }

    /// Releases the player, which also ends its routes.
    func closePlayer() {
        player = nil
    }

    /// Ends the promotion by disposing of its route, which has no owner.
    func endPromotion() {
        router.dispose(of: promotion)
    }
}
