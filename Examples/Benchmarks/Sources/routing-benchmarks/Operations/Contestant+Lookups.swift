import Routing

extension Contestant {
    /// Looking up the newest pattern that matches a URL.
    static func lookUp<Table: RouteTable>(_ urls: [String], in table: Table) -> Contestant {
        Lookups(of: urls, in: table).contestant()
    }

    /// Looking up all patterns that match a URL, as is done for proxies.
    static func lookUpAll(_ urls: [String], in table: BareTable) -> Contestant {
        var table = table
        var cycle = Cycle(urls)
        var found = 0
        return Contestant(
            stride: urls.count,
            perform: { count in cycle.visit(count) { found += table.lookUpAll($0).count } }
        )
    }

    /// Looking up the newest pattern that matches a URL, and the texts that it captures.
    static func readParameters(_ urls: [String], in table: BareTable) -> Contestant {
        var table = table
        var cycle = Cycle(urls)
        var found = 0
        return Contestant(
            stride: urls.count,
            perform: { count in cycle.visit(count) { found += table.parameters($0)?.count ?? 0 } }
        )
    }
}
