internal import Foundation

/// The effort of the property tests: `ROUTING_EFFORT`, or 1.
///
/// An effort of 1 finds what a change usually breaks within the time of a build. A higher one is for the night.
public enum Effort {
    /// The effort.
    public static let current: Int = {
        let given = ProcessInfo.processInfo.environment["ROUTING_EFFORT"].flatMap { Int($0) }
        return max(1, given ?? 1)
    }()

    /// The number of cases to try, with so many at an effort of 1.
    public static func times(_ count: Int) -> Int { count * current }
}
