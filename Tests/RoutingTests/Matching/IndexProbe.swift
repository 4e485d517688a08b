@testable import Routing

/// An index with the bookkeeping that its owner does: entries are known by their ordinals here.
struct IndexProbe: ~Copyable {
    private(set) var index: RouteIndex
    /// Where the index keeps an entry.
    private(set) var places: [Int: Int] = [:]
    private(set) var nextOrdinal = 0
    /// How often the index was compacted.
    private(set) var compactions = 0

    init(rules: MatchingRules = MatchingRules()) {
        index = RouteIndex(rules: rules)
    }

    /// The ordinals of what is in the index, in order.
    var ordinals: [Int] { places.keys.sorted() }

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
        places[ordinal] = index.insert(pattern, tags: tags, ordinal: ordinal, refusing: origins)
        return ordinal
    }

    /// Removes an entry, and compacts the index when it asks for it.
    mutating func remove(_ ordinal: Int) {
        guard let place = places.removeValue(forKey: ordinal) else { return }
        index.remove(at: place)
        guard index.isSparse else { return }
        compactions += 1
        let ordinals = Dictionary(uniqueKeysWithValues: places.map { ($0.value, $0.key) })
        let moves = index.compact()
        places = [:]
        for move in moves {
            if let ordinal = ordinals[move.from] { places[ordinal] = move.to }
        }
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
