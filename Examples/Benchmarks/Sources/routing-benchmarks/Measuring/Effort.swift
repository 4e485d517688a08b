/// How much time is spent on good figures.
struct Effort {
    /// How long a contest takes, unless its slowest operation takes longer.
    let contest: Duration
    /// How long tables are compared for what they find.
    let check: Duration
    /// The numbers of routes that registration is measured with.
    let sizes: [Int]
    /// The numbers of routes of the routers that URLs are opened in.
    let endToEndSizes: [Int]
    /// The numbers of nodes of the navigation states.
    let nodes = [100, 1_000, 10_000]
    /// How many URLs are opened behind a handler that is held.
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
