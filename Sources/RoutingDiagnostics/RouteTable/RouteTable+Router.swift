internal import Dispatch

extension RouteTable {
    /// Makes a router with the entries of the table, whose handlers do nothing: to be asked, not to be opened.
    ///
    /// ```swift
    /// let table = try RouteTable(json: text)
    /// let router = try table.router()
    /// print(router.explain("app://books/7"))
    /// ```
    ///
    /// The entries come in the order in which they were registered, at the places where they were. What no table
    /// can hold accepts everything: conditions in code, and the decoding of values, whose types are named. Nobody
    /// owns them.
    ///
    /// - Parameter configuration: How the router reads URLs. A table does not say how the router did that it came
    ///   from.
    /// - Returns: The router.
    /// - Throws: A ``RouteDocumentError`` that names the row which cannot be registered in such a router: its
    ///   pattern is one only with other web schemes, or does not capture what its conditions are about.
    /// - Complexity: O(*n*) in the length of the patterns.
    public func router(configuration: Routing.Configuration = Routing.Configuration()) throws -> Routing {
        let router = Routing(configuration: configuration)
        let webSchemes = configuration.readingOptions.webSchemes
        for (index, row) in rows.enumerated().reversed() {
            let pattern = try row.pattern(at: "routes[\(index)]", webSchemes)
            let place = RoutePlace(text: row.fileID, row.line)
            let handler = row.idleHandler
            let entry = RouteEntry(
                pattern, row.tags, handler, row.name, row.summary, place, accepting: row.accepting)
            router.enter(entry, owner: nil)
        }
        return router
    }
}

extension RouteTable.Row {
    /// The pattern, with conditions in the places of those that it had.
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
            let accepting = RoutePattern.Constraint.satisfying { _ in true }
            let constraints = conditions.map { ($0, accepting) }
            let folded = try ConstraintFolding(
                Dictionary(constraints) { first, _ in first }, into: pattern, webSchemes: webSchemes)
            return try RoutePattern(
                reading: folded.text, predicates: folded.predicates, webSchemes: webSchemes)
        } catch {
            throw RouteDocumentError(.malformedPattern, at: "\(place).pattern", "\(error)")
        }
    }

    /// A handler of the same kind that does nothing, for the same type, on a queue with the same label.
    fileprivate var idleHandler: Handler {
        let handler = queue.map(idleHandler(on:)) ?? awaitedIdleHandler
        return valueType.map { .typed(RouteReading(typeName: $0), handler) } ?? handler
    }

    private var awaitedIdleHandler: Handler {
        switch kind {
        case .map: .map { _ in }
        case .proxy: .proxy { _ in .pass }
        }
    }

    private func idleHandler(on label: String) -> Handler {
        let queue = DispatchQueue(label: label)
        return switch kind {
        case .map: .map(queue) { _, _, _, completed in completed() }
        case .proxy: .proxy(queue) { _, _, _, next in next(nil) }
        }
    }
}
