internal import Foundation

/// The seed of the property tests: `ROUTING_SEED`, or a fixed one, so that a run repeats unless told
/// otherwise.
public enum RandomSeed {
    /// The seed.
    public static let current: UInt64 = {
        let given = ProcessInfo.processInfo.environment["ROUTING_SEED"]
        return given.flatMap { UInt64($0) } ?? 20_240_614
    }()
}
