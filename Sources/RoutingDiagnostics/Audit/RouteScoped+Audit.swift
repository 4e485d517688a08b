public import Routing

extension RouteScoped {
    /// Looks for entries in scope that are hardly meant: maps that never handle a URL because of later ones,
    /// routes that were registered twice, proxies that are not asked, names and tags spelt in two ways.
    ///
    /// ```swift
    /// @Test func noRouteHidesAnother() {
    ///     let router = Routing()
    ///     registerRoutes(in: router)
    ///     #expect(router.audit().isEmpty)
    /// }
    /// ```
    ///
    /// Each finding has a ``RouteFinding/witness``: open it, and you see what is meant. It tells the places
    /// of registration, and what to do. If some of what is found is intended, look for the rest:
    ///
    /// ```swift
    /// let findings = router.audit().filter { $0.certainty == .certain && $0.code != .idleProxy }
    /// ```
    ///
    /// A map is found to be never reached only when later ones match all of its URLs wherever it is seen: in
    /// scopes too, so that a map without tags hides none that has tags. What the audit cannot be sure of
    /// "may" be so. A scope is looked at as if its entries were all there is.
    ///
    /// What a proxy decides is code, and only a trace shows which of them keep callers out: those that rejected
    /// something, or let some URLs pass and redirected others. With a trace of the same router the audit says of
    /// such a proxy how it can be got round:
    ///
    /// ```swift
    /// let findings = router.audit(knowing: journal.trace).filter { $0.code == .bypassableProxy }
    /// ```
    ///
    /// It reads the entries at once and then works without holding up the router. No handler is run, but
    /// conditions in code and the decoding of values are asked about made-up URLs.
    ///
    /// - Parameter trace: What has happened in the router, if it is known.
    /// - Returns: What was found, about the newest entries first. The order is the same every time.
    /// - Complexity: O(*n* log *n*) in the number of entries. What is looked at for each entry is bounded.
    ///   Among thousands of regular expressions at one place of a path, some maps stay undecided, and are not
    ///   reported.
    public func audit(knowing trace: RoutingTrace? = nil) -> [RouteFinding] {
        // Witnesses state their origin, so what an unstated one counts as does not matter.
        var audit = RouteAudit(snapshot(from: .internal), knowing: BarringProxies(trace))
        audit.run()
        return audit.findings.map { RouteFinding($0) }
    }
}
