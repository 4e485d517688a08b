import Routing

extension ExampleApp {
    /// Adds the guard and the proxies: the guard is asked first, then the proxy that was registered last.
    ///
    /// A redirect by a proxy ends the asking of proxies, so the log is registered after the rewriting. The guard is
    /// asked about the rewritten URL as well.
    static func addProxies(to router: Routing, session: Session) {
        addRewriting(to: router)
        addAuthentication(to: router, session: session)
        addLogging(to: router)
    }

    /// Turns `push` into `present`: this app presents all that older links push.
    private static func addRewriting(to router: Routing) {
        router.proxy(
            "routingexample://*",
            name: "rewriting",
            tags: ["Views"]
        ) { request in
            guard request.url.segments.first == "push" else { return .pass }
            // Segments are decoded, so they are escaped again. The query goes along with the parameters.
            let path = request.url.segments.dropFirst().map(RouteURL.escapingQueryValue)
            return .redirect(to: "routingexample://present/" + path.joined(separator: "/"))
        }
    }

    /// Sends a visitor who is logged out to the login, and from there back to the URL with its query and fragment.
    private static func addAuthentication(to router: Routing, session: Session) {
        router.protect("/*/privilegedinfo", name: "authentication") { request in
            guard !session.isActive else { return .pass }
            let callback = RouteURL.escapingQueryValue(request.url.string)
            return .redirect(to: "routingexample://present/login?callback=\(callback)")
        }
    }

    /// Writes down what is opened: a classic proxy, which has nothing to wait for and lets everything pass.
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
