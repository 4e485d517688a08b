/// The measurements of a router whose first handler is held while other URLs are opened.
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
    /// One that waited, from the release of the first handler to the end of the last, for each.
    let nanosecondsPerDrainedOpen: Double
    /// How many times as long that takes as with the fewest that waited.
    let timesFewest: Double
    /// The memory that is still held when all jobs have ended, for each job that waited.
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
