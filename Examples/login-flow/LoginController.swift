import Routing
import RoutingPresentation

/// The login, which knows where whoever logs in wanted to go.
final class LoginController: ViewController, RoutingPresentationSetup {
    /// The URL to open after the login.
    private(set) var callback: String?

    /// Keeps the callback.
    func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?) {
        callback = parameters["callback"]
    }

    /// Says that nobody has that name and that password.
    func refuse() {
        title = "Log in: wrong name or password"
    }
}
