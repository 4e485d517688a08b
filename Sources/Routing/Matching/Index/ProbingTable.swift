/// An element of a ``ProbingTable``.
protocol ProbingSlot: Sendable {
    /// The value of an empty slot.
    static var empty: Self { get }
    var isEmpty: Bool { get }
    /// Returns its home, where probing for it begins, in a table with a seed; all bits are equally well mixed.
    func home(_ seed: HashSeed) -> UInt32
}

/// A hash table with open addressing and linear probing, in one array.
///
/// Removal moves later elements up into the gap. So there are no tombstones, and after a million insertions and
/// removals a lookup costs the same as in a new table.
struct ProbingTable<Slot: ProbingSlot>: Sendable {
    /// The seed of this table's hashes.
    let seed: HashSeed
    private var slots: [Slot]
    private var mask: Int
    private(set) var count = 0

    init(seed: HashSeed) {
        self.seed = seed
        slots = Array(repeating: .empty, count: 8)
        mask = slots.count - 1
    }

    /// Finds a slot.
    ///
    /// - Parameters:
    ///   - home: The home of the wanted element.
    ///   - isIt: Whether a slot contains the wanted element.
    /// - Returns: The index of the slot, or `nil`.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func index(from home: UInt32, where isIt: (Slot) -> Bool) -> Int? {
        let index = place(from: home, where: isIt)
        return slots[index].isEmpty ? nil : index
    }

    /// Finds an element.
    ///
    /// - Parameters:
    ///   - home: The home of the wanted element.
    ///   - isIt: Whether a slot contains the wanted element.
    /// - Returns: The element, or an empty slot if it does not exist.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func first(from home: UInt32, where isIt: (Slot) -> Bool) -> Slot {
        slots[place(from: home, where: isIt)]
    }

    /// The number of slots that are examined to find an element, for tests that count instead of measuring time.
    func probes(from home: UInt32, where isIt: (Slot) -> Bool) -> Int {
        (place(from: home, where: isIt) &- Int(home)) & mask + 1
    }

    subscript(index: Int) -> Slot {
        @inline(__always) get { slots[index] }
        set { slots[index] = newValue }
    }

    /// Adds an element that the table does not contain.
    ///
    /// - Complexity: O(1), amortised.
    mutating func insert(_ slot: Slot) {
        if count >= slots.count / 2 { grow() }
        put(slot)
        count += 1
    }

    /// Empties a slot and moves later elements up, unless an element would move before its home.
    mutating func remove(at index: Int) {
        var hole = index
        var next = (hole + 1) & mask
        while !slots[next].isEmpty {
            let start = Int(slots[next].home(seed)) & mask
            if (next &- start) & mask >= (next &- hole) & mask {
                slots[hole] = slots[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        slots[hole] = .empty
        count -= 1
    }

    private mutating func put(_ slot: Slot) {
        slots[place(from: slot.home(seed)) { _ in false }] = slot
    }

    /// Returns the index of an element, or the index at which it would be inserted.
    @inline(__always)
    private func place(from home: UInt32, where isIt: (Slot) -> Bool) -> Int {
        var index = Int(home) & mask
        while !slots[index].isEmpty, !isIt(slots[index]) { index = (index &+ 1) & mask }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: .empty, count: old.count * 2)
        mask = slots.count - 1
        for slot in old where !slot.isEmpty { put(slot) }
    }
}
