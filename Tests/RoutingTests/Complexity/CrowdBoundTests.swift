import Testing

@testable import Routing
@testable import Support

/// A thousand entries that all match one URL: each is asked once, and one that is handled asks no older one.
@Suite struct CrowdBoundTests {
    private static let count = 1_000

    private struct Choosy: Route {
        static let pattern: RoutePattern = "/:word"
        static let asked = Locked(0)
        var word: Int

        init(from decoder: any Decoder) throws {
            Self.asked.withLock { $0 += 1 }
            word = try Int(from: decoder)
        }
    }

    @Test func aThousandProxiesAreAskedOnceEachTheNewestFirst() {
        let driven = DrivenRouter()
        for number in 0..<Self.count { driven.proxy("/**", as: "\(number)") }
        driven.map("/a", as: "map")
        driven.router.open("/a")
        var steps = 0
        while driven.scheduler.runNext() { steps += 1 }
        #expect(driven.seen.elements == (0..<Self.count).reversed().map { "\($0)" } + ["map"])
        #expect(steps <= 2 * Self.count + 8)
    }

    @Test func theFirstRedirectOfAThousandEndsTheAsking() {
        let driven = DrivenRouter()
        for number in 0..<Self.count { driven.proxy("/**", as: "\(number)", commit: "/b") }
        driven.map("/b", as: "map")
        driven.run("/a")
        #expect(driven.seen.elements == ["\(Self.count - 1)", "map"])
    }

    private func condition(
        _ agrees: Bool,
        _ number: Int,
        _ asked: Recorder<Int>
    ) -> RoutePattern.Constraint {
        .satisfying { _ in
            asked.record(number)
            return agrees
        }
    }

    @Test func aThousandConditionsAreAskedOnceEach() throws {
        let driven = DrivenRouter()
        let asked = Recorder<Int>()
        for number in 0..<Self.count {
            let pattern = try RoutePattern("/:x", where: ["x": condition(false, number, asked)])
            driven.map(pattern, as: "refused")
        }
        #expect(!driven.router.canOpen("/a"))
        #expect(asked.elements == (0..<Self.count).reversed())
    }

    @Test func theNewestConditionThatAgreesEndsTheAsking() throws {
        let driven = DrivenRouter()
        let asked = Recorder<Int>()
        for number in 0..<Self.count {
            let pattern = try RoutePattern("/:x", where: ["x": condition(true, number, asked)])
            driven.map(pattern, as: "\(number)")
        }
        #expect(driven.router.canOpen("/a"))
        #expect(asked.elements == [Self.count - 1])
    }

    @Test func aThousandTypedRoutesAreDecodedOnceEach() {
        let driven = DrivenRouter()
        for _ in 0..<Self.count { driven.router.map(Choosy.self) { _, _ in } }
        #expect(!driven.router.canOpen("/a"))
        #expect(Choosy.asked.withLock { $0 } == Self.count)
    }

    @Test func aLookupAmongAThousandOfOnePatternLooksAtAFew() throws {
        var probe = IndexProbe()
        for _ in 0..<Self.count { probe.insert("/:a/**") }
        #expect(try probe.visits(of: ["/a", "/a/b/c", "/"]) < 16)
    }
}
