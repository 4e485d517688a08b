/// The entries of a router: insert, find, dispose; no queue and no lock of its own.
///
/// It is used under the router's lock, so whatever may run foreign code when it is released — entries and owners
/// — leaves through its results and is let go of outside.
struct Registry: Sendable {
    /// How many owners are examined with each registration and each open.
    static let ownersPerTurn = 16

    /// Counts changes: what was matched at one version holds as long as it stays.
    private(set) var version = 0
    private var entries: [Int: Entry] = [:]
    private var ordinals: [RouteUUID: Int] = [:]
    private var maps: RouteIndex
    private var proxies: RouteIndex
    private var owners = OwnerTable()
    private var nextOrdinal = 0

    init(rules: MatchingRules) {
        maps = RouteIndex(rules: rules)
        proxies = RouteIndex(rules: rules)
    }

    /// The number of entries, those of dead owners that were not yet examined included.
    var count: Int { entries.count }

    /// Adds an entry.
    ///
    /// - Returns: The entry, and those that a dead owner at the same address left behind.
    /// - Complexity: O(length of the pattern), amortised.
    mutating func insert(
        _ draft: RouteEntry,
        uuid: RouteUUID,
        owner: (any RouteOwner)?
    ) -> (entry: Entry, orphans: [Entry]) {
        let ordinal = nextOrdinal
        nextOrdinal += 1
        let owned = owner.map { owners.add($0, ordinal: ordinal) }
        let orphans = owned.map { remove($0.orphans) } ?? []
        let entry = Entry(uuid: uuid, ordinal: ordinal, draft: draft, owner: owned?.key)
        entries[ordinal] = entry
        ordinals[uuid] = ordinal
        index(of: draft.kind) { $0.insert(draft.pattern, tags: draft.tags, ordinal: ordinal) }
        version += 1
        return (entry, orphans)
    }

    /// Removes an entry.
    ///
    /// - Returns: The entry, or `nil` when there is none with this identity.
    /// - Complexity: O(log *n*), amortised.
    mutating func remove(_ uuid: RouteUUID) -> Entry? {
        guard let ordinal = ordinals[uuid] else { return nil }
        return remove([ordinal]).first
    }

    /// Removes the entries of some owners that are gone.
    mutating func prune(keeping loaded: inout [AnyObject]) -> [Entry] {
        remove(owners.examine(Self.ownersPerTurn, keeping: &loaded))
    }

    /// Whether an entry is registered and its owner is there.
    func isLive(_ entry: Entry, keeping loaded: inout [AnyObject]) -> Bool {
        guard entries[entry.ordinal] === entry else { return false }
        return entry.owner.map { owners.isAlive($0, keeping: &loaded) } ?? true
    }

    /// Finds the newest live entry that matches, or may match if conditions in code say so.
    ///
    /// - Parameters:
    ///   - kind: Maps or proxies.
    ///   - subject: The URL.
    ///   - filter: The scope.
    ///   - ordinal: Only entries older than this count.
    ///   - loaded: Takes the owners that were asked for, to be released outside the lock.
    /// - Returns: The entry and its captures, `nil` captures where conditions in code have the last word.
    func newest(
        _ kind: RouteEntry.Kind,
        matching subject: MatchSubject,
        in filter: TagFilter,
        before ordinal: Int = .max,
        keeping loaded: inout [AnyObject]
    ) -> (entry: Entry, captures: Parameters?)? {
        let index = kind == .map ? maps : proxies
        var limit = ordinal
        while let candidate = index.newest(matching: subject, in: filter, before: limit) {
            limit = candidate.ordinal
            guard let entry = entries[limit], isLive(entry, keeping: &loaded) else { continue }
            return (entry, candidate.captures)
        }
        return nil
    }

    private mutating func remove(_ orphans: Set<Int>) -> [Entry] {
        let removed = orphans.sorted().compactMap { entries.removeValue(forKey: $0) }
        for entry in removed {
            ordinals[entry.uuid] = nil
            if let owner = entry.owner { owners.remove(ordinal: entry.ordinal, of: owner) }
            index(of: entry.draft.kind) { $0.remove(ordinal: entry.ordinal) }
        }
        if !removed.isEmpty { version += 1 }
        return removed
    }

    private mutating func index(of kind: RouteEntry.Kind, _ change: (inout RouteIndex) -> Void) {
        switch kind {
        case .map: change(&maps)
        case .proxy: change(&proxies)
        }
    }
}
