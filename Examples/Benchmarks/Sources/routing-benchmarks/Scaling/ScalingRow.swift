/// The measurements of an operation with a number of items, such as listeners.
struct ScalingRow: Encodable {
    let operation: String
    /// The number of items.
    let number: Int
    /// The time of the operation, divided by the number of items.
    let medianNanosecondsEach: Double
    let minimumNanosecondsEach: Double
    /// The ratio of that time to the time with the fewest items, in the same rounds.
    let timesFewest: Double
}

extension ScalingRow: TableRow {
    static let header = ["operation", "number", "ns each", "min", "× fewest"]

    var cells: [String] {
        [operation, number.inGroups]
            + [medianNanosecondsEach, minimumNanosecondsEach, timesFewest].map(\.short)
    }
}
