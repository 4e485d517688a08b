/// Numbers by pairs of numbers; 0 stands for nothing, as with a ``Slab``.
struct PairTable: Sendable {
    private struct Slot: ProbingSlot {
        static let empty = Slot(first: 0, second: 0, value: 0)

        let first: UInt32
        let second: UInt32
        let value: UInt32

        var isEmpty: Bool { value == 0 }
        var home: UInt32 { PairTable.home(first, second) }
    }

    private var table = ProbingTable<Slot>()

    /// The number of pairs.
    var count: Int { table.count }

    /// The number of a pair, or 0.
    subscript(first: UInt32, second: UInt32) -> UInt32 {
        @inline(__always) get {
            table.first(from: Self.home(first, second)) { $0.first == first && $0.second == second }.value
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
        table.index(from: Self.home(first, second)) { $0.first == first && $0.second == second }
    }

    /// Multiplies twice: after once, pairs of small numbers still lie on a lattice, and lattices fill tables
    /// unevenly.
    @inline(__always)
    private static func home(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let mixed = UInt64(first) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(second)
        let scattered = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
        return UInt32(truncatingIfNeeded: scattered >> 32)
    }
}
