import Testing

@testable import Routing

/// Scopes that see one entry of many on one literal.
@Suite struct ScopeCostTests {
    @Test(arguments: sets)
    func aScopeOfOneEntryIsFlatInTheNumberOfEntries(_ set: WorstSet) throws {
        let few = try set.visits(count: 64)
        #expect(few < 8)
        #expect(try set.visits(count: 1_024) == few)
    }

    /// Tags cost next to nothing, an expression does not: none is run for an entry outside the scope.
    @Test(arguments: ["/:x(a*%)", "/:x(a*%)/b", "/x-:y(a+)-%", "/**/:x(a*%)/b", "/:x(a*%)...", "/a/**/:x-%"])
    func noExpressionIsRunForAnEntryOutsideTheScope(_ pattern: String) throws {
        var probe = IndexProbe()
        for number in 0..<1_000 {
            probe.insert(
                try RoutePattern(pattern.replacing("%", with: "\(number)")), tags: ["t\(number)", "all"])
        }
        let url = try RouteURL("/a/x-aaa-7/aaaa/b")
        _ = probe.newest(url, in: TagFilter().narrowed(to: ["t7"]))
        #expect(probe.questions <= 32)
        _ = probe.newest(url, in: TagFilter().narrowed(to: ["all"]).narrowed(to: ["t7"]))
        #expect(probe.questions <= 32)
        _ = probe.newest(url, in: TagFilter().narrowed(to: ["other"]))
        #expect(probe.questions == 0)
    }

    @Test func masksThatMatchOutsideTheScopeAreLeftOut() throws {
        let set = WorstSet(
            "masks, all of which match, in a scope of the oldest",
            scope: [["t0"]],
            tags: { ["t\($0)"] },
            urls: { [WorstSet.url(WorstSet.bits($0))] },
            pattern: { WorstSet.mask($0, WorstSet.bits($1)) }
        )
        #expect(try set.visits(count: 512) < 128)
    }

    private static let sets = [
        WorstSet(
            "each a tag of its own", scope: [["t7"]], tags: { ["t\($0)"] }, urls: { _ in ["/a"] },
            pattern: {
                _, _ in
                "/a"
            }),
        WorstSet(
            "two narrowings, one of which is small", scope: [["A"], ["t7"]], tags: { ["A", "t\($0)"] },
            urls: { _ in ["/a"] }, pattern: { _, _ in "/a" }),
        WorstSet(
            "a tag that no entry has", scope: [["A"], ["B"]], tags: { _ in ["A"] }, urls: { _ in ["/a"] },
            pattern: { _, _ in "/a" }),
    ]
}
