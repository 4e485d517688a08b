import Routing

/// Whether a user is logged in, with a gate for links that wait for a login, and routes that exist until the
/// logout.
@MainActor
final class Session {
    /// The gate for links that need a login: it holds at most eight links, each for at most an hour.
    let signedIn = Gate("signed in", capacity: 8, timeToLive: .seconds(3_600))
    private(set) var isActive = false
    private let router: Routing
    private let routes: RouteBag

    /// Creates a session without a user.
    ///
    /// - Parameter router: The router in which to map the routes of a session.
    init(in router: Routing) {
        self.router = router
        routes = RouteBag(of: router)
    }

    /// Logs the user in: the waiting links continue, in order.
    func logIn() {
        guard !isActive else { return }
        isActive = true
        router.map(Basket.self, name: "basket") { _, _ in "the basket" }.store(in: routes)
        signedIn.open()
    }

    /// Cancels the login: the waiting links fail.
    func cancelLogin() {
        signedIn.discard(with: LoginCancelled())
    }

    /// Logs the user out: the routes of the session are disposed of, and links that need a login wait again.
    func logOut() {
        isActive = false
        signedIn.close()
        routes.dispose()
    }
}

/// The error of links whose login was cancelled.
struct LoginCancelled: Error {}
