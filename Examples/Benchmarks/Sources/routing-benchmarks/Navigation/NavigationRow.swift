/// The measurements of one operation on a navigation state.
struct NavigationRow: Encodable {
    let operation: String
    let layout: String
    let nodes: Int
    let tabs: Int
    let medianNanoseconds: Double
    let minimumNanoseconds: Double
    /// The ratio of the time to the time with the fewest nodes, in the same rounds.
    let timesFewest: Double
}

extension NavigationRow: TableRow {
    static let header = ["operation", "layout", "nodes", "tabs", "ns", "min", "× fewest"]

    var cells: [String] {
        [operation, layout, nodes.inGroups, tabs.inGroups]
            + [medianNanoseconds, minimumNanoseconds, timesFewest].map(\.short)
    }
}
