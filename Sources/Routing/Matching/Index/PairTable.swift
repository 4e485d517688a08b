/// A table from pairs of numbers to numbers; 0 means none, as in a ``Slab``.
struct PairTable: Sendable {
    private struct Slot: ProbingSlot {
        static let empty = Slot(first: 0, second: 0, value: 0)

        let first: UInt32
        let second: UInt32
        let value: UInt32

        var isEmpty: Bool { value == 0 }
        func home(_ seed: HashSeed) -> UInt32 { seed.hash(of: first, second) }
    }

    private var table: ProbingTable<Slot>

    init(seed: HashSeed) {
        table = ProbingTable(seed: seed)
    }

    /// The number of pairs.
    var count: Int { table.count }

    /// The number of a pair, or 0.
    subscript(first: UInt32, second: UInt32) -> UInt32 {
        @inline(__always) get {
            let home = table.seed.hash(of: first, second)
            return table.first(from: home) { $0.first == first && $0.second == second }.value
        }
        set {
            switch (index(of: first, second), newValue) {
            case (let index?, 0): table.remove(at: index)
            case (let index?, _): table[index] = Slot(first: first, second: second, value: newValue)
            case (nil, 0): break
            case (nil, _): table.insert(Slot(first: first, second: second, value: newValue))
            }
        }
    }

    @inline(__always)
    private func index(of first: UInt32, _ second: UInt32) -> Int? {
        table.index(from: table.seed.hash(of: first, second)) { $0.first == first && $0.second == second }
    }

    /// The number of slots that are examined to find a pair, for tests that count instead of measuring time.
    func probes(_ first: UInt32, _ second: UInt32) -> Int {
        table.probes(from: table.seed.hash(of: first, second)) { $0.first == first && $0.second == second }
    }
}

extension HashSeed {
    /// The hash of a pair.
    @inline(__always)
    fileprivate func hash(of first: UInt32, _ second: UInt32) -> UInt32 {
        hash(UInt64(first) &<< 32 | UInt64(second), after: start)
    }
}
