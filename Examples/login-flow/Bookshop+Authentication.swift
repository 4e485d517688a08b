import Routing

extension Bookshop {
    /// Redirects a visitor who is logged out to the login, which then opens the original URL.
    ///
    /// It is a guard, so that no link can bypass it. Its pattern has no scheme, like those of the screens, so
    /// it protects links on the web site as well as links in the app.
    static func addAuthentication(to router: Routing, session: Session) {
        router.protect("/account/**", name: "authentication") { request in
            guard !session.isActive else { return .pass }
            let callback = RouteURL.escapingQueryValue(request.url.string)
            return .redirect(to: "app://login?callback=\(callback)")
        }
    }
}
