/// A registered map or proxy.
///
/// Immutable, so that what was matched under the lock can be read outside it.
final class Entry: Sendable {
    let uuid: RouteUUID
    let ordinal: Int
    let draft: RouteEntry
    let owner: OwnerTable.Key?
    /// What reports say of the entry.
    let signature: Signature

    init(uuid: RouteUUID, ordinal: Int, draft: RouteEntry, owner: OwnerTable.Key?) {
        self.uuid = uuid
        self.ordinal = ordinal
        self.draft = draft
        self.owner = owner
        self.signature = Signature(draft, uuid: uuid)
    }
}

extension Entry {
    /// What reports say of an entry; holding it keeps no handler alive.
    final class Signature: Sendable {
        let uuid: RouteUUID
        let pattern: RoutePattern
        let name: String?
        let place: RoutePlace
        let kind: RouteEntry.Kind

        fileprivate init(_ draft: RouteEntry, uuid: RouteUUID) {
            self.uuid = uuid
            self.pattern = draft.pattern
            self.name = draft.name
            self.place = draft.place
            self.kind = draft.kind
        }
    }
}

extension Entry.Signature: CustomStringConvertible {
    /// The entry in a sentence: `the map '/books/:id' (MyApp/Routes.swift:12)`.
    var description: String {
        let label = name.map { " \"\($0)\"" } ?? ""
        return "the \(kind)\(label) '\(pattern)' (\(place))"
    }
}
