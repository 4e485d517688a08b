extension RouteURL {
    /// The decoded pairs of the query, in order.
    ///
    /// - Complexity: O(*n*) in the length of the query, at every call.
    public var query: Parameters { Parameters(queryPairs) }
}
