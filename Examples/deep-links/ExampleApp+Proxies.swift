import Routing

extension ExampleApp {
    /// Adds the proxies, in the reverse of the order in which they are asked: the last registered is asked first.
    ///
    /// A redirect ends the asking. So the log, which is to see everything, is registered last, and authentication
    /// after rewriting: the other way round, a rewritten URL would reach its screen without having been checked.
    static func addProxies(to router: Routing, session: Session) {
        addRewriting(to: router)
        addAuthentication(to: router, session: session)
        addLogging(to: router)
    }

    /// Turns `push` into `present`: this app presents all that older links push.
    private static func addRewriting(to router: Routing) {
        router.proxy(
            "routingexample://*",
            tags: ["Views"],
            decide: { request in
                guard request.url.segments.first == "push" else { return .pass }
                // Segments are decoded, so they are escaped again. The query goes along with the parameters.
                let path = request.url.segments.dropFirst().map(RouteURL.escapingQueryValue)
                return .redirect(to: "routingexample://present/" + path.joined(separator: "/"))
            },
            name: "rewriting"
        )
    }

    /// Sends whoever is logged out to the login, and from there back to the URL with its query and fragment.
    private static func addAuthentication(to router: Routing, session: Session) {
        router.proxy(
            "/*/privilegedinfo",
            tags: ["Views"],
            decide: { request in
                guard !session.isActive else { return .pass }
                let callback = RouteURL.escapingQueryValue(request.url.string)
                return .redirect(to: "routingexample://present/login?callback=\(callback)")
            },
            name: "authentication"
        )
    }

    /// Writes down what is opened: a classic proxy, which has nothing to wait for and lets everything pass.
    private static func addLogging(to router: Routing) {
        router.proxy(
            "/*",
            tags: ["Logs"],
            handler: { route, parameters, _, next in
                Narrator.tell("logged", "\(route) \(parameters)")
                next(nil)
            },
            name: "logging"
        )
    }
}
