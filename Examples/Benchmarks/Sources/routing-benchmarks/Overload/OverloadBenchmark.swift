import Dispatch

/// Measures the cost of opening URLs faster than they are handled, with and without a limit.
struct OverloadBenchmark {
    /// The maximum number of waiting jobs, in the measurement with a limit.
    private static let maximum = 1_000

    /// Takes the measurements.
    ///
    /// - Parameter sizes: The numbers of opened URLs, the smallest first.
    /// - Returns: A row for each number, and one more for the largest number with a limit.
    func measure(_ sizes: [Int]) async -> [OverloadRow] {
        let queue = DispatchQueue(label: "handlers")
        // The first router initialises global state, so its measurements are discarded.
        _ = await HeldRouter(opening: 1_000, maximum: nil, on: queue)
        var routers: [HeldRouter] = []
        for size in sizes {
            Progress.tell("overload: \(size.inGroups) opens behind a held handler")
            routers.append(await HeldRouter(opening: size, maximum: nil, on: queue))
        }
        if let most = sizes.last {
            Progress.tell("overload: \(most.inGroups) opens, of which \(Self.maximum.inGroups) may wait")
            routers.append(await HeldRouter(opening: most, maximum: Self.maximum, on: queue))
        }
        return routers.map { router in
            OverloadRow(
                opens: router.opens,
                maximum: router.maximum,
                accepted: router.accepted,
                nanosecondsPerOpen: router.nanosecondsPerOpen,
                bytesPerPendingOpen: router.bytesPerPendingOpen,
                nanosecondsPerDrainedOpen: router.nanosecondsPerDrainedOpen,
                timesFewest: router.nanosecondsPerDrainedOpen / routers[0].nanosecondsPerDrainedOpen,
                bytesPerOpenAfterDraining: router.bytesPerOpenAfterDraining
            )
        }
    }
}
