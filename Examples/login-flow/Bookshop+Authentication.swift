import Routing

extension Bookshop {
    /// Sends a visitor who is not logged in to the login, and from there back to the whole URL.
    ///
    /// A guard, because no link may get round it. The pattern has no scheme, like those of the screens: the links
    /// on the web site are protected as those in the app are.
    static func addAuthentication(to router: Routing, session: Session) {
        router.protect("/account/**", name: "authentication") { request in
            guard !session.isActive else { return .pass }
            let callback = RouteURL.escapingQueryValue(request.url.string)
            return .redirect(to: "app://login?callback=\(callback)")
        }
    }
}
