import Testing

@testable import Routing

/// Sets of which a lookup looks at more the more patterns there are, and at how many at most.
@Suite struct KnownCostTests {
    /// Neither narrowing has few entries at the leaf, and which have both tags is not written down anywhere.
    @Test func twoNarrowingsWithLittleInCommonCostTheSmallerOfThem() throws {
        let set = WorstSet(
            "two narrowings of half the entries each, with the oldest in common",
            scope: [["A"], ["B"]],
            tags: { index in index == 0 ? ["A", "B"] : index.isMultiple(of: 2) ? ["A"] : ["B"] },
            urls: { _ in ["/a"] },
            pattern: { _, _ in "/a" }
        )
        #expect(try set.visits(count: 64) <= 64 / 2 + 8)
        #expect(try set.visits(count: 512) <= 512 / 2 + 8)
    }

    /// Newer entries that are gone leave their age behind: no search misses anything by it, but it looks once
    /// more.
    @Test func agesOfWhatIsGoneCostAVisitEach() throws {
        var probe = IndexProbe()
        let expressions = (0..<500).map { "/:x(a\($0))" as RoutePattern }
        for expression in expressions { probe.insert(expression) }
        let winner = probe.insert("/:x")
        for expression in expressions { probe.insert(expression) }
        for ordinal in winner + 1...winner + 500 { probe.remove(ordinal) }
        #expect(try probe.winner("/b") == winner)
        #expect(probe.visits <= 500 + 8)
    }
}
