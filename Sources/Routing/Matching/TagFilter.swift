/// The tags of a scope: an entry is in it when it has one tag of every set.
///
/// It also says on whose behalf entries are looked for. That is no part of the scope: two filters are the
/// same scope whatever the origin of the URL.
package struct TagFilter: Sendable {
    /// What there is to ask for; an object, so that the usual filter, which has none, is no more than an
    /// empty reference.
    private final class Content: Sendable {
        // Slices, so that what is wider shares them.
        let clauses: ArraySlice<Set<String>>
        /// For each clause, the sum of its hash and those before it: the same in whatever order.
        let hashes: ArraySlice<Int>
        let askers: OriginSet

        init(_ clauses: ArraySlice<Set<String>>, _ hashes: ArraySlice<Int>, _ askers: OriginSet) {
            self.clauses = clauses
            self.hashes = hashes
            self.askers = askers
        }
    }

    private let content: Content?

    /// The whole router, as the program itself looks through it.
    package init() {
        content = nil
    }

    private init(_ clauses: ArraySlice<Set<String>>, _ hashes: ArraySlice<Int>, _ askers: OriginSet) {
        let isUsual = clauses.isEmpty && askers == .internal
        content = isUsual ? nil : Content(clauses, hashes, askers)
    }

    /// The sets of tags, each narrowing the ones before it; none for the whole router.
    package var clauses: ArraySlice<Set<String>> { content?.clauses ?? [] }

    /// For each set of tags, the sum of its hash and those before it.
    private var hashes: ArraySlice<Int> { content?.hashes ?? [] }

    /// The origins that an entry has to accept, all of them.
    package var askers: OriginSet { content?.askers ?? .internal }

    /// Whether it asks for nothing: any entry that accepts what comes from the program itself will do.
    @inline(__always)
    var isUsual: Bool { content == nil }

    /// Gives the filter narrowed to entries with one of these tags; no tags narrow nothing.
    ///
    /// - Complexity: O(*n*) in the narrowings before, all of which a search has to look at as well.
    package func narrowed(to tags: [String]) -> TagFilter {
        let clause = Set(tags)
        let hash = clause.hashValue
        // What narrows by the same tags again and again, as nested requests may, must not grow with it.
        if tags.isEmpty || contains(clause, hash: hash) { return self }
        return TagFilter(clauses + [clause], hashes + [(hashes.last ?? 0) &+ hash], askers)
    }

    /// Gives the filter of the same scope, as others look through it.
    package func asked(by askers: OriginSet) -> TagFilter {
        askers == self.askers ? self : TagFilter(clauses, hashes, askers)
    }

    /// The filter that this one narrows, or `nil` for the whole router.
    ///
    /// - Complexity: O(1).
    var wider: TagFilter? {
        clauses.isEmpty ? nil : TagFilter(clauses.dropLast(), hashes.dropLast(), askers)
    }

    private func contains(_ clause: Set<String>, hash: Int) -> Bool {
        var sum = 0
        return zip(hashes, clauses).contains { next, other in
            defer { sum = next }
            return next &- sum == hash && other == clause
        }
    }

    /// All tags of the scope, which its own registrations get.
    package var tags: Set<String> {
        clauses.reduce(into: []) { $0.formUnion($1) }
    }

    /// Whether an entry with these tags is in the scope, whatever it accepts.
    package func accepts(_ tags: Set<String>) -> Bool {
        clauses.allSatisfy { !$0.isDisjoint(with: tags) }
    }
}

extension TagFilter: Hashable {
    /// Whether both are the same scope, in whatever order they were narrowed.
    ///
    /// - Complexity: O(*n*) in the narrowings for equal ones, O(1) for most others.
    package static func == (left: TagFilter, right: TagFilter) -> Bool {
        left.hashes.last == right.hashes.last && Set(left.clauses) == Set(right.clauses)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(hashes.last)
    }
}
