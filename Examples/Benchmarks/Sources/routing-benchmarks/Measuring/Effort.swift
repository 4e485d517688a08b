/// The time and the sizes to measure with: more time gives better figures.
struct Effort {
    /// The duration of a contest, unless its slowest operation takes longer.
    let contest: Duration
    /// The time limit for comparing the results of two tables.
    let check: Duration
    /// The numbers of routes in the measurements of registration.
    let sizes: [Int]
    /// The numbers of routes in the measurements from end to end.
    let endToEndSizes: [Int]
    /// The numbers of nodes of the navigation states.
    let nodes = [100, 1_000, 10_000]
    /// The numbers of URLs that are opened while a handler blocks the queue.
    let pendingOpens: [Int]

    static let full = Effort(
        contest: .seconds(2),
        check: .seconds(5),
        sizes: [100, 1_000, 10_000, 100_000],
        endToEndSizes: [100, 100_000],
        pendingOpens: [10_000, 100_000, 1_000_000]
    )

    static let quick = Effort(
        contest: .milliseconds(100),
        check: .milliseconds(100),
        sizes: [100, 1_000, 10_000],
        endToEndSizes: [100, 10_000],
        pendingOpens: [10_000, 100_000]
    )
}
