/// The tags of a scope: an entry is in it when it has one tag of every set.
///
/// It also says on whose behalf entries are looked for. That is no part of the scope: two filters are the same scope
/// whoever looks through them.
struct TagFilter: Sendable {
    /// The sets of tags, each narrowing the ones before it; none for the whole router.
    private(set) var clauses: [Set<String>] = []
    /// The origins that an entry has to accept, all of them.
    var askers = OriginSet.internal

    /// Gives the filter narrowed to entries with one of these tags; no tags narrow nothing.
    func narrowed(to tags: [String]) -> TagFilter {
        guard !tags.isEmpty else { return self }
        var filter = self
        filter.clauses.append(Set(tags))
        return filter
    }

    /// Gives the filter of the same scope, as others look through it.
    func asked(by askers: OriginSet) -> TagFilter {
        var filter = self
        filter.askers = askers
        return filter
    }

    /// The filter that this one narrows, or `nil` for the whole router.
    var wider: TagFilter? {
        guard !clauses.isEmpty else { return nil }
        var filter = self
        filter.clauses.removeLast()
        return filter
    }

    /// All tags of the scope, which its own registrations get.
    var tags: Set<String> {
        clauses.reduce(into: []) { $0.formUnion($1) }
    }

    /// Whether an entry with these tags is in the scope, whatever it accepts.
    func accepts(_ tags: Set<String>) -> Bool {
        clauses.allSatisfy { !$0.isDisjoint(with: tags) }
    }
}

extension TagFilter: Hashable {
    /// Whether both are the same scope, in whatever order they were narrowed.
    static func == (left: TagFilter, right: TagFilter) -> Bool {
        Set(left.clauses) == Set(right.clauses)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(Set(clauses))
    }
}
