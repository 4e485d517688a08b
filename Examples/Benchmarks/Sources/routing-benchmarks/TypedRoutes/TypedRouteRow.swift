/// The measurements of dispatching a URL to a map of a typed route.
struct TypedRouteRow: Encodable {
    let values: String
    let medianNanoseconds: Double
    let minimumNanoseconds: Double
    /// A dispatch of the same URL where the handler reads the values by hand.
    let byHandMedianNanoseconds: Double
    /// How many times as long as by hand, in the same rounds.
    let timesByHand: Double
}

extension TypedRouteRow: TableRow {
    static let header = ["typed map, dispatch", "ns", "min", "by hand, ns", "× by hand"]

    var cells: [String] {
        [values] + [medianNanoseconds, minimumNanoseconds, byHandMedianNanoseconds, timesByHand].map(\.short)
    }
}
