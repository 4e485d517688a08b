internal import Routing

extension RouteTable {
    /// The tree of the patterns as a Mermaid flowchart, for documents that draw those.
    ///
    /// What patterns begin with in common is drawn once. Maps are blue and rounded, proxies are hexagons on dotted
    /// arrows. It is sorted as ``markdown`` is, and nodes are named by their paths, so that a route more changes a
    /// line or two.
    ///
    /// ```
    /// flowchart LR
    ///     n_app(["app#58;#47;#47;"]):::root
    ///     n_app --> n_app_books("books<br/>“library”"):::map
    ///     n_app_books --> n_app_books_id("#58;id<br/>“book”"):::map
    ///     n_app -..-> n_app_all_proxy{{"#42;#42;<br/>proxy"}}:::proxy
    /// ```
    ///
    /// Mermaid refuses large charts: of what there is no room for, the deepest first, only the number is drawn.
    public var mermaid: String { RouteChart.text(of: rows.inOrder()) }
}
