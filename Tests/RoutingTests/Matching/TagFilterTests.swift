import Testing

@testable import Routing

@Suite struct TagFilterTests {
    /// A scope as a list of narrowings, the tags of an entry, and whether it is seen.
    struct Row: Sendable, CustomTestStringConvertible {
        let scope: [[String]]
        let tags: Set<String>
        let isSeen: Bool

        init(_ scope: [[String]], _ tags: Set<String>, _ isSeen: Bool) {
            self.scope = scope
            self.tags = tags
            self.isSeen = isSeen
        }

        var testDescription: String {
            "\(scope) \(isSeen ? "sees" : "does not see") \(tags.sorted())"
        }
    }

    @Test func narrowingByTheSameTagsAgainIsNoNarrowing() {
        let filter = (0..<1_000).reduce(TagFilter()) { filter, _ in filter.narrowed(to: ["a", "b"]) }
        #expect(filter.clauses == [["a", "b"]])
        #expect(filter.narrowed(to: ["b"]).narrowed(to: ["b", "a"]).clauses == [["a", "b"], ["b"]])
    }

    @Test(arguments: [
        Row([], [], true),
        Row([], ["A"], true),
        Row([["A"]], [], false),
        Row([["A"]], ["A"], true),
        Row([["A"]], ["a"], false),
        Row([["A"]], ["B"], false),
        Row([["A"]], ["A", "B"], true),
        Row([["A", "B"]], ["B"], true),
        Row([["A", "B"]], ["C"], false),
        Row([["A"], ["B"]], ["A"], false),
        Row([["A"], ["B"]], ["A", "B"], true),
        Row([["A", "B"], ["C"]], ["B", "C"], true),
        Row([["A", "B"], ["C"]], ["A", "B"], false),
        Row([[]], [], true),
        Row([["A"], []], ["A"], true),
        Row([["A"], []], [], false),
    ])
    func aScopeSeesWhatHasATagOfEachNarrowing(_ row: Row) {
        #expect(filter(row.scope).accepts(row.tags) == row.isSeen)
    }

    @Test func amongEntriesOfOnePatternAScopeOfManyTagsFindsTheOneWithAll() async throws {
        let (router, tags) = (Routing(), (0..<20).map { "tag \($0)" })
        router.map("/a", tags: tags) { _ in "all" }
        router.map("/a", tags: Array(tags.dropLast())) { _ in "some" }
        let scope = tags.reduce(router.scope) { $0[$1] }
        #expect(try await scope.dispatch("/a", returning: String.self) == "all")
        #expect(!scope["another"].canOpen("/a"))
    }

    @Test func whatIsRegisteredInAScopeIsSeenThere() {
        let scope = filter([["A", "B"], ["C"]])
        #expect(scope.tags == ["A", "B", "C"])
        #expect(scope.accepts(scope.tags))
    }

    @Test func theOrderOfTagsInOneNarrowingDoesNotCount() {
        #expect(filter([["A", "B"]]) == filter([["B", "A"]]))
        #expect(filter([["A", "B"]]) != filter([["A"], ["B"]]))
    }

    @Test func theOrderOfNarrowingsDoesNotCount() {
        let (one, other) = (filter([["A"], ["B", "C"], ["D"]]), filter([["D"], ["C", "B"], ["A"]]))
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        #expect(one != filter([["A"], ["B", "C"]]))
    }

    @Test func allTagsAreAsIfNarrowedByEach() {
        for tags in [[], ["A"], ["B", "A", "C"]] as [Set<String>] {
            let narrowed = tags.reduce(TagFilter()) { $0.narrowed(to: [$1]) }
            #expect(TagFilter(all: tags) == narrowed && TagFilter(all: tags).tags == tags)
            #expect(TagFilter(all: tags).wider?.tags.count ?? 0 == max(0, tags.count - 1))
            #expect(TagFilter(all: tags).narrowed(to: ["A"]) == narrowed.narrowed(to: ["A"]))
            #expect(TagFilter(all: tags).isUsual == tags.isEmpty)
        }
    }

    @Test func aNarrowingAnywhereInTheScopeIsFoundAgain() {
        let scope = (0..<100).reduce(TagFilter()) { $0.narrowed(to: ["\($1)"]) }
        for tag in 0..<100 { #expect(scope.narrowed(to: ["\(tag)"]).clauses.count == 100) }
        #expect(scope.wider?.narrowed(to: ["99"]) == scope)
    }

    @Test func wideningTakesBackOneNarrowing() {
        let scope = filter([["A"], ["B"]])
        #expect(scope.wider == filter([["A"]]))
        #expect(scope.wider?.wider == TagFilter())
        #expect(TagFilter().wider == nil)
    }

    private func filter(_ scope: [[String]]) -> TagFilter {
        scope.reduce(TagFilter()) { $0.narrowed(to: $1) }
    }
}
