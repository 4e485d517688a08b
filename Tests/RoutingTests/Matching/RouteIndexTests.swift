import Testing

@testable import Routing

@Suite struct RouteIndexTests {
    private var index = RouteIndex(rules: MatchingRules())

    @Test mutating func theNewestThatMatchesComesFirst() throws {
        insert("/a", "/*", "/b", "/:x")
        #expect(try ordinals("/a") == [3, 1, 0])
        #expect(try ordinals("/b") == [3, 2, 1])
        #expect(try ordinals("/a/b") == [1])
    }

    @Test mutating func onlyOlderOnesAreGivenWhenAsked() throws {
        insert("/a", "/a", "/a")
        #expect(try newest("/a", before: 3)?.ordinal == 2)
        #expect(try newest("/a", before: 2)?.ordinal == 1)
        #expect(try newest("/a", before: 0) == nil)
    }

    @Test mutating func theBoundNeedNotBeAnOrdinalOfTheIndex() throws {
        for ordinal in [10, 20, 30] { index.insert("/a", tags: [], ordinal: ordinal) }
        #expect(try newest("/a", before: 25)?.ordinal == 20)
        #expect(try newest("/a", before: 10) == nil)
        #expect(try newest("/a", before: 31)?.ordinal == 30)
    }

    @Test mutating func capturesAreThoseOfTheEntryThatMatched() throws {
        insert("/:first", "/:second")
        #expect(try newest("/7")?.captures == ["second": "7"])
        #expect(try newest("/7", before: 1)?.captures == ["first": "7"])
    }

    @Test mutating func aRemovedEntryIsSkipped() throws {
        insert("/a", "/a", "/a")
        index.remove(ordinal: 1)
        #expect(try ordinals("/a") == [2, 0])
        index.remove(ordinal: 2)
        #expect(try ordinals("/a") == [0])
    }

    @Test mutating func removingWhatIsNotThereChangesNothing() throws {
        index.remove(ordinal: 0)
        insert("/a", "/a", "/a", "/a", "/a")
        for ordinal in [-1, 5, 1, 1, 1, 1] { index.remove(ordinal: ordinal) }
        #expect(try ordinals("/a") == [4, 3, 2, 0])
    }

    @Test mutating func removingMostLosesNoneOfTheOthers() throws {
        insert(count: 100)
        for ordinal in 0..<100 where !ordinal.isMultiple(of: 7) { index.remove(ordinal: ordinal) }
        let kept = stride(from: 98, through: 0, by: -7)
        #expect(try ordinals("/a") == Array(kept))
        index.insert("/a", tags: [], ordinal: 100)
        index.remove(ordinal: 98)
        #expect(try ordinals("/a") == [100] + kept.dropFirst())
    }

    @Test mutating func theLastOneOutLeavesAnIndexThatWorks() throws {
        insert(count: 3)
        for ordinal in 0..<3 { index.remove(ordinal: ordinal) }
        #expect(try newest("/a") == nil)
        index.insert("/a", tags: [], ordinal: 3)
        #expect(try ordinals("/a") == [3])
    }

    @Test mutating func entriesOutsideTheScopeDoNotCount() throws {
        for (ordinal, tags) in [["A"], [], ["A", "B"], ["B"]].enumerated() {
            index.insert("/a", tags: Set(tags), ordinal: ordinal)
        }
        let scope = TagFilter().narrowed(to: ["A"])
        #expect(try ordinals("/a") == [3, 2, 1, 0])
        #expect(try ordinals("/a", in: scope) == [2, 0])
        #expect(try ordinals("/a", in: scope.narrowed(to: ["B"])) == [2])
        #expect(try ordinals("/a", in: TagFilter().narrowed(to: ["C"])) == [])
    }

    @Test mutating func aConditionInCodeMakesAMatchAPossibleOne() throws {
        let pattern = try RoutePattern("/:id", where: ["id": .satisfying { _ in false }])
        insert("/:id")
        index.insert(pattern, tags: [], ordinal: 1)
        let possible = try #require(try newest("/7"))
        #expect(possible.ordinal == 1)
        #expect(possible.captures == nil)
        #expect(try newest("/7", before: 1)?.captures == ["id": "7"])
        #expect(try newest("/7/8") == nil)
    }

    @Test mutating func aConditionThatNeedsNoCodeIsNoReasonToAsk() throws {
        let pattern = try RoutePattern("/:id", where: ["id": .int])
        insert("/:name")
        index.insert(pattern, tags: [], ordinal: 1)
        #expect(try newest("/7")?.captures == ["id": "7"])
        #expect(try newest("/seven")?.captures == ["name": "seven"])
    }

    @Test mutating func insertingAndRemovingAtRandomGivesWhatAnArrayGives() throws {
        var generator = SeededGenerator(seed: RandomSeed.current)
        let patterns: [RoutePattern] = ["/a", "/b", "/*", "/:x", "/a/**", "/**/b"]
        var model: [(ordinal: Int, matches: Bool)] = []
        for ordinal in 0..<400 {
            if generator.chance(55) {
                let chosen = generator.pick(patterns)
                index.insert(chosen, tags: [], ordinal: ordinal)
                model.append((ordinal, chosen.text != "/b" && chosen.text != "/**/b"))
            } else {
                let removed = generator.number(below: ordinal + 1)
                index.remove(ordinal: removed)
                model.removeAll { $0.ordinal == removed }
            }
            guard ordinal.isMultiple(of: 20) else { continue }
            let expected = model.filter(\.matches).map(\.ordinal).reversed()
            #expect(try ordinals("/a") == Array(expected), "ROUTING_SEED=\(RandomSeed.current)")
        }
    }
}

extension RouteIndexTests {
    private mutating func insert(_ patterns: RoutePattern...) {
        for (ordinal, pattern) in patterns.enumerated() { index.insert(pattern, tags: [], ordinal: ordinal) }
    }

    private mutating func insert(count: Int) {
        for ordinal in 0..<count { index.insert("/a", tags: [], ordinal: ordinal) }
    }

    private func newest(
        _ url: String,
        in filter: TagFilter = TagFilter(),
        before ordinal: Int = .max
    ) throws -> RouteIndex.Candidate? {
        index.newest(matching: MatchSubject(try RouteURL(url)), in: filter, before: ordinal)
    }

    /// All entries that match, in the order in which they are handed out.
    private func ordinals(_ url: String, in filter: TagFilter = TagFilter()) throws -> [Int] {
        var found: [Int] = []
        while let next = try newest(url, in: filter, before: found.last ?? .max) {
            found.append(next.ordinal)
        }
        return found
    }
}
