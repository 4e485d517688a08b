/// A registered map, proxy or guard.
///
/// An entry is immutable, so that code outside the lock can read an entry that was matched under the lock.
package final class Entry: Sendable {
    package let ordinal: Int
    /// The description of the entry in reports.
    package let signature: Signature
    package let tags: Set<String>
    let storedHandler: any StoredHandler
    // Negative without an owner: an optional would move the object into the next allocation size.
    private let ownerKey: OwnerTable.Key

    init(uuid: RouteUUID, ordinal: Int, draft: RouteEntry, owner: OwnerTable.Key?) {
        self.ordinal = ordinal
        self.signature = Signature(draft, uuid: uuid)
        self.tags = draft.tags
        self.storedHandler = draft.storedHandler
        self.ownerKey = owner ?? -1
    }
}

extension Entry {
    package var uuid: RouteUUID { signature.uuid }
    package var pattern: RoutePattern { signature.pattern }
    package var kind: RouteEntry.Kind { signature.kind }

    /// Whether the entry belongs to a scope, regardless of its origins; a guard belongs to every scope.
    package func isIn(_ scope: TagFilter) -> Bool { kind == .guard || scope.accepts(tags) }

    /// The owner, if there is one.
    package var owner: OwnerTable.Key? { ownerKey < 0 ? nil : ownerKey }

    /// Whether matching depends on code: on conditions, or on the decoding of a value.
    package var asksCode: Bool { asksConditions || storedHandler.isTyped }

    /// Whether matching depends on conditions in code, whose results may change from call to call.
    package var asksConditions: Bool { !pattern.predicates.isEmpty }
}

extension Entry {
    /// The description of an entry in reports; it does not retain the handler.
    package final class Signature: Sendable {
        package let uuid: RouteUUID
        package let pattern: RoutePattern
        package let place: SourceLine
        package let kind: RouteEntry.Kind
        /// The origins that the entry does not accept.
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

        /// The name from the registration, if any.
        package var name: String? { labels?.name }

        /// The summary from the registration, if any.
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

/// The code that the router calls for an entry, as far as the registry knows it.
///
/// The registry keeps handlers and calls none of them, so it needs no word for requests and decisions. The dispatcher
/// declares the only conformance.
protocol StoredHandler: AnyObject, Sendable {
    /// The default kind of an entry with this handler; a guard uses a proxy's handler and states its kind.
    var kind: RouteEntry.Kind { get }
    /// Whether a value must be decoded for the entry to match.
    var isTyped: Bool { get }
}
