/// What the ledger comes to.
struct Balance: Equatable {
    /// The URLs that were opened.
    var opened = 0
    /// How those ended that have ended.
    var ended: [End: Int] = [:]
    /// Those that have not ended.
    var missing = 0
    /// What should not be: a second end, or one that the URL cannot have.
    var faults = 0
    /// Some of that.
    var examples: [String] = []

    /// The routes that were registered, and what became of them.
    var registered = 0
    var disposed = 0
    var standing = 0

    /// How many have ended.
    var endings: Int { ended.values.reduce(0, +) }

    /// Whether every URL and every route is accounted for.
    var isClear: Bool {
        missing == 0 && faults == 0 && opened == endings && registered == disposed + standing
    }

    /// The ledger, to be read.
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
