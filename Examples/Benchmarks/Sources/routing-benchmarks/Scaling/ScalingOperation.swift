/// An operation whose cost for each item should not depend on the number of items.
enum ScalingOperation: String, CaseIterable {
    /// Closures that receive every event of an `open`.
    case listeners = "open, a listener"
    /// Dispatches, each by the handler of the previous one.
    case nestedDispatches = "nested dispatch"

    /// The numbers of items to compare, the smallest first.
    var sizes: [Int] {
        switch self {
        // A single listener bears the whole cost of the `open`, so only 100 and 1,000 are comparable.
        case .listeners: [1, 100, 1_000]
        case .nestedDispatches: [1_000, 8_000]
        }
    }

    /// Makes the operation to measure.
    ///
    /// - Parameter size: The number of listeners or of nested dispatches.
    /// - Returns: One operation with all items.
    func contestant(_ size: Int) -> Contestant {
        switch self {
        case .listeners: .openAwaited(listeners: size)
        case .nestedDispatches: .dispatchNested(size)
        }
    }
}
