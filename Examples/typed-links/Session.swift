import Routing

/// Whether somebody is logged in, and what depends on it: a gate for what has to wait, and routes for as long.
@MainActor
final class Session {
    /// What needs a login waits here: eight links at most, five minutes each.
    let signedIn = Gate("signed in", capacity: 8, timeToLive: .seconds(3_600))
    private(set) var isActive = false
    private let router: Routing
    private let routes: RouteBag

    /// Creates a session of nobody.
    ///
    /// - Parameter router: Where the routes of a session are mapped.
    init(in router: Routing) {
        self.router = router
        routes = RouteBag(of: router)
    }

    /// Begins: what waited goes on, in order.
    func logIn() {
        guard !isActive else { return }
        isActive = true
        router.map(Basket.self, name: "basket") { _, _ in "the basket" }.store(in: routes)
        signedIn.open()
    }

    /// Leaves the login alone: what waited has waited in vain.
    func cancelLogin() {
        signedIn.discard(with: LoginCancelled())
    }

    /// Ends: routes of the session go, and the next who needs a login waits again.
    func logOut() {
        isActive = false
        signedIn.close()
        routes.dispose()
    }
}

/// Why what waited for a login does not go on.
struct LoginCancelled: Error {}
