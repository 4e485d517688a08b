extension RouteTable {
    /// The tree of the patterns as a Mermaid flowchart, for documents that draw such charts.
    ///
    /// The chart draws a common beginning of patterns once. Maps are blue and rounded; proxies are hexagons
    /// on dotted arrows. Nodes are sorted as in ``markdown`` and named by their paths, so that a new route
    /// changes a line or two.
    ///
    /// ```
    /// flowchart LR
    ///     n_app(["app#58;#47;#47;"]):::root
    ///     n_app --> n_app_books("books<br/>“library”"):::map
    ///     n_app_books --> n_app_books_id("#58;id<br/>“book”"):::map
    ///     n_app -..-> n_app_all_proxy{{"#42;#42;<br/>proxy"}}:::proxy
    /// ```
    ///
    /// Mermaid refuses large charts. If there is not enough room, the chart omits the deepest nodes first and
    /// shows only their number.
    public var mermaid: String { RouteChart.text(of: rows.inOrder()) }
}
