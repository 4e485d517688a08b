/// The totals of the ledger.
struct Balance: Equatable {
    /// The URLs that were opened.
    var opened = 0
    /// The number of ended URLs, by kind of end.
    var ended: [End: Int] = [:]
    /// The URLs that have not ended.
    var missing = 0
    /// The number of faults: a second end, or an end that is impossible for the URL.
    var faults = 0
    /// A few of the faults.
    var examples: [String] = []

    /// The routes that were registered, and how they ended.
    var registered = 0
    var disposed = 0
    var standing = 0

    /// The number of URLs that have ended.
    var endings: Int { ended.values.reduce(0, +) }

    /// Whether every URL and every route is accounted for.
    var isClear: Bool {
        missing == 0 && faults == 0 && opened == endings && registered == disposed + standing
    }

    /// The totals, as text.
    var statement: String {
        let ends = End.allCases.filter { ended[$0] != nil }.map { ($0.rawValue, ended[$0] ?? 0) }
        let lines = [("opened", opened)] + ends + [("missing", missing), ("wrong", faults)]
        let width = lines.map(\.0.count).max() ?? 0
        let table = lines.map { name, count in
            name + String(repeating: " ", count: width - name.count + 12 - "\(count)".count) + "\(count)"
        }
        let routes = "routes: \(registered) registered = \(disposed) disposed of + \(standing) standing"
        let verdict = isClear ? "every one is accounted for" : "THE LEDGER DOES NOT BALANCE"
        return (table + [routes] + examples + [verdict]).joined(separator: "\n")
    }
}
