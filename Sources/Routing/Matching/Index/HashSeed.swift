/// What makes the hashes of one index different from those of every other.
///
/// Segments come from strangers, and so do the patterns of a route table. Literals that all fall into one
/// place of a hash table would make each lookup linear, and the author of such literals has to know the seed.
/// The multiplier is part of it: any two texts then collide under few seeds only. A secret that is merely
/// mixed in would leave texts that collide under all seeds.
struct HashSeed: Equatable, Sendable {
    private let state: UInt64
    private let multiplier: UInt64

    /// Makes a seed of two numbers, for tests that need to know it.
    init(state: UInt64, multiplier: UInt64) {
        self.state = state
        self.multiplier = multiplier
    }

    /// Draws a seed.
    init(using generator: inout some RandomNumberGenerator) {
        // An even multiplier would lose bits.
        self.init(state: generator.next(), multiplier: generator.next() | 1)
    }

    /// Draws a seed that no other index has.
    static func random() -> HashSeed {
        var generator = SystemRandomNumberGenerator()
        return HashSeed(using: &generator)
    }

    /// The seed of measurements, which give the same figures at every run.
    static let repeatable = HashSeed(state: 0x9E37_79B9_7F4A_7C15, multiplier: 0xA076_1D64_78BD_642F)
}

extension HashSeed {
    /// What stands for no words, and is handed on from word to word.
    @inline(__always)
    var start: UInt64 { state }

    /// Adds a word to what came of those before it.
    @inline(__always)
    func mix(_ word: UInt64, into state: UInt64) -> UInt64 {
        scatter(state ^ word)
    }

    /// The hash of a word and what came of those before it; its low bits are as good as its high ones.
    ///
    /// It multiplies twice: after once, words that differ in few places still lie on a lattice, and lattices
    /// fill tables unevenly under some seeds.
    @inline(__always)
    func hash(_ word: UInt64, after state: UInt64) -> UInt32 {
        let mixed = scatter(scatter(state ^ word) ^ self.state)
        return UInt32(truncatingIfNeeded: mixed ^ mixed &>> 32)
    }

    /// Lets every bit of the result hang on every bit of a word: the high half of a product hangs on the low
    /// bits of its factors, and the low half on nothing else.
    @inline(__always)
    private func scatter(_ word: UInt64) -> UInt64 {
        let (high, low) = word.multipliedFullWidth(by: multiplier)
        return high ^ low
    }
}
