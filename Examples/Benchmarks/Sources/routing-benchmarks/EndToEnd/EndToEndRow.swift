/// The time of a router from the call to the end of the handler.
struct EndToEndRow: Encodable {
    let operation: String
    let routes: Int
    let threads: Int
    let medianNanoseconds: Double
    let minimumNanoseconds: Double
    /// The baseline that was measured in turn with it.
    let baseline: String
    let baselineMedianNanoseconds: Double
    /// The time relative to the baseline, in the same rounds.
    let timesBaseline: Double
}

extension EndToEndRow: TableRow {
    static let header = ["operation", "routes", "threads", "ns", "min", "baseline", "ns", "× baseline"]

    var cells: [String] {
        [
            operation, routes.inGroups, threads.inGroups, medianNanoseconds.short, minimumNanoseconds.short,
            baseline, baselineMedianNanoseconds.short, timesBaseline.short,
        ]
    }
}
