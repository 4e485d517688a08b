import Routing
import RoutingPresentation

extension Bookshop {
    /// A form was submitted that is not on the screen.
    struct NoLogin: Error, CustomStringConvertible {
        /// What to do about it.
        var description: String { "the login is not on the screen; open app://login first" }
    }

    /// Maps what can be done.
    ///
    /// These patterns have a scheme: a link on the web may show a screen, and is not to log anybody out.
    static func mapActions(in router: Routing, window: Window, session: Session) {
        router.map(
            "app://login/submit",
            name: "log in",
            tags: ["Actions"]
        ) { request in try await submitLogin(request, window, session) }
        router.map(
            "app://logout",
            name: "log out",
            tags: ["Actions"]
        ) { request in
            session.logOut()
            // What only they may see is not to stay on the screen.
            request.open("app://home")
        }
        router.map(
            "app://back",
            name: "back",
            tags: ["Actions"]
        ) { _ in try await goBack(window) }
    }

    private static func submitLogin(
        _ request: RouteRequest,
        _ window: Window,
        _ session: Session
    ) async throws {
        guard let login = window.topViewController as? LoginController else { throw NoLogin() }
        let user = request.parameters["user"] ?? ""
        guard session.logIn(user, password: request.parameters["password"] ?? "") else {
            login.refuse()
            return
        }
        // From the root: a login that was presented over another takes that along.
        try await window.transition { window.rootViewController?.dismiss(animated: true) }
        // Anybody can write the URL of a login. Its callback may be a screen, never an action. Opened through the
        // request, it waits until the action is done.
        if let callback = login.callback { request.scope["Views"].open(callback) }
    }

    private static func goBack(_ window: Window) async throws {
        guard let top = window.topViewController, let navigation = top.navigationController else { return }
        if navigation.viewControllers.count == 1, navigation.presentingViewController != nil {
            try await window.transition { navigation.dismiss(animated: true) }
        } else {
            try await window.transition { navigation.popViewController(animated: true) }
        }
    }
}
