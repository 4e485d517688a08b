@testable import Routing

/// An index with the bookkeeping that its owner does: entries are known by their ordinals here.
struct IndexProbe: ~Copyable {
    private(set) var index: RouteIndex
    /// What was inserted and not removed.
    private struct Entry {
        let pattern: RoutePattern
        let tags: Set<String>
        let refused: OriginSet
        /// Where the index keeps it.
        var place = 0
    }

    private var entries: [Int: Entry] = [:]
    private(set) var nextOrdinal = 0
    /// How often the index was compacted.
    private(set) var compactions = 0

    init(rules: MatchingRules = MatchingRules()) {
        index = RouteIndex(rules: rules)
    }

    /// The ordinals of what is in the index, in order.
    var ordinals: [Int] { entries.keys.sorted() }

    /// Where the index keeps an entry.
    func place(of ordinal: Int) -> Int? { entries[ordinal]?.place }

    /// How much the last search looked at.
    var visits: Int { index.search.visits }

    /// What the last search cost: how much it looked at, in the index and in constraints.
    var steps: Int { index.search.visits + index.search.cost }

    /// How many constraints the last search asked about a segment.
    var questions: Int { index.search.questions }

    /// Adds an entry.
    ///
    /// - Returns: Its ordinal.
    @discardableResult
    mutating func insert(
        _ pattern: RoutePattern,
        tags: Set<String> = [],
        refusing origins: OriginSet = []
    ) -> Int {
        let ordinal = nextOrdinal
        nextOrdinal += 1
        place(Entry(pattern: pattern, tags: tags, refused: origins), ordinal)
        return ordinal
    }

    private mutating func place(_ entry: Entry, _ ordinal: Int) {
        var entry = entry
        entry.place = index.insert(
            entry.pattern, tags: entry.tags, ordinal: ordinal, refusing: entry.refused)
        entries[ordinal] = entry
    }

    /// Removes an entry, and places the others in a new index when the index asks for it.
    mutating func remove(_ ordinal: Int) {
        guard let entry = entries.removeValue(forKey: ordinal) else { return }
        index.remove(at: entry.place)
        guard index.isSparse else { return }
        compactions += 1
        index = RouteIndex(rules: index.rules, seed: index.seed)
        for (ordinal, entry) in entries.sorted(by: { $0.key < $1.key }) { place(entry, ordinal) }
    }
}

extension IndexProbe {
    /// The newest match and the possible ones before it.
    mutating func newest(_ url: RouteURL, in filter: TagFilter = TagFilter()) -> RouteIndex.Findings {
        index.newest(matching: url, in: filter)
    }

    /// All matches, the newest first.
    mutating func all(_ url: RouteURL, in filter: TagFilter = TagFilter()) -> [RouteIndex.Candidate] {
        index.all(matching: url, in: filter)
    }

    /// The ordinals of all matches, the newest first.
    mutating func ordinals(_ url: String, in filter: TagFilter = TagFilter()) throws -> [Int] {
        all(try RouteURL(url), in: filter).map(\.ordinal)
    }

    /// The ordinal of the newest match that is certain.
    mutating func winner(_ url: String, in filter: TagFilter = TagFilter()) throws -> Int? {
        newest(try RouteURL(url), in: filter).certain?.ordinal
    }
}
