/// What stands in a ``ProbingTable``.
protocol ProbingSlot: Sendable {
    /// What stands where nothing stands.
    static var empty: Self { get }
    var isEmpty: Bool { get }
    /// Where probing for it begins in a table with a seed, all bits of it equally good.
    func home(_ seed: HashSeed) -> UInt32
}

/// A hash table with open addressing and linear probing, in one array.
///
/// What is removed is filled up by what stands behind it: there are no tombstones, and a table through which
/// a million things have passed probes like a fresh one.
struct ProbingTable<Slot: ProbingSlot>: Sendable {
    /// What the homes of this table hang on.
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
    ///   - home: The home of what is looked for.
    ///   - isIt: Whether a slot is what is looked for.
    /// - Returns: Where it is, or `nil`.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func index(from home: UInt32, where isIt: (Slot) -> Bool) -> Int? {
        let index = place(from: home, where: isIt)
        return slots[index].isEmpty ? nil : index
    }

    /// Finds what stands in a slot.
    ///
    /// - Parameters:
    ///   - home: The home of what is looked for.
    ///   - isIt: Whether a slot is what is looked for.
    /// - Returns: The slot; an empty one when it is not there.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func first(from home: UInt32, where isIt: (Slot) -> Bool) -> Slot {
        slots[place(from: home, where: isIt)]
    }

    /// How many slots are looked at until a slot is found, for tests that count instead of timing.
    func probes(from home: UInt32, where isIt: (Slot) -> Bool) -> Int {
        (place(from: home, where: isIt) &- Int(home)) & mask + 1
    }

    subscript(index: Int) -> Slot {
        @inline(__always) get { slots[index] }
        set { slots[index] = newValue }
    }

    /// Adds what is not there yet.
    ///
    /// - Complexity: O(1), amortised.
    mutating func insert(_ slot: Slot) {
        if count >= slots.count / 2 { grow() }
        put(slot)
        count += 1
    }

    /// Empties a slot and moves those behind it up, unless they would leave the place where probing begins.
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

    /// Where something is, or else where it would be put.
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
