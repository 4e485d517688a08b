/// A random seed, which makes the hashes of each index different.
///
/// Segments come from untrusted URLs, and patterns may come from untrusted route tables. Literals that all collide in
/// the hash table would make each lookup linear, and only an attacker who knows the seed can choose such literals. The
/// multiplier is part of the seed, so any two texts collide under few seeds. If a secret were only mixed in, some texts
/// would collide under every seed.
struct HashSeed: Equatable, Sendable {
    private let state: UInt64
    private let multiplier: UInt64

    /// Creates a seed from two numbers, for tests that need to know it.
    init(state: UInt64, multiplier: UInt64) {
        self.state = state
        self.multiplier = multiplier
    }

    /// Draws a seed.
    init(using generator: inout some RandomNumberGenerator) {
        // An even multiplier would lose bits.
        self.init(state: generator.next(), multiplier: generator.next() | 1)
    }

    /// Draws a random seed for a new index.
    static func random() -> HashSeed {
        var generator = SystemRandomNumberGenerator()
        return HashSeed(using: &generator)
    }

    /// The seed for measurements, whose figures are then the same in every run.
    static let repeatable = HashSeed(state: 0x9E37_79B9_7F4A_7C15, multiplier: 0xA076_1D64_78BD_642F)
}

extension HashSeed {
    /// The state of a hash before its first word.
    @inline(__always)
    var start: UInt64 { state }

    /// Adds a word to the state of a hash.
    @inline(__always)
    func mix(_ word: UInt64, into state: UInt64) -> UInt64 {
        scatter(state ^ word)
    }

    /// Returns the hash of the last word and the state before it; its low bits are as well mixed as its high bits.
    ///
    /// It multiplies twice: after one multiplication, words that differ in few places lie on a lattice, which fills
    /// tables unevenly under some seeds.
    @inline(__always)
    func hash(_ word: UInt64, after state: UInt64) -> UInt32 {
        let mixed = scatter(scatter(state ^ word) ^ self.state)
        return UInt32(truncatingIfNeeded: mixed ^ mixed &>> 32)
    }

    /// Mixes a word, so that every bit of the result depends on every bit of the word: the high half of a product
    /// depends on the low bits of its factors, and the low half only on them.
    @inline(__always)
    private func scatter(_ word: UInt64) -> UInt64 {
        let (high, low) = word.multipliedFullWidth(by: multiplier)
        return high ^ low
    }
}
