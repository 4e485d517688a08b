import Routing

extension Bookshop {
    /// Sends whoever is not logged in to the login, and from there back to the whole URL.
    ///
    /// The pattern has no scheme either: the links on the web site are guarded as those in the app are.
    static func addAuthentication(to router: Routing, session: Session) {
        router.proxy(
            "/account/**",
            tags: ["Views"],
            decide: { request in
                guard !session.isActive else { return .pass }
                let callback = RouteURL.escapingQueryValue(request.url.string)
                return .redirect(to: "app://login?callback=\(callback)")
            },
            name: "authentication"
        )
    }
}
