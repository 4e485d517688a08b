/// Measures lookups, in comparison with Hummingbird's trie and with a regular expression for each route.
struct MatchingBenchmark {
    /// The largest number of routes for which expressions are measured, because they are tried one by one.
    private static let mostExpressions = 2_000

    let effort: Effort

    /// Measures one corpus.
    ///
    /// - Parameter corpus: The corpus.
    /// - Returns: The row of the table.
    /// - Throws: The error of a malformed pattern.
    func measure(_ corpus: Corpus) async throws -> MatchingRow {
        let before = Heap.bytesInUse
        let table = try BareTable(corpus.withTextsOfItsOwn)
        let bytes = Heap.growth(Heap.bytesInUse, since: before)
        let isSmall = corpus.patterns.count <= Self.mostExpressions
        return MatchingRow(
            corpus: corpus.name,
            routes: corpus.patterns.count,
            urls: corpus.urls.count,
            routing: try await measure(table, corpus),
            hummingbird: try await compare(HummingbirdTable(corpus), .mostSpecific, with: table, corpus),
            expressions: isSmall
                ? try await compare(ExpressionTable(corpus), .newest, with: table, corpus) : nil,
            bytesPerEntry: bytes.map { $0 / Double(corpus.patterns.count) }
        )
    }

    private func measure(_ table: BareTable, _ corpus: Corpus) async throws -> MatchingRow.Lookup {
        var lookups = Lookups(of: corpus.urls, in: table)
        let samples = try await Alternation(duration: effort.contest / 2).measure([lookups.contestant()])
        return MatchingRow.Lookup(
            samples[0],
            allocations: lookups.allocations(within: effort.check)
        )
    }

    /// Measures another table and the router's own table in turn.
    private func compare<Other: RouteTable>(
        _ other: Other?,
        _ rule: Agreement.Rule,
        with table: BareTable,
        _ corpus: Corpus
    ) async throws -> MatchingRow.Comparison? {
        guard var other else { return nil }
        var table = table
        let agreement = Agreement(on: corpus.urls, of: &table, with: &other, rule: rule, within: effort.check)
        var lookups = Lookups(of: corpus.urls, in: other)
        let contestants = [Lookups(of: corpus.urls, in: table).contestant(), lookups.contestant()]
        let samples = try await Alternation(duration: effort.contest).measure(contestants)
        return MatchingRow.Comparison(
            lookup: MatchingRow.Lookup(samples[1], allocations: lookups.allocations(within: effort.check)),
            timesRouting: samples[1].ratio(to: samples[0]),
            agreement: agreement
        )
    }
}
