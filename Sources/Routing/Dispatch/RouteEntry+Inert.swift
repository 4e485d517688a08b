internal import Dispatch

extension Entry {
    /// The name of the type of the values decoded from its URLs, for an entry of typed routes.
    package var valueType: String? { handler.decoder?.typeName }

    /// The identity of that type; if only the name of the type is known, an identity unique to the entry.
    package var valueTypeIdentity: ObjectIdentifier? { handler.decoder?.identity }

    /// Whether the entry has a decoder or a condition of which only the name is known, and that accepts everything.
    package var hasUnknownCode: Bool {
        handler.decoder?.isUnknown ?? false || pattern.predicates.values.contains(where: \.isUnknown)
    }

    /// The label of the queue of a classic entry; `nil` for an async entry.
    package var queueLabel: String? { handler.queue?.label }
}

extension RouteEntry {
    /// Makes an entry that does nothing, with the properties of another entry.
    ///
    /// - Parameters:
    ///   - kind: The kind of entry.
    ///   - pattern: The pattern.
    ///   - tags: The tags.
    ///   - valueType: The name of the type of its values, for an entry of typed routes; decoding always succeeds.
    ///   - queue: The label of the queue of a classic entry; `nil` for an async one.
    ///   - name: The name for reports.
    ///   - summary: The sentence for reports.
    ///   - place: The line of the registration.
    ///   - origins: The origins that it accepts.
    package init(
        inert kind: Kind,
        _ pattern: RoutePattern,
        tags: [String],
        valueType: String?,
        queue: String?,
        name: String?,
        summary: String?,
        place: SourceLine,
        accepting origins: [RouteOrigin.Kind]
    ) {
        let queue = queue.map { DispatchQueue(label: $0) }
        let code: Handler.Code =
            switch (kind, queue) {
            case (.map, let queue?): .map(queue) { _, _, _, completed in completed() }
            case (.proxy, let queue?), (.guard, let queue?): .proxy(queue) { _, _, _, next in next(nil) }
            case (.map, nil): .asyncMap(isolation: nil) { _ in nil }
            case (.proxy, nil), (.guard, nil): .asyncProxy(isolation: nil) { _ in .pass }
            }
        let handler = Handler(code, decoding: valueType.map { RouteValueDecoder(typeName: $0) })
        self.init(pattern, tags, handler, name, summary, place, accepting: origins, as: kind)
    }
}
