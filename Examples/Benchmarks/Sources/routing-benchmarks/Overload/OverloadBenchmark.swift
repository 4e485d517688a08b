import Dispatch

/// Measures the cost of opening URLs faster than they are handled, with and without a limit.
struct OverloadBenchmark {
    /// The maximum number of waiting jobs, where there is a limit.
    private static let maximum = 1_000

    /// Measures.
    ///
    /// - Parameter sizes: The numbers of opened URLs, the fewest first.
    /// - Returns: A row of the table for each, and one with a limit for the most.
    func measure(_ sizes: [Int]) async -> [OverloadRow] {
        let queue = DispatchQueue(label: "handlers")
        // What is made once is made here.
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
