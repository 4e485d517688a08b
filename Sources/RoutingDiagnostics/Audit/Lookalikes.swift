/// Entries that nothing but their owners tells apart: of those of one owner, the newest.
struct Lookalikes {
    private(set) var newest: AuditedEntry
    private var byOwner: [OwnerTable.Key?: AuditedEntry]

    init(_ newest: AuditedEntry) {
        self.newest = newest
        byOwner = [newest.entry.owner: newest]
    }

    /// Adds an entry that is older than all others.
    mutating func add(_ audited: AuditedEntry) {
        let owner = audited.entry.owner
        if byOwner[owner] == nil { byOwner[owner] = audited }
    }

    /// The newest that is there for as long as an entry is, unless the program disposes of it.
    func lasting(for audited: AuditedEntry) -> AuditedEntry? {
        let owned = audited.entry.owner.flatMap { byOwner[$0] }
        return [byOwner[nil], owned].compactMap { $0 }.max { $0.ordinal < $1.ordinal }
    }
}
