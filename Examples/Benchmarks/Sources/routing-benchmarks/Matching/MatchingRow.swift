/// The measurements of matching with one corpus.
struct MatchingRow: Encodable {
    /// The measurements of one table.
    struct Lookup: Encodable {
        let medianNanoseconds: Double
        let minimumNanoseconds: Double
        /// Missing where allocations cannot be counted.
        let allocations: Double?

        init(_ samples: Samples, allocations: Double?) {
            medianNanoseconds = samples.median
            minimumNanoseconds = samples.minimum
            self.allocations = allocations
        }
    }

    /// The measurements of a table, taken in turn with the router's own table.
    struct Comparison: Encodable {
        let lookup: Lookup
        /// The ratio of the time to that of the router's own table.
        let timesRouting: Double
        let agreement: Agreement
    }

    let corpus: String
    let routes: Int
    let urls: Int
    let routing: Lookup
    /// Missing when Hummingbird cannot express the patterns.
    let hummingbird: Comparison?
    /// Missing when there are too many routes.
    let expressions: Comparison?
    /// Missing where the platform does not report it.
    let bytesPerEntry: Double?
}

extension MatchingRow: TableRow {
    static let header = [
        "corpus", "routes", "bytes/entry", "ns", "min", "allocs",
        "Hummingbird: ns", "min", "allocs", "× ours",
        "regex: ns", "× ours",
    ]

    var cells: [String] {
        let own = [routing.medianNanoseconds, routing.minimumNanoseconds, routing.allocations]
        let trie = [
            hummingbird?.lookup.medianNanoseconds, hummingbird?.lookup.minimumNanoseconds,
            hummingbird?.lookup.allocations, hummingbird?.timesRouting,
        ]
        let regex = [expressions?.lookup.medianNanoseconds, expressions?.timesRouting]
        return [corpus, routes.inGroups, bytesPerEntry.short] + (own + trie + regex).map(\.short)
    }

    /// The results of the comparisons, one line for each other table.
    var findings: [String] {
        [
            hummingbird.map { $0.agreement.description(comparedWith: "Hummingbird") },
            expressions.map { $0.agreement.description(comparedWith: "regex") },
        ]
        .compactMap { $0.map { "\(corpus): \($0)" } }
    }
}
