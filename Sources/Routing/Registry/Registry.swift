/// The entries of a router: insert, find and dispose, without its own queue or lock.
///
/// The router uses the registry under its lock. Releasing an entry or an owner may run foreign code. The registry
/// therefore hands these objects to its caller, which releases them outside the lock.
struct Registry: ~Copyable, Sendable {
    /// The table of an entry and its place in that table, in four bytes.
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

    /// The number of changes; a match stays valid until the version changes.
    private(set) var version = 0
    /// The number of guards ever added, which tells whether guards were added after a URL passed the earlier ones.
    private(set) var guardCount = 0
    /// The rules by which patterns are compared with URLs.
    let rules: MatchingRules
    private var maps: EntryTable
    private var proxies: EntryTable
    private var guards: EntryTable
    private var places = [RouteUUID: Place]()
    private var owners = OwnerTable()
    private var nextOrdinal = 0

    init(rules: MatchingRules) {
        self.rules = rules
        maps = EntryTable(rules: rules)
        proxies = EntryTable(rules: rules)
        guards = EntryTable(rules: rules)
    }

    /// Whether any map does not accept every origin.
    var hasRestrictedMaps: Bool { maps.restrictedCount > 0 }

    /// The number of entries, including those of dead owners that were not yet examined.
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
    /// - Returns: The entry, or `nil` when no entry has this identity.
    /// - Complexity: O(length of the pattern), amortised.
    mutating func remove(_ uuid: RouteUUID) -> Entry? {
        remove([uuid]).first
    }

    /// Removes entries of some dead owners.
    ///
    /// - Complexity: O(length of the patterns), amortised, of at most ``OwnerTable/entriesPerTurn`` entries.
    mutating func prune(keeping releases: inout DeferredReleases) -> [Entry] {
        let orphans = owners.examine(keeping: &releases)
        return orphans.isEmpty ? [] : remove(orphans)
    }

    /// Whether an entry is registered and its owner, if it has one, is alive.
    func isLive(_ entry: Entry, keeping releases: inout DeferredReleases) -> Bool {
        places[entry.uuid] != nil && isOwned(entry, keeping: &releases)
    }
}

extension Registry {
    /// Finds the newest map that certainly matches, and the newer maps that match if their conditions in code hold.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - releases: Receives the owners that were loaded, and the removed entries of dead owners.
    /// - Returns: The map, and the newer maps that depend on conditions in code, newest first.
    mutating func newestMap(
        matching url: RouteURL,
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> (certain: Entry?, possible: [Entry]) {
        newestMap(matching: url.string, url.outline, in: filter, keeping: &releases)
    }

    /// Finds the newest matching maps for a URL of which the caller has read the parts.
    ///
    /// Removes the entries of dead owners that it finds; of the maps that depend on conditions in code, only some of
    /// one owner. Allocates nothing, unless the URL has more segments than all earlier ones, or conditions in code take
    /// part.
    mutating func newestMap(
        matching text: String,
        _ url: URLOutline,
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> (certain: Entry?, possible: [Entry]) {
        while true {
            let found = maps.newest(matching: text, url, in: filter)
            if let entry = found.certain, !isOwned(entry, keeping: &releases) {
                releases.keep(removeOrphan(entry))
                continue
            }
            if found.possible.isEmpty { return found }
            return (found.certain, owned(found.possible, keeping: &releases))
        }
    }

    /// Returns the entries whose owners are alive, and removes some of the first dead owner.
    @inline(never)
    private mutating func owned(_ entries: [Entry], keeping releases: inout DeferredReleases) -> [Entry] {
        var orphan: Entry?
        let owned = entries.filter { entry in
            let isOwned = isOwned(entry, keeping: &releases)
            if !isOwned { orphan = orphan ?? entry }
            return isOwned
        }
        if let orphan { releases.keep(removeOrphan(orphan)) }
        return owned
    }

    /// Finds the proxies that match, including those that match if their conditions in code hold; removes some
    /// entries of dead owners that it finds.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - releases: Receives the owners that were loaded, and the removed entries of dead owners.
    /// - Returns: The proxies, newest first.
    mutating func proxies(
        matching url: RouteURL,
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> [Entry] {
        if proxies.isEmpty { return [] }
        return owned(proxies.all(matching: url, in: filter), keeping: &releases)
    }

    /// Finds the guards that match in any scope, including those that match if their conditions in code hold; removes
    /// some entries of dead owners that it finds.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - askers: The origins that a guard must accept.
    ///   - releases: Receives the owners that were loaded, and the removed entries of dead owners.
    /// - Returns: The guards, newest first.
    mutating func guards(
        matching url: RouteURL,
        from askers: OriginSet,
        keeping releases: inout DeferredReleases
    ) -> [Entry] {
        if guards.isEmpty { return [] }
        return owned(guards.all(matching: url, in: TagFilter().asked(by: askers)), keeping: &releases)
    }

    /// Lists all entries of a scope, including those of dead owners that were not yet examined.
    ///
    /// - Returns: The entries, newest first, and whether their owners, if any, are alive.
    func entries(
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> [(entry: Entry, isOwnerAlive: Bool?)] {
        let entries = (maps.all + proxies.all + guards.all).filter { $0.isIn(filter) }
        return Self.inOrder(entries).reversed().map { entry in
            (entry, entry.owner.map { owners.isAlive($0, keeping: &releases) })
        }
    }

    /// Lists the patterns of all entries that match a URL, regardless of scope and owner; conditions in code count
    /// as true.
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
        let removed = Self.inOrder(orphans.compactMap { take($0) })
        if !removed.isEmpty { version += 1 }
        return removed
    }

    /// Sorts entries, the oldest first.
    private static func inOrder(_ entries: [Entry]) -> [Entry] {
        entries.inOrder(of: \.ordinal)
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

/// Objects to release outside the lock, because their release may run foreign code.
struct DeferredReleases {
    private final class Content: Makeable {
        var owners: [AnyObject] = []
        var orphans: [Entry] = []
    }

    // One empty reference, because deferred releases are rare.
    private var content: Content?
}

extension DeferredReleases {
    /// Owners that were loaded to test whether they are alive.
    var owners: [AnyObject] { content?.owners ?? [] }

    /// Entries that were removed because their owner is dead.
    var orphans: [Entry] { content?.orphans ?? [] }

    /// Keeps an owner that was loaded.
    @inline(never)
    mutating func keep(_ owner: AnyObject) {
        content.made().owners.append(owner)
    }

    /// Keeps entries whose owner is dead.
    mutating func keep(_ orphans: [Entry]) {
        content.made().orphans += orphans
    }

    /// Releases the owners.
    mutating func releaseOwners() {
        content?.owners = []
    }

    /// Removes and returns the entries.
    mutating func takeOrphans() -> [Entry] {
        defer { content?.orphans = [] }
        return orphans
    }
}
