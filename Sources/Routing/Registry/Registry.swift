/// The entries of a router: insert, find, dispose; no queue and no lock of its own.
///
/// It is used under the router's lock, so whatever may run foreign code when it is released — entries and
/// owners — leaves through its results and is let go of outside.
struct Registry: Sendable {
    /// The table of an entry and the place there, in four bytes.
    private struct Place: Sendable {
        private static let kinds: [RouteEntry.Kind] = [.map, .proxy, .guard]
        private let code: UInt32

        init(_ kind: RouteEntry.Kind, _ index: Int) {
            let kind = Self.kinds.firstIndex(of: kind) ?? 0
            code = UInt32(index) << 2 | UInt32(kind)
        }

        var kind: RouteEntry.Kind { Self.kinds[Int(code & 3)] }
        var index: Int { Int(code >> 2) }
    }

    /// Counts changes: what was matched at one version holds as long as it stays.
    private(set) var version = 0
    /// How many guards were ever added: a URL that passed those of one count has to pass the next ones.
    private(set) var guardCount = 0
    private var maps: EntryTable
    private var proxies: EntryTable
    private var guards: EntryTable
    private var places: [RouteUUID: Place] = [:]
    private var owners = OwnerTable()
    private var nextOrdinal = 0

    init(rules: MatchingRules) {
        maps = EntryTable(rules: rules)
        proxies = EntryTable(rules: rules)
        guards = EntryTable(rules: rules)
    }

    /// Whether it matters for maps where a URL comes from.
    var hasChoosyMaps: Bool { maps.choosy > 0 }

    /// The number of entries, those of dead owners that were not yet examined included.
    var count: Int { places.count }

    /// Adds an entry.
    ///
    /// - Returns: The entry.
    /// - Complexity: O(length of the pattern), amortised.
    mutating func insert(_ draft: RouteEntry, uuid: RouteUUID, owner: (any RouteOwner)?) -> Entry {
        let key = owner.map { owners.add($0, entry: uuid) }
        let entry = Entry(uuid: uuid, ordinal: nextOrdinal, draft: draft, owner: key)
        nextOrdinal += 1
        places[uuid] = Place(draft.kind, table(of: draft.kind) { $0.insert(entry) })
        version += 1
        if draft.kind == .guard { guardCount += 1 }
        return entry
    }

    /// Removes an entry.
    ///
    /// - Returns: The entry, or `nil` when there is none with this identity.
    /// - Complexity: O(length of the pattern), amortised.
    mutating func remove(_ uuid: RouteUUID) -> Entry? {
        remove([uuid]).first
    }

    /// Removes entries of some owners that are gone.
    ///
    /// - Complexity: O(length of the patterns), amortised, of at most ``OwnerTable/entriesPerTurn`` entries.
    mutating func prune(keeping releases: inout DeferredReleases) -> [Entry] {
        let orphans = owners.examine(keeping: &releases)
        return orphans.isEmpty ? [] : remove(orphans)
    }

    /// Whether an entry is registered and its owner is there.
    func isLive(_ entry: Entry, keeping releases: inout DeferredReleases) -> Bool {
        places[entry.uuid] != nil && isOwned(entry, keeping: &releases)
    }
}

extension Registry {
    /// Finds the newest map that matches, and newer ones that do if conditions in code say so.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - releases: Takes the owners that were asked for, and the entries of those that are gone.
    /// - Returns: The map, and before it those that hang on conditions in code, the newest first.
    mutating func newestMap(
        matching url: RouteURL,
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> (certain: Entry?, possible: [Entry]) {
        living(&releases) { $0.newest(matching: url, in: filter) }
    }

    /// Finds the same for a text that is read as a URL first; nothing for one that is none.
    ///
    /// Allocates nothing, unless it is longer than all before or conditions in code take part.
    mutating func newestMap(
        matching text: String,
        readBy reader: URLReader,
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> (certain: Entry?, possible: [Entry]) {
        living(&releases) { $0.newest(matching: text, readBy: reader, in: filter) }
    }

    /// Looks for maps until those that are found have their owners.
    @inline(__always)
    private mutating func living(
        _ releases: inout DeferredReleases,
        _ find: (inout EntryTable) -> (certain: Entry?, possible: [Entry])
    ) -> (certain: Entry?, possible: [Entry]) {
        while true {
            let found = find(&maps)
            if let entry = found.certain, !isOwned(entry, keeping: &releases) {
                releases.keep(removeOrphan(entry))
                continue
            }
            if found.possible.isEmpty { return found }
            return (found.certain, found.possible.filter { isOwned($0, keeping: &releases) })
        }
    }

    /// Finds the proxies that match, or do if conditions in code say so.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - releases: Takes the owners that were asked for.
    /// - Returns: The proxies, the newest first.
    mutating func proxies(
        matching url: RouteURL,
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> [Entry] {
        if proxies.isEmpty { return [] }
        return proxies.all(matching: url, in: filter)
            .filter { isOwned($0, keeping: &releases) }
    }

    /// Finds the guards that match, or do if conditions in code say so; they stand in every scope.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - askers: The origins that a guard has to accept.
    ///   - releases: Takes the owners that were asked for.
    /// - Returns: The guards, the newest first.
    mutating func guards(
        matching url: RouteURL,
        from askers: OriginSet,
        keeping releases: inout DeferredReleases
    ) -> [Entry] {
        if guards.isEmpty { return [] }
        return guards.all(matching: url, in: TagFilter().asked(by: askers))
            .filter { isOwned($0, keeping: &releases) }
    }

    /// Lists all entries of a scope, those of dead owners that were not yet examined included.
    ///
    /// - Returns: The entries, the newest first, and whether their owners are there, if they have any.
    func entries(
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> [(entry: Entry, isOwnerAlive: Bool?)] {
        let entries = (maps.all + proxies.all + guards.all).filter { $0.isIn(filter) }
        return entries.sorted { $0.ordinal > $1.ordinal }
            .map { entry in
                (entry, entry.owner.map { owners.isAlive($0, keeping: &releases) })
            }
    }

    /// Lists the patterns of all entries that match a URL, of whatever scope and owner, conditions in code
    /// being taken to hold.
    mutating func patterns(matching url: RouteURL) -> [RoutePattern] {
        let everywhere = TagFilter().asked(by: [])
        let maps = maps.all(matching: url, in: everywhere)
        let proxies = proxies.all(matching: url, in: everywhere)
        return (maps + proxies + guards.all(matching: url, in: everywhere)).map(\.pattern)
    }

    /// Whether there are guards or proxies.
    var hasInterceptors: Bool { !guards.isEmpty || !proxies.isEmpty }

    /// All guards, in no particular order.
    var allGuards: [Entry] { guards.all }

    private func isOwned(_ entry: Entry, keeping releases: inout DeferredReleases) -> Bool {
        guard let owner = entry.owner else { return true }
        return owners.isAlive(owner, keeping: &releases)
    }

    /// Removes an entry whose owner is gone, and some others of that owner.
    private mutating func removeOrphan(_ entry: Entry) -> [Entry] {
        let others = entry.owner.map { owners.takeEntries(OwnerTable.entriesPerTurn, of: $0) } ?? []
        return remove([entry.uuid] + others)
    }

    private mutating func remove(_ orphans: [RouteUUID]) -> [Entry] {
        let removed = orphans.compactMap { take($0) }.sorted { $0.ordinal < $1.ordinal }
        if !removed.isEmpty { version += 1 }
        return removed
    }

    private mutating func take(_ uuid: RouteUUID) -> Entry? {
        guard let place = places.removeValue(forKey: uuid) else { return nil }
        let (entry, moved) = table(of: place.kind) { $0.remove(at: place.index) }
        for (entry, index) in moved { places[entry.uuid] = Place(place.kind, index) }
        places.shrink()
        guard let entry else { return nil }
        if let owner = entry.owner { owners.remove(uuid, of: owner) }
        return entry
    }

    private mutating func table<Result>(
        of kind: RouteEntry.Kind,
        _ change: (inout EntryTable) -> Result
    ) -> Result {
        switch kind {
        case .map: change(&maps)
        case .proxy: change(&proxies)
        case .guard: change(&guards)
        }
    }
}

/// What is to be let go of outside the lock, because that may run foreign code.
struct DeferredReleases {
    private final class Content: Makeable {
        var owners: [AnyObject] = []
        var orphans: [Entry] = []
    }

    // One empty reference, so that it costs nothing to be ready for what is rare.
    private var content: Content?
}

extension DeferredReleases {
    /// Owners that were loaded to see whether they are there.
    var owners: [AnyObject] { content?.owners ?? [] }

    /// Entries that were removed because their owner is gone.
    var orphans: [Entry] { content?.orphans ?? [] }

    /// Keeps an owner that was loaded.
    mutating func keep(_ owner: AnyObject) {
        content.made().owners.append(owner)
    }

    /// Keeps entries whose owner is gone.
    mutating func keep(_ orphans: [Entry]) {
        content.made().orphans += orphans
    }

    /// Lets go of the owners.
    mutating func releaseOwners() {
        content?.owners = []
    }

    /// Takes the entries out.
    mutating func takeOrphans() -> [Entry] {
        defer { content?.orphans = [] }
        return orphans
    }
}
