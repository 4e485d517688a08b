/// A registered map or proxy.
///
/// Immutable, so that what was matched under the lock can be read outside it.
final class Entry: Sendable {
    let uuid: RouteUUID
    let ordinal: Int
    let draft: RouteEntry
    let owner: OwnerTable.Key?

    init(uuid: RouteUUID, ordinal: Int, draft: RouteEntry, owner: OwnerTable.Key?) {
        self.uuid = uuid
        self.ordinal = ordinal
        self.draft = draft
        self.owner = owner
    }
}

extension Entry {
    /// What reports say of an entry; holding it keeps no handler alive.
    struct Signature: Sendable {
        let uuid: RouteUUID
        let pattern: RoutePattern
        let name: String?
        let place: RoutePlace
        let kind: RouteEntry.Kind
    }

    /// What reports say of the entry.
    var signature: Signature {
        Signature(uuid: uuid, pattern: draft.pattern, name: draft.name, place: draft.place, kind: draft.kind)
    }
}

extension Entry.Signature: CustomStringConvertible {
    /// The entry in a sentence: `the map '/books/:id' (MyApp/Routes.swift:12)`.
    var description: String {
        let label = name.map { " \"\($0)\"" } ?? ""
        return "the \(kind)\(label) '\(pattern)' (\(place))"
    }
}
