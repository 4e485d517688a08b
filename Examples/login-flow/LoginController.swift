import Routing
import RoutingNavigation
import RoutingPresentation

/// The login, which knows where whoever logs in wanted to go.
final class LoginController: ViewController, DestinationPresentable {
    /// The URL to open after the login.
    private(set) var callback: String?

    /// Keeps the callback.
    func configure(for place: Destination) {
        callback = place.parameters["callback"]
    }

    /// Says that nobody has that name and that password.
    func refuse() {
        title = "Log in: wrong name or password"
    }
}
