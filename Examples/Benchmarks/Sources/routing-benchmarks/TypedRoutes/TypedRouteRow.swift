/// The measurements of dispatching a URL to a map of a typed route.
struct TypedRouteRow: Encodable {
    let values: String
    let medianNanoseconds: Double
    let minimumNanoseconds: Double
    /// The time of a dispatch of the same URL to a handler that reads the values itself.
    let byHandMedianNanoseconds: Double
    /// The ratio of the time to the time by hand, in the same rounds.
    let timesByHand: Double
}

extension TypedRouteRow: TableRow {
    static let header = ["typed map, dispatch", "ns", "min", "by hand, ns", "× by hand"]

    var cells: [String] {
        [values] + [medianNanoseconds, minimumNanoseconds, byHandMedianNanoseconds, timesByHand].map(\.short)
    }
}
