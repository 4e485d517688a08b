import Foundation
import Routing
import RoutingPresentation
import RoutingStoryboards
import Testing

/// The samples of the documentation comments and of the landing page.
@MainActor
struct StoryboardSamples {
    private let window = Window()

    @Test func aStoryboardIsRead() {
        #expect(throws: PresentationError.self) {
            let storyboard = try Storyboard(name: "Login")
            let login = try storyboard.instantiateViewController(withIdentifier: "LoginViewController")
            window.rootViewController = login
        }
    }

    /// Compiled and not run: what is registered is registered for all tests.
    private func aClassIsRegistered() {
        final class LoginViewController: ViewController {}
        Storyboard.register(LoginViewController.self)
    }

    @Test func aURLShowsAScene() {
        let router = Routing()
        router.map(
            "app://login",
            source: .storyboard(storyboard: "Login", identifier: "LoginViewController", bundle: nil),
            style: .present(animated: true)
        )
        #expect(router.canOpen("app://login"))
    }
}
