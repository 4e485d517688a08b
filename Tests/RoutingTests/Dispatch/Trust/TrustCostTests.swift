import Testing

@testable import Routing

/// What it costs to look for entries that accept external URLs, in things looked at.
@Suite struct TrustCostTests {
    private let others = TagFilter().asked(by: .external)

    @Test func entriesForUsAreLeftOutWithTheirBranches() throws {
        var visits: [Int] = []
        for count in [10, 1000] {
            var probe = IndexProbe()
            let open = probe.insert("/:a/:b/:c")
            for number in 0..<count {
                probe.insert(RoutePattern(stringLiteral: "/a/b/:c<int>/x\(number)"), refusing: .external)
                probe.insert(RoutePattern(stringLiteral: "/a/:b/**/x\(number)"), refusing: .external)
                probe.insert(RoutePattern(stringLiteral: "/:a/b/**/x\(number)"), refusing: .external)
            }
            #expect(try probe.winner("/a/b/x7", in: others) == open)
            visits.append(probe.visits)
        }
        #expect(visits[0] == visits[1])
        #expect(visits[0] < 40)
    }

    @Test func entriesForUsOfOnePatternAreLookedAtOneByOne() throws {
        var probe = IndexProbe()
        let open = probe.insert("/a")
        for _ in 0..<100 { probe.insert("/a", refusing: .external) }
        #expect(try probe.winner("/a", in: others) == open)
        #expect(probe.visits < 120)
        #expect(try probe.winner("/a") == 100)
        #expect(probe.visits < 5, "the program itself finds the newest at once")
    }

    @Test func whatIsRefusedStaysRefusedWhenTheIndexIsCompacted() throws {
        var probe = IndexProbe()
        let kept = probe.insert("/a", refusing: .external)
        let others = (0..<600).map { probe.insert(RoutePattern(stringLiteral: "/b\($0)")) }
        for ordinal in others { probe.remove(ordinal) }
        #expect(probe.compactions > 0)
        #expect(try probe.winner("/a") == kept)
        #expect(try probe.winner("/a", in: self.others) == nil)
    }

    @Test func tagsAreFoundWhateverTheirBit() throws {
        var probe = IndexProbe()
        let tags = (0..<200).map { "tag \($0)" }
        for tag in tags { probe.insert("/a", tags: [tag], refusing: .external) }
        for (ordinal, tag) in tags.enumerated() {
            let scope = TagFilter().narrowed(to: [tag])
            #expect(try probe.winner("/a", in: scope) == ordinal)
            #expect(try probe.winner("/a", in: scope.asked(by: .external)) == nil)
        }
    }
}
