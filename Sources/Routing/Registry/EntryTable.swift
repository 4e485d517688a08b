/// The entries of one kind, at the places that the index assigns to them.
package struct EntryTable: ~Copyable, Sendable {
    private var index: RouteIndex
    private var entries: [Entry?] = []
    /// The number of entries that do not accept every origin.
    private(set) var restrictedCount = 0

    package init(rules: MatchingRules) {
        index = RouteIndex(rules: rules)
    }

    /// The number of visits that the last search made.
    package var visits: Int { index.search.visits }

    /// Whether there are no entries.
    var isEmpty: Bool { index.count == 0 }

    /// All entries, in no particular order.
    var all: [Entry] { entries.compactMap { $0 } }

    /// Adds an entry, which must be newer than all others in the table.
    ///
    /// - Returns: Its place.
    /// - Complexity: O(length of the pattern), amortised.
    package mutating func insert(_ entry: Entry) -> Int {
        if !entry.signature.refused.isEmpty { restrictedCount += 1 }
        return place(entry)
    }

    private mutating func place(_ entry: Entry) -> Int {
        let place = index.insert(
            entry.pattern,
            tags: entry.tags,
            ordinal: entry.ordinal,
            asksCode: entry.asksCode,
            refusing: entry.signature.refused
        )
        while entries.count <= place { entries.append(nil) }
        entries[place] = entry
        return place
    }

    /// Removes an entry.
    ///
    /// - Returns: The entry, for release outside the lock, and the entries that moved, with their new places.
    /// - Complexity: O(length of the pattern), amortised.
    mutating func remove(at place: Int) -> (entry: Entry?, moved: [(entry: Entry, place: Int)]) {
        let entry = entries[place]
        entries[place] = nil
        if entry?.signature.refused.isEmpty == false { restrictedCount -= 1 }
        index.remove(at: place)
        return (entry, index.isSparse ? compact() : [])
    }

    /// The newest entry that certainly matches, and the newer entries that match if their conditions in code hold.
    package mutating func newest(
        matching url: RouteURL,
        in filter: TagFilter
    ) -> (certain: Entry?, possible: [Entry]) {
        newest(matching: url.string, url.outline, in: filter)
    }

    /// The same for a URL of which the caller has read the parts.
    @inline(__always)
    mutating func newest(
        matching text: String,
        _ url: URLOutline,
        in filter: TagFilter
    ) -> (certain: Entry?, possible: [Entry]) {
        let found = index.newest(matching: text, url, in: filter)
        var certain: Entry?
        if let found = found.certain { certain = entries[found.place] }
        return (certain, found.possible.isEmpty ? [] : found.possible.compactMap { entries[$0.place] })
    }

    /// All entries that match, including those that match if their conditions in code hold, newest first.
    package mutating func all(matching url: RouteURL, in filter: TagFilter) -> [Entry] {
        index.all(matching: url, in: filter).compactMap { entries[$0.place] }
    }

    /// Places the entries in a new index.
    private mutating func compact() -> [(entry: Entry, place: Int)] {
        let remaining = all.inOrder(of: \.ordinal)
        index = RouteIndex(rules: index.rules, seed: index.seed)
        entries = []
        return remaining.map { (entry: $0, place: place($0)) }
    }
}
