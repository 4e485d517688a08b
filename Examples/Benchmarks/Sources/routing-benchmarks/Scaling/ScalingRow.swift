/// What was measured of an operation that has few or many of something.
struct ScalingRow: Encodable {
    let operation: String
    /// How many of them the operation has.
    let number: Int
    /// The operation's time, divided by the number.
    let medianNanosecondsEach: Double
    let minimumNanosecondsEach: Double
    /// How many times as long each takes as with the fewest, in the same rounds.
    let timesFewest: Double
}

extension ScalingRow: TableRow {
    static let header = ["operation", "number", "ns each", "min", "× fewest"]

    var cells: [String] {
        [operation, number.inGroups]
            + [medianNanosecondsEach, minimumNanosecondsEach, timesFewest].map(\.short)
    }
}
