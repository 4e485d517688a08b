import Routing
import RoutingNavigation
import RoutingPresentation

/// The login screen, which keeps the URL that the user wanted to open.
final class LoginController: ViewController, DestinationPresentable {
    /// The URL to open after the login.
    private(set) var callback: String?

    /// Keeps the callback.
    func configure(for place: Destination) {
        callback = place.parameters["callback"]
    }

    /// Reports that the name or the password is wrong.
    func refuse() {
        title = "Log in: wrong name or password"
    }
}
