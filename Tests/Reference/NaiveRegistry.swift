/// A list of maps and proxies that is searched from its end: which entry wins, in the plainest form.
struct NaiveRegistry {
    enum Kind {
        case map, proxy
    }

    struct Entry {
        let kind: Kind
        let text: String
        let pattern: NaivePattern
        let tags: Set<String>
        /// The number of its owner.
        var owner: Int?
        var isDisposed = false
    }

    /// An entry that matches: its place in the list, and its captures.
    struct Found: Equatable {
        let index: Int
        let captures: ExactPairs
    }

    /// All entries that were ever registered, in order.
    private(set) var entries: [Entry] = []

    mutating func register(_ entry: Entry) {
        entries.append(entry)
    }

    mutating func dispose(_ index: Int) {
        entries[index].isDisposed = true
    }

    /// Disposes of everything that an owner has.
    mutating func kill(owner: Int) {
        for index in entries.indices where entries[index].owner == owner { dispose(index) }
    }

    /// Finds the entries that match, the last registered first; a scope is a list of lists of tags.
    func matching(_ kind: Kind, _ url: NaiveURL, in scope: [[String]]) -> [Found] {
        entries.indices.reversed().compactMap { index in
            let entry = entries[index]
            guard entry.kind == kind, !entry.isDisposed,
                scope.allSatisfy({ !entry.tags.isDisjoint(with: $0) }),
                let captures = entry.pattern.match(url)
            else { return nil }
            return Found(index: index, captures: ExactPairs(captures))
        }
    }
}
