import SeededRandom
import Testing

@testable import Routing

@Suite struct RouteIndexTests: ~Copyable {
    private var probe = IndexProbe()

    @Test mutating func theNewestThatMatchesComesFirst() throws {
        insert("/a", "/*", "/b", "/:x")
        #expect(try probe.ordinals("/a") == [3, 1, 0])
        #expect(try probe.ordinals("/b") == [3, 2, 1])
        #expect(try probe.ordinals("/a/b") == [1])
        #expect(try probe.winner("/a/b") == 1)
        #expect(try probe.winner("/a") == 3)
    }

    @Test mutating func ordinalsNeedNotFollowOneAnother() throws {
        var index = RouteIndex(rules: MatchingRules())
        let places = [10, 20, 30].map { index.insert("/a", tags: [], ordinal: $0) }
        let url = try RouteURL("/a")
        #expect(
            index.all(matching: url, in: TagFilter()).map(\.ordinal) == [30, 20, 10])
        index.remove(at: places[2])
        let newest = index.newest(matching: url, in: TagFilter())
        #expect(newest.certain == RouteIndex.Candidate(place: places[1], ordinal: 20, asksCode: false))
    }

    @Test mutating func aRemovedEntryIsSkipped() throws {
        insert("/a", "/a", "/a")
        probe.remove(1)
        #expect(try probe.ordinals("/a") == [2, 0])
        probe.remove(2)
        #expect(try probe.ordinals("/a") == [0])
    }

    @Test mutating func removingMostLosesNoneOfTheOthers() throws {
        insert(count: 100)
        for ordinal in 0..<100 where !ordinal.isMultiple(of: 7) { probe.remove(ordinal) }
        let kept = stride(from: 98, through: 0, by: -7)
        #expect(try probe.ordinals("/a") == Array(kept))
        probe.insert("/a")
        probe.remove(98)
        #expect(try probe.ordinals("/a") == [100] + kept.dropFirst())
    }

    @Test mutating func theLastOneOutLeavesAnIndexThatWorks() throws {
        insert(count: 3)
        for ordinal in 0..<3 { probe.remove(ordinal) }
        #expect(try probe.winner("/a") == nil)
        #expect(try probe.ordinals("/a") == [])
        probe.insert("/a")
        #expect(try probe.ordinals("/a") == [3])
    }

    @Test mutating func entriesOutsideTheScopeDoNotCount() throws {
        for tags in [["A"], [], ["A", "B"], ["B"]] { probe.insert("/a", tags: Set(tags)) }
        let scope = TagFilter().narrowed(to: ["A"])
        #expect(try probe.ordinals("/a") == [3, 2, 1, 0])
        #expect(try probe.ordinals("/a", in: scope) == [2, 0])
        #expect(try probe.ordinals("/a", in: scope.narrowed(to: ["B"])) == [2])
        #expect(try probe.ordinals("/a", in: TagFilter().narrowed(to: ["A", "B"])) == [3, 2, 0])
        #expect(try probe.ordinals("/a", in: TagFilter().narrowed(to: ["C"])) == [])
    }

    @Test mutating func anOriginIsAskedInTheFirstSearchThatHasIt() throws {
        insert("/a")
        probe.insert("/a", refusing: .external)
        let external = TagFilter().asked(by: .external)
        #expect(try probe.ordinals("/a") == [1, 0])
        #expect(try probe.ordinals("/a", in: external) == [0])
        #expect(try probe.ordinals("/a") == [1, 0])
        #expect(try probe.winner("/a", in: external) == 0)
    }

    @Test mutating func aConditionInCodeMakesAMatchAPossibleOne() throws {
        let pattern = try RoutePattern("/:id", where: ["id": .satisfying { _ in false }])
        insert("/:id", pattern, "/b")
        let found = probe.newest(try RouteURL("/7"))
        #expect(found.certain?.ordinal == 0)
        #expect(found.possible.map(\.ordinal) == [1])
        #expect(probe.newest(try RouteURL("/b")).possible.isEmpty, "a newer match is certain")
        let none = probe.newest(try RouteURL("/7/8"))
        #expect(none.certain == nil && none.possible.isEmpty)
    }

    @Test mutating func aConditionThatNeedsNoCodeIsNoReasonToAsk() throws {
        insert("/:name", try RoutePattern("/:id", where: ["id": .int]))
        #expect(probe.newest(try RouteURL("/7")).certain?.ordinal == 1)
        #expect(probe.newest(try RouteURL("/seven")).certain?.ordinal == 0)
        #expect(probe.newest(try RouteURL("/7")).possible.isEmpty)
    }

    @Test mutating func anEntryThatMatchesByTwoOfItsPathsIsFoundOnce() throws {
        insert("/a(/:x)(/:y)", try RoutePattern("/**(/b)/:z", where: ["z": .satisfying { _ in true }]))
        #expect(try probe.ordinals("/a/b") == [1, 0])
        #expect(probe.newest(try RouteURL("/a/b")).possible.map(\.ordinal) == [1])
        probe.remove(0)
        #expect(try probe.ordinals("/a/b") == [1])
    }

    @Test mutating func insertingAndRemovingAtRandomGivesWhatAnArrayGives() throws {
        var generator = SeededGenerator(seed: RandomSeed.current)
        let patterns: [RoutePattern] = ["/a", "/b", "/*", "/:x", "/a/**", "/**/b"]
        var model: [(ordinal: Int, matches: Bool)] = []
        for round in 0..<400 {
            if generator.chance(55) {
                let chosen = generator.pick(patterns)
                let ordinal = probe.insert(chosen)
                model.append((ordinal, chosen.text != "/b" && chosen.text != "/**/b"))
            } else {
                let removed = generator.number(below: probe.nextOrdinal + 1)
                probe.remove(removed)
                model.removeAll { $0.ordinal == removed }
            }
            guard round.isMultiple(of: 20) else { continue }
            let expected = model.filter(\.matches).map(\.ordinal).reversed()
            #expect(try probe.ordinals("/a") == Array(expected), "ROUTING_SEED=\(RandomSeed.current)")
        }
    }
}

extension RouteIndexTests {
    private mutating func insert(_ patterns: RoutePattern...) {
        for pattern in patterns { probe.insert(pattern) }
    }

    private mutating func insert(count: Int) {
        for _ in 0..<count { probe.insert("/a") }
    }
}
