/// What was measured of a router whose first handler is held while others are opened.
struct OverloadRow: Encodable {
    /// How many are opened.
    let opens: Int
    /// How many may wait; missing where any number may.
    let maximum: Int?
    /// How many were taken.
    let accepted: Int
    let nanosecondsPerOpen: Double
    /// What one that waits holds on the heap; missing where the platform does not say.
    let bytesPerPendingOpen: Double?
    /// One that waited, from the release of the first handler to the end of the last, for each.
    let nanosecondsPerDrainedOpen: Double
    /// How many times as long that takes as with the fewest that waited.
    let timesFewest: Double
    /// What is still held once all were handled, for each that waited.
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
