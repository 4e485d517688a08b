import Foundation

/// Random numbers that repeat for a seed, by SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}

extension SeededNumbers {
    /// The seed of the property tests: `ROUTING_SEED`, or a fixed seed, so that a run repeats by default.
    static let seed = ProcessInfo.processInfo.environment["ROUTING_SEED"].flatMap { UInt64($0) } ?? 20_261_123
}
