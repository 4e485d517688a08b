/// The owners of entries: one weak reference for each object, however much it owns.
package struct OwnerTable: Sendable {
    /// The identity of an owner; unlike the address of an object it is never used twice.
    package typealias Key = Int

    /// How many owners are examined with each registration and each open.
    static let ownersPerTurn = 16

    private struct Record {
        let reference: OwnerReference
        let object: ObjectIdentifier
        var entries: Set<RouteUUID> = []
        /// Where the key stands among the keys that are examined in turn.
        var turn: Int
    }

    private var records: [Key: Record] = [:]
    private var keys: [ObjectIdentifier: Key] = [:]
    private var turns: [Key] = []
    private var cursor = 0
    private var nextKey = 0

    /// The number of owners that are known, dead ones that were not yet examined included.
    var count: Int { records.count }

    /// Notes that an owner has an entry.
    ///
    /// - Returns: The key of the owner, and the entries that a dead object at the same address left behind.
    mutating func add(_ owner: any RouteOwner, entry: RouteUUID) -> (key: Key, orphans: Set<RouteUUID>) {
        let object = ObjectIdentifier(owner)
        var orphans: Set<RouteUUID> = []
        if let key = keys[object] {
            if records[key]?.reference.load() != nil {
                records[key]?.entries.insert(entry)
                return (key, [])
            }
            orphans = remove(key)
        }
        let key = nextKey
        nextKey += 1
        var record = Record(reference: OwnerReference(owner), object: object, turn: turns.count)
        record.entries.insert(entry)
        records[key] = record
        keys[object] = key
        turns.append(key)
        return (key, orphans)
    }

    /// Notes that an entry is gone.
    mutating func remove(_ entry: RouteUUID, of key: Key) {
        records[key]?.entries.remove(entry)
        if records[key]?.entries.isEmpty == true { _ = remove(key) }
    }

    /// Asks whether an owner is there.
    ///
    /// - Parameters:
    ///   - key: The owner.
    ///   - loaded: Takes the reference that the question needed, to be released outside the lock.
    /// - Returns: Whether it is there.
    func isAlive(_ key: Key, keeping loaded: inout DeferredReleases) -> Bool {
        guard let owner = records[key]?.reference.load() else { return false }
        loaded.keep(owner)
        return true
    }

    /// The entries of an owner.
    func entries(of key: Key) -> Set<RouteUUID> {
        records[key]?.entries ?? []
    }

    /// Examines some owners in turn.
    ///
    /// - Parameters:
    ///   - limit: How many at most.
    ///   - loaded: Takes the references that the questions needed, to be released outside the lock.
    /// - Returns: The entries that dead ones left behind.
    mutating func examine(_ limit: Int, keeping loaded: inout DeferredReleases) -> Set<RouteUUID> {
        var orphans: Set<RouteUUID> = []
        for _ in 0..<min(limit, turns.count) {
            if cursor >= turns.count { cursor = 0 }
            if isAlive(turns[cursor], keeping: &loaded) {
                cursor += 1
            } else {
                orphans.formUnion(remove(turns[cursor]))
            }
        }
        return orphans
    }

    private mutating func remove(_ key: Key) -> Set<RouteUUID> {
        guard let record = records.removeValue(forKey: key) else { return [] }
        // The address may belong to another owner by now.
        if keys[record.object] == key { keys[record.object] = nil }
        turns.swapAt(record.turn, turns.count - 1)
        turns.removeLast()
        if record.turn < turns.count { records[turns[record.turn]]?.turn = record.turn }
        records.shrink()
        keys.shrink()
        return record.entries
    }
}
