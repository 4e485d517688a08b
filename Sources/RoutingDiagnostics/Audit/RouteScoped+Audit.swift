public import Routing

extension RouteScoped {
    /// Looks for likely mistakes among the entries in scope: maps that never handle a URL because of later
    /// ones, routes that were registered twice, proxies that are not asked, inconsistent names and misspelt
    /// tags.
    ///
    /// ```swift
    /// @Test func noRouteHidesAnother() {
    ///     let router = Routing()
    ///     registerRoutes(in: router)
    ///     #expect(router.audit().isEmpty)
    /// }
    /// ```
    ///
    /// Each finding has a ``RouteFinding/witness``, a URL that shows the mistake when you open it. The
    /// finding also names the source lines and the way to repair the mistake. If some findings are
    /// intended, filter them out:
    ///
    /// ```swift
    /// let findings = router.audit().filter { $0.certainty == .certain && $0.code != .idleProxy }
    /// ```
    ///
    /// The audit reports a map as never reached only when later maps match all of its URLs in every scope
    /// that contains it. So a map without tags hides no map with tags. A finding of which the audit cannot be
    /// sure says "may". The audit treats the entries of a scope as if there were no others.
    ///
    /// A proxy decides in code, and only a trace shows which proxies keep callers out: those that rejected a
    /// URL, or let some URLs pass and redirected others. With a trace of the same router, the audit reports
    /// how such a proxy can be bypassed:
    ///
    /// ```swift
    /// let findings = router.audit(knowing: journal.trace).filter { $0.code == .bypassableProxy }
    /// ```
    ///
    /// The audit takes one snapshot of the entries and then works without blocking the router. No handler
    /// runs, but the audit asks conditions in code, and decodes values, with made-up URLs.
    ///
    /// - Parameter trace: The recorded events of the router, if they are known.
    /// - Returns: The findings, those about the newest entries first. The order is the same every time.
    /// - Complexity: O(*n* log *n*) in the number of entries. The work for each entry is bounded. Among
    ///   thousands of regular expressions at one place of a path, some maps stay undecided, and are not
    ///   reported.
    public func audit(knowing trace: RoutingTrace? = nil) -> [RouteFinding] {
        // Witnesses state their origin, so the snapshot's default origin does not matter.
        var audit = RouteAudit(snapshot(from: .internal), knowing: BarringProxies(trace))
        audit.run()
        return audit.findings.map { RouteFinding($0) }
    }
}
