extension NavigationTree {
    /// Tells whether an endpoint matches a URL.
    ///
    /// A navigator in a router opens a URL only if the router has a route for it, too;
    /// ``Navigator/canOpen(_:)-(String)`` then asks the router alone. The router does not know the constraints of the
    /// places beneath an endpoint: after `user/:id<int>`, it accepts `user/abc/settings`, and opening it throws
    /// ``NavigationError/Code/noEndpoint``.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether opening the URL leads to an endpoint; `false` for text that is not a URL.
    /// - Complexity: O(length of the URL), and a call for each predicate that is declared before the matching
    ///   endpoint.
    public func canOpen(_ url: String) -> Bool { blueprint.match(text: url) != nil }
}
