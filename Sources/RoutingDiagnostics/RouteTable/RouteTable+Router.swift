public import Routing

extension RouteTable {
    /// Makes a router with the entries of the table, whose handlers do nothing: for queries such as
    /// `explain`, not for opening URLs.
    ///
    /// ```swift
    /// let table = try RouteTable(json: text)
    /// let router = try table.router()
    /// print(router.explain("app://books/7"))
    /// ```
    ///
    /// The entries keep their order of registration and their source lines. A table cannot hold
    /// conditions in code or decoders, so these accept everything; the types of the values keep their names.
    /// The entries have no owners.
    ///
    /// - Parameter configuration: How the router reads URLs. The table does not store the configuration of
    ///   its router.
    /// - Returns: The router.
    /// - Throws: A ``/Routing/RouteDocumentError`` that names a row that cannot be registered in this router:
    ///   its pattern is valid only with other web schemes, or does not capture the names of its conditions.
    /// - Complexity: O(*n*) in the length of the patterns.
    public func router(configuration: Routing.Configuration = Routing.Configuration()) throws -> Routing {
        let router = Routing(configuration: configuration)
        let webSchemes = configuration.readingOptions.webSchemes
        for (index, row) in rows.enumerated().reversed() {
            let pattern = try row.pattern(at: "routes[\(index)]", webSchemes)
            let entry = RouteEntry(
                inert: row.kind,
                pattern,
                tags: row.tags,
                valueType: row.valueType,
                queue: row.queue,
                name: row.name,
                summary: row.summary,
                place: SourceLine(text: row.fileID, row.line),
                accepting: row.accepting
            )
            router.enter(entry, owner: nil)
        }
        return router
    }
}

extension RouteTable.Row {
    /// The pattern, with stand-ins for the conditions in code that it had.
    fileprivate func pattern(
        at place: String,
        _ webSchemes: Set<String>
    ) throws(RouteDocumentError) -> RoutePattern {
        guard !isRegularExpression || conditions.isEmpty else {
            let message = "a regular expression over whole URLs has no conditions; remove them"
            throw RouteDocumentError(.invalidValue, at: "\(place).conditions", message)
        }
        do {
            if isRegularExpression { return try RoutePattern(regularExpression: pattern) }
            let constraints = conditions.map { ($0, RoutePattern.Constraint.unknown) }
            return try RoutePattern(
                reading: pattern,
                where: Dictionary(constraints) { first, _ in first },
                webSchemes: webSchemes
            )
        } catch {
            throw RouteDocumentError(.malformedPattern, at: "\(place).pattern", "\(error)")
        }
    }
}
