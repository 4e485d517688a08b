import Testing

@testable import Routing
@testable import Support

/// Lookups and disposals in turn.
@Suite struct RemovalCostTests {
    @Test(arguments: ["/a", "/:x", "/:x<alpha>", "/**/a", "/*"])
    func theNextIsFoundAtOnceWhenTheNewestGoes(_ text: String) throws {
        var probe = IndexProbe()
        for _ in 0..<400 { probe.insert(try RoutePattern(text)) }
        for ordinal in (0..<400).reversed() {
            #expect(try probe.winner("/a") == ordinal)
            #expect(probe.visits < 8)
            probe.remove(ordinal)
        }
        #expect(try probe.winner("/a") == nil)
    }

    @Test func whatIsGoneIsNotLookedAt() throws {
        var probe = IndexProbe()
        probe.insert("/:x/:y")
        for index in 0..<400 { probe.insert(RoutePattern(stringLiteral: "/:x(a\(index))/b")) }
        for ordinal in 1..<400 { probe.remove(ordinal) }
        #expect(try probe.winner("/a/b") == 0)
        #expect(probe.visits < 10)
    }

    @Test func theEntriesOfManyDeadOwnersAreMetOnce() throws {
        var registry = Registry(rules: MatchingRules())
        let survivor = registry.insert(.map("/a"), uuid: RouteUUID(), owner: nil)
        var owners = (0..<400).map { _ in PlainOwner() }
        for owner in owners { _ = registry.insert(.map("/a"), uuid: RouteUUID(), owner: owner) }
        owners = []
        let url = try RouteURL("/a")
        var releases = DeferredReleases()
        #expect(registry.newestMap(matching: url, in: TagFilter(), keeping: &releases).certain === survivor)
        #expect(releases.orphans.count == 400)
        releases = DeferredReleases()
        #expect(registry.newestMap(matching: url, in: TagFilter(), keeping: &releases).certain === survivor)
        #expect(releases.orphans.isEmpty && registry.count == 1)
    }
}
