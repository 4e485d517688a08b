public import Routing

extension RouteOpening {
    /// Writes the maps and proxies in scope down as a document.
    ///
    /// ```swift
    /// print(router.routeTable(as: .markdown))
    /// ```
    ///
    /// The same registrations give the same text in every run, so that it can be kept in a repository, and a test
    /// can compare it with what is kept there.
    ///
    /// - Parameter format: The form: ``RouteTable/markdown``, ``RouteTable/json`` or ``RouteTable/mermaid``.
    /// - Returns: The document.
    /// - Complexity: O(*n* log *n*) in the number of entries of the router.
    public func routeTable(as format: RouteTableFormat) -> String {
        RouteTable(routes).text(as: format)
    }
}
