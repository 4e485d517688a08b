/// A registered map, proxy or guard.
///
/// Immutable, so that what was matched under the lock can be read outside it.
package final class Entry: Sendable {
    package let ordinal: Int
    /// What reports say of the entry.
    package let signature: Signature
    package let tags: Set<String>
    let handler: Handler
    // Negative without an owner: an optional would take the object into the next size of allocations.
    private let ownerKey: OwnerTable.Key

    init(uuid: RouteUUID, ordinal: Int, draft: RouteEntry, owner: OwnerTable.Key?) {
        self.ordinal = ordinal
        self.signature = Signature(draft, uuid: uuid)
        self.tags = draft.tags
        self.handler = draft.handler
        self.ownerKey = owner ?? -1
    }
}

extension Entry {
    package var uuid: RouteUUID { signature.uuid }
    package var pattern: RoutePattern { signature.pattern }
    package var kind: RouteEntry.Kind { signature.kind }

    /// Whether the entry stands in a scope, whatever origins it accepts; a guard stands in every one.
    package func isIn(_ scope: TagFilter) -> Bool { kind == .guard || scope.accepts(tags) }

    /// The owner, if there is one.
    package var owner: OwnerTable.Key? { ownerKey < 0 ? nil : ownerKey }

    /// Whether code has a say in what it matches: conditions, or the decoding of a value.
    package var asksCode: Bool { asksConditions || handler.isTyped }

    /// Whether conditions in code have a say in what it matches, which may say something else the next time.
    package var asksConditions: Bool { !pattern.predicates.isEmpty }
}

extension Entry {
    /// What reports say of an entry; holding it keeps no handler alive.
    package final class Signature: Sendable {
        package let uuid: RouteUUID
        package let pattern: RoutePattern
        package let place: RoutePlace
        package let kind: RouteEntry.Kind
        /// The origins that it does not accept.
        package let refused: OriginSet
        private let labels: RouteEntry.Labels?

        fileprivate init(_ draft: RouteEntry, uuid: RouteUUID) {
            self.uuid = uuid
            self.pattern = draft.pattern
            self.place = draft.place
            self.kind = draft.kind
            self.refused = draft.origins?.others ?? []
            self.labels = draft.labels
        }

        /// The name that it was given, if any.
        package var name: String? { labels?.name }

        /// The sentence that it was given, if any.
        package var summary: String? { labels?.summary }
    }
}

extension Entry.Signature: CustomStringConvertible {
    /// The entry in a sentence: `the map '/books/:id' (MyApp/Routes.swift:12)`.
    package var description: String {
        let label = name.map { " \"\($0)\"" } ?? ""
        return "the \(kind)\(label) '\(pattern)' (\(place))"
    }
}
