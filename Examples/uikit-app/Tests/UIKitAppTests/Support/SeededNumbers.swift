import Foundation

/// Random numbers from a seed: `ROUTING_SEED`, or a fixed seed, so that a run repeats by default.
struct SeededNumbers {
    private var state: UInt64

    /// The seed of the property tests.
    static let seed: UInt64 =
        ProcessInfo.processInfo.environment["ROUTING_SEED"].flatMap { UInt64($0) } ?? 20_240_614

    init(seed: UInt64) {
        state = seed
    }

    /// Draws a number from zero to a positive bound, excluding the bound, by SplitMix64.
    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
