@testable import Routing

/// Which entries match a URL, found by trying one after another: what the index must give, in as plain a way
/// as there is.
struct LinearIndex {
    /// An entry.
    struct Entry {
        let pattern: RoutePattern
        let tags: Set<String>
        let ordinal: Int
    }

    let rules: MatchingRules
    /// In the order of the ordinals.
    private(set) var entries: [Entry] = []

    init(rules: MatchingRules) {
        self.rules = rules
    }

    /// Adds an entry, which must be newer than all others.
    mutating func insert(_ pattern: RoutePattern, tags: Set<String>, ordinal: Int) {
        entries.append(Entry(pattern: pattern, tags: tags, ordinal: ordinal))
    }

    /// Removes an entry.
    mutating func remove(ordinal: Int) {
        entries.removeAll { $0.ordinal == ordinal }
    }

    /// The entries that match, conditions in code apart, the newest first.
    func all(matching url: RouteURL, in filter: TagFilter = TagFilter()) -> [Entry] {
        let matcher = PatternMatcher(rules: rules, asksPredicates: false)
        return entries.reversed().filter { entry in
            filter.accepts(entry.tags) && matcher.match(entry.pattern, url) != nil
        }
    }
}
