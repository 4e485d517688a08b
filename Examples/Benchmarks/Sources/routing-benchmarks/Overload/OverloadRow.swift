/// The measurements of a router whose first handler blocks the queue while other URLs are opened.
struct OverloadRow: Encodable {
    /// The number of opened URLs.
    let opens: Int
    /// The maximum number of waiting jobs; missing without a limit.
    let maximum: Int?
    /// The number of accepted URLs.
    let accepted: Int
    let nanosecondsPerOpen: Double
    /// The heap memory of a waiting job; missing where the platform does not report it.
    let bytesPerPendingOpen: Double?
    /// The time from the release of the first handler to the end of the last, for each waiting job.
    let nanosecondsPerDrainedOpen: Double
    /// The ratio of that time to the time with the fewest waiting jobs.
    let timesFewest: Double
    /// The memory that is still in use after all jobs have ended, for each job that waited.
    let bytesPerOpenAfterDraining: Double?
}

extension OverloadRow: TableRow {
    static let header = [
        "opens", "maximum", "accepted", "ns/open", "bytes/pending", "ns/drained", "× fewest",
        "bytes afterwards",
    ]

    var cells: [String] {
        let figures: [Double?] = [
            nanosecondsPerOpen, bytesPerPendingOpen, nanosecondsPerDrainedOpen, timesFewest,
            bytesPerOpenAfterDraining,
        ]
        return [opens.inGroups, maximum?.inGroups ?? "–", accepted.inGroups] + figures.map(\.short)
    }
}
