import Routing

extension Contestant {
    /// Looking up the newest pattern that matches a URL.
    static func lookUp<Table: RouteTable>(_ urls: [String], in table: Table) -> Contestant {
        Lookups(of: urls, in: table).contestant()
    }

    /// Looking up all patterns that match a URL, as the router does for proxies.
    static func lookUpAll(_ urls: [String], in table: BareTable) -> Contestant {
        count(urls, in: table) { $0.lookUpAll($1).count }
    }

    /// Looking up the newest pattern that matches a URL, and the texts that it captures.
    static func readParameters(_ urls: [String], in table: BareTable) -> Contestant {
        count(urls, in: table) { $0.parameters($1) == nil ? 0 : 1 }
    }

    /// Adds up the results, because the compiler may remove lookups with unused results.
    @inline(__always)
    private static func count(
        _ urls: [String],
        in table: BareTable,
        _ find: @escaping (inout BareTable, String) -> Int
    ) -> Contestant {
        var table = table
        var cycle = Cycle(urls)
        var found = 0
        return Contestant(
            stride: urls.count,
            perform: { count in
                // The runtime checks each access to a captured variable for overlaps. As `inout` arguments, the
                // variables are checked once for all URLs.
                func visit(_ cycle: inout Cycle, _ table: inout BareTable, _ found: inout Int) {
                    cycle.visit(count) { found += find(&table, $0) }
                }
                visit(&cycle, &table, &found)
            }
        )
    }
}
