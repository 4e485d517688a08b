import Routing

extension ExampleApp {
    /// Adds the guard and the proxies; the guard runs first, then the most recently registered proxy.
    ///
    /// A proxy that redirects skips the remaining proxies, so the log is registered after the rewriting. The
    /// guard also checks the rewritten URL.
    static func addProxies(to router: Routing, session: Session) {
        addRewriting(to: router)
        addAuthentication(to: router, session: session)
        addLogging(to: router)
    }

    /// Rewrites `push` to `present`, because this app presents the screens that older links push.
    private static func addRewriting(to router: Routing) {
        router.proxy(
            "routingexample://*",
            name: "rewriting",
            tags: ["Views"]
        ) { request in
            guard request.url.segments.first == "push" else { return .pass }
            // Segments are decoded, so they are escaped again. The redirect keeps the query's parameters.
            let path = request.url.segments.dropFirst().map(RouteURL.escapingQueryValue)
            return .redirect(to: "routingexample://present/" + path.joined(separator: "/"))
        }
    }

    /// Redirects a visitor who is logged out to the login, which then opens the original URL with its query
    /// and fragment.
    private static func addAuthentication(to router: Routing, session: Session) {
        router.protect("/*/privilegedinfo", name: "authentication") { request in
            guard !session.isActive else { return .pass }
            let callback = RouteURL.escapingQueryValue(request.url.string)
            return .redirect(to: "routingexample://present/login?callback=\(callback)")
        }
    }

    /// Logs each opened URL: a classic proxy, which never waits and lets every URL pass.
    private static func addLogging(to router: Routing) {
        router.proxy(
            "/*",
            name: "logging",
            tags: ["Logs"]
        ) { route, parameters, _, next in
            Narrator.tell("logged", "\(route) \(parameters)")
            next(nil)
        }
    }
}
