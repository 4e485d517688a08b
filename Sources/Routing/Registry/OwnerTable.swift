/// The owners of entries: one weak reference for each object, however much it owns.
package struct OwnerTable: Sendable {
    /// The identity of an owner; unlike the address of an object it is never used twice.
    package typealias Key = Int

    /// How many owners are examined with each registration and each open.
    static let ownersPerTurn = 16
    /// How many entries of dead owners are freed at a time, so that no caller pays for a large owner alone.
    static let entriesPerTurn = 256

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
    /// - Returns: The key of the owner.
    mutating func add(_ owner: any RouteOwner, entry: RouteUUID) -> Key {
        let object = ObjectIdentifier(owner)
        // A dead object that had the same address stays in the records until it is examined.
        if let key = keys[object], records[key]?.reference.load() != nil {
            records[key]?.entries.insert(entry)
            return key
        }
        let key = nextKey
        nextKey += 1
        var record = Record(reference: OwnerReference(owner), object: object, turn: turns.count)
        record.entries.insert(entry)
        records[key] = record
        keys[object] = key
        turns.append(key)
        return key
    }

    /// Notes that an entry is gone.
    mutating func remove(_ entry: RouteUUID, of key: Key) {
        records[key]?.entries.remove(entry)
        if records[key]?.entries.isEmpty == true { remove(key) }
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

    /// Takes entries away from an owner, and with the last of them the owner.
    ///
    /// - Parameters:
    ///   - limit: How many at most.
    ///   - key: The owner.
    /// - Returns: The entries.
    mutating func takeEntries(_ limit: Int, of key: Key) -> [RouteUUID] {
        let taken = records[key].map { Array($0.entries.prefix(limit)) } ?? []
        for entry in taken { remove(entry, of: key) }
        return taken
    }

    /// Examines some owners in turn, and takes away entries of dead ones.
    ///
    /// What is left of a dead owner is taken when it is examined again, which is the next time.
    ///
    /// - Parameters:
    ///   - limit: How many owners at most.
    ///   - mostEntries: How many entries at most.
    ///   - loaded: Takes the references that the questions needed, to be released outside the lock.
    /// - Returns: The entries.
    mutating func examine(
        _ limit: Int = ownersPerTurn,
        taking mostEntries: Int = entriesPerTurn,
        keeping loaded: inout DeferredReleases
    ) -> [RouteUUID] {
        var orphans: [RouteUUID] = []
        for _ in 0..<min(limit, turns.count) where orphans.count < mostEntries {
            if cursor >= turns.count { cursor = 0 }
            let key = turns[cursor]
            if isAlive(key, keeping: &loaded) {
                cursor += 1
            } else {
                orphans += takeEntries(mostEntries - orphans.count, of: key)
            }
        }
        return orphans
    }

    private mutating func remove(_ key: Key) {
        guard let record = records.removeValue(forKey: key) else { return }
        // The address may belong to another owner by now.
        if keys[record.object] == key { keys[record.object] = nil }
        turns.swapAt(record.turn, turns.count - 1)
        turns.removeLast()
        if record.turn < turns.count { records[turns[record.turn]]?.turn = record.turn }
        records.shrink()
        keys.shrink()
    }
}
