/// The tags of a scope: an entry is in the scope when it has at least one tag of every set.
///
/// The filter also holds the origins on whose behalf a search runs. They are not part of the scope: two filters
/// with different origins can be the same scope.
package struct TagFilter: Sendable {
    /// The conditions of the filter; an object, so that the usual filter, without conditions, is only an
    /// empty reference.
    private final class Content: Sendable {
        // Slices, so that wider filters share them.
        let clauses: ArraySlice<Set<String>>
        /// For each clause, the sum of its hash and those before it; the last sum does not depend on the order.
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

    /// The entries that have all of these tags, as after a narrowing by each of them.
    ///
    /// - Complexity: O(*n* log *n*) in the number of tags.
    package init(all tags: Set<String>) {
        let clauses = tags.inOrder.map { Set([$0]) }
        var sum = 0
        let hashes = clauses.map { clause in
            sum &+= clause.hashValue
            return sum
        }
        self.init(clauses[...], hashes[...], .internal)
    }

    private init(_ clauses: ArraySlice<Set<String>>, _ hashes: ArraySlice<Int>, _ askers: OriginSet) {
        let isUsual = clauses.isEmpty && askers == .internal
        content = isUsual ? nil : Content(clauses, hashes, askers)
    }

    /// The sets of tags, each narrowing the ones before it; none for the whole router.
    package var clauses: ArraySlice<Set<String>> { content?.clauses ?? [] }

    /// For each set of tags, the sum of its hash and those before it.
    private var hashes: ArraySlice<Int> { content?.hashes ?? [] }

    /// The origins that an entry must accept, all of them.
    package var askers: OriginSet { content?.askers ?? .internal }

    /// Whether the filter has no tags and accepts each entry that accepts URLs from the program itself.
    @inline(__always)
    var isUsual: Bool { content == nil }

    /// Returns the filter narrowed to entries with one of these tags; an empty list changes nothing.
    ///
    /// - Complexity: O(*n*) in the number of earlier narrowings, all of which a search also examines.
    package func narrowed(to tags: [String]) -> TagFilter {
        let clause = Set(tags)
        let hash = clause.hashValue
        // Nested requests may narrow by the same tags repeatedly; the filter must not grow each time.
        if tags.isEmpty || contains(clause, hash: hash) { return self }
        return TagFilter(clauses + [clause], hashes + [(hashes.last ?? 0) &+ hash], askers)
    }

    /// Returns the filter of the same scope for other origins.
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

    /// Whether an entry with these tags is in the scope, regardless of the origins that it accepts.
    package func accepts(_ tags: Set<String>) -> Bool {
        clauses.allSatisfy { !$0.isDisjoint(with: tags) }
    }
}

extension TagFilter: Hashable {
    /// Whether both are the same scope, regardless of the order of narrowing.
    ///
    /// - Complexity: O(*n*) in the narrowings for equal ones, O(1) for most others.
    package static func == (left: TagFilter, right: TagFilter) -> Bool {
        left.hashes.last == right.hashes.last && Set(left.clauses) == Set(right.clauses)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(hashes.last)
    }
}
