/// An operation whose cost for each item should not depend on the number of items.
enum ScalingOperation: String, CaseIterable {
    /// Closures that are told of every event of an open.
    case listeners = "open, a listener"
    /// Dispatches of which each but the first is made by the handler of another.
    case nestedDispatches = "nested dispatch"

    /// The numbers that are compared, the fewest first.
    var sizes: [Int] {
        switch self {
        // A single listener shares the cost of the open with no other, so that only 100 and 1,000 compare.
        case .listeners: [1, 100, 1_000]
        case .nestedDispatches: [1_000, 8_000]
        }
    }

    /// Makes what is measured.
    ///
    /// - Parameter size: The number of listeners or of nested dispatches.
    /// - Returns: One operation with all of them.
    func contestant(_ size: Int) -> Contestant {
        switch self {
        case .listeners: .openAwaited(listeners: size)
        case .nestedDispatches: .dispatchNested(size)
        }
    }
}
