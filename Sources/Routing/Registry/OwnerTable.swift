/// The owners of entries: one weak reference for each object, regardless of how many entries it owns.
package struct OwnerTable: Sendable {
    /// The identity of an owner; unlike the address of an object, it is never reused.
    package typealias Key = Int

    /// The number of owners to examine at each registration and each open.
    static let ownersPerTurn = 16
    /// The number of entries of dead owners to free at a time, so that no registration or open pays for a large owner.
    static let entriesPerTurn = 256

    private struct Record {
        let reference: OwnerReference
        let object: ObjectIdentifier
        var entries: Set<RouteUUID> = []
        /// The index of the key in `turns`.
        var turn: Int
    }

    private var records = [Key: Record]()
    private var keys = [ObjectIdentifier: Key]()
    private var turns: [Key] = []
    private var cursor = 0
    private var nextKey = 0

    /// The number of known owners, including dead owners that were not yet examined.
    var count: Int { records.count }

    /// Records that an owner has an entry.
    ///
    /// - Returns: The key of the owner.
    mutating func add(_ owner: any RouteOwner, entry: RouteUUID) -> Key {
        let object = ObjectIdentifier(owner)
        // The record of a dead object with the same address stays until it is examined.
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

    /// Records that an entry was removed.
    mutating func remove(_ entry: RouteUUID, of key: Key) {
        records[key]?.entries.remove(entry)
        if records[key]?.entries.isEmpty == true { remove(key) }
    }

    /// Tells whether an owner is alive.
    ///
    /// - Parameters:
    ///   - key: The owner.
    ///   - loaded: Receives the loaded reference, which the caller releases outside the lock.
    /// - Returns: Whether the owner is alive.
    @inline(never)
    func isAlive(_ key: Key, keeping loaded: inout DeferredReleases) -> Bool {
        guard let owner = records[key]?.reference.load() else { return false }
        loaded.keep(owner)
        return true
    }

    /// Removes entries from an owner, and removes the owner with its last entry.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of entries.
    ///   - key: The owner.
    /// - Returns: The entries.
    mutating func takeEntries(_ limit: Int, of key: Key) -> [RouteUUID] {
        let taken = records[key].map { Array($0.entries.prefix(limit)) } ?? []
        for entry in taken { remove(entry, of: key) }
        return taken
    }

    /// Examines some owners in turn and removes entries of dead owners.
    ///
    /// If a dead owner has more entries than one call may remove, the next call continues with that owner.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of owners.
    ///   - mostEntries: The maximum number of entries.
    ///   - loaded: Receives the loaded references, which the caller releases outside the lock.
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
