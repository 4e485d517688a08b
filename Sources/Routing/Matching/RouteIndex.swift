/// Which entries match a URL, the last registered first.
///
/// Entries are known by their ordinals, which grow with every registration. The index asks nobody's code, so it
/// may be used under the lock; a match that hangs on a condition in code is handed out as a possible one.
struct RouteIndex: Sendable {
    /// An entry that matches.
    struct Candidate: Sendable {
        let ordinal: Int
        /// The captures, or `nil` when conditions in code have to be asked before anything is known.
        let captures: Parameters?
    }

    private struct Slot {
        let ordinal: Int
        /// The pattern and the tags, or `nil` once the entry was removed.
        var entry: (pattern: RoutePattern, tags: Set<String>)?
    }

    private let matcher: PatternMatcher
    /// In the order of the ordinals.
    private var slots: [Slot] = []
    private var removed = 0

    init(rules: MatchingRules) {
        matcher = PatternMatcher(rules: rules, asksPredicates: false)
    }

    /// Adds an entry, which must be newer than all others.
    ///
    /// - Complexity: O(1), amortised.
    mutating func insert(_ pattern: RoutePattern, tags: Set<String>, ordinal: Int) {
        assert(slots.last.map { $0.ordinal < ordinal } ?? true, "ordinals grow")
        slots.append(Slot(ordinal: ordinal, entry: (pattern, tags)))
    }

    /// Removes an entry; one that is not there is none of its business.
    ///
    /// - Complexity: O(log *n*), amortised.
    mutating func remove(ordinal: Int) {
        let index = position(of: ordinal)
        guard index < slots.count, slots[index].ordinal == ordinal, slots[index].entry != nil else { return }
        slots[index].entry = nil
        removed += 1
        if removed > slots.count / 2 {
            slots.removeAll { $0.entry == nil }
            removed = 0
        }
    }

    /// Finds the newest entry that matches.
    ///
    /// - Parameters:
    ///   - subject: The URL.
    ///   - filter: The scope; entries outside it do not count.
    ///   - ordinal: Only entries older than this count.
    /// - Returns: The entry, or `nil` when none matches.
    func newest(
        matching subject: MatchSubject,
        in filter: TagFilter,
        before ordinal: Int = .max
    ) -> Candidate? {
        for slot in slots[..<position(of: ordinal)].reversed() {
            guard let (pattern, tags) = slot.entry, filter.accepts(tags),
                let captures = matcher.match(pattern, subject)
            else { continue }
            return Candidate(ordinal: slot.ordinal, captures: pattern.predicates.isEmpty ? captures : nil)
        }
        return nil
    }

    /// The position of the first slot that is not older than an ordinal.
    private func position(of ordinal: Int) -> Int {
        var low = 0
        var high = slots.count
        while low < high {
            let middle = (low + high) / 2
            if slots[middle].ordinal < ordinal { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
