import Routing
import RoutingPresentation

extension Bookshop {
    /// The error of submitting the login form when it is not on the screen.
    struct NoLogin: Error, CustomStringConvertible {
        /// Says how to continue.
        var description: String { "the login is not on the screen; open app://login first" }
    }

    /// Maps the actions.
    ///
    /// These patterns have a scheme: a link on the web may show a screen but must not log the user out.
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
            // Screens for logged-in users must not stay visible.
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
        // Dismisses from the root, so that a login that is presented over another one goes with it.
        try await window.transition { window.rootViewController?.dismiss(animated: true) }
        // A stranger can write the URL of a login, so its callback may open a screen but never an action. The
        // request opens the callback, which therefore waits until the action is done.
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
