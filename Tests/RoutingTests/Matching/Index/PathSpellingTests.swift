import Testing

@testable import Routing

@Suite struct PathSpellingTests {
    private static let int = SegmentTest.constraint(.type(.int))

    /// A pattern and its paths, in any order.
    struct Row: Sendable, CustomTestStringConvertible {
        let pattern: RoutePattern
        let caseSensitive: Bool
        let paths: [[PathPart]]

        init(_ pattern: RoutePattern, caseSensitive: Bool = false, _ paths: [PathPart]...) {
            self.pattern = pattern
            self.caseSensitive = caseSensitive
            self.paths = paths
        }

        var testDescription: String { "\(pattern)\(caseSensitive ? ", case-sensitive" : "")" }
    }

    private static func literal(_ text: String) -> PathPart { .literal(Array(text.utf8)) }

    @Test(arguments: [
        Row("/", [.end]),
        Row("/*", [.rest]),
        Row("/...", [.rest]),
        Row("/**", [.rest]),
        Row("/A/:id", [literal("a"), .anySegment, .end]),
        Row("/:_/*/b", [.anySegment, .anySegment, literal("b"), .end]),
        Row("/**/a", [.anySegments, literal("a"), .end]),
        Row("/:x...", [.anySegment, .rest]),
        Row("/:x<int>...", [.restTest(int)]),
        Row("/:x<int>", [.test(int), .end]),
        Row("/:x<a|B>", [literal("a"), .end], [literal("b"), .end]),
        Row("/a(/b)", [literal("a"), .end], [literal("a"), literal("b"), .end]),
        Row("app://a", [.scheme(Array("app".utf8)), literal("a"), .end]),
        Row("https://*/a", [.scheme(Array("https".utf8)), .host(.any), literal("a"), .end]),
        Row(
            "https://*.B.com", [.scheme(Array("https".utf8)), .host(.subdomains(of: "b.com")), .end]
        ),
        Row(
            "/A/B", caseSensitive: true, [literal("A"), literal("B"), .end],
            [.firstHost([97]), literal("B"), .end]
        ),
        Row("/:x/B", caseSensitive: true, [.anySegment, literal("B"), .end]),
        Row(
            "/**/B", caseSensitive: true, [.anySegments, literal("B"), .end],
            [.anySegments, .firstHost([98]), .end]
        ),
    ])
    func aPatternIsSpeltAsStated(_ row: Row) {
        let paths = PathSpelling(caseSensitive: row.caseSensitive).paths(of: row.pattern)
        #expect(Set(paths) == Set(row.paths))
    }

    @Test func manyWordsAreATest() throws {
        let list = (0..<65).map { "w\($0)" }.joined(separator: "|")
        let words = try RoutePattern("/:x<\(list)>" as String)
        #expect(PathSpelling(caseSensitive: false).paths(of: words).count == 1)
        let product: RoutePattern = "/:x<a|b|c|d>/:y<a|b|c|d>/:z<a|b|c|d>/:w<a|b>"
        #expect(PathSpelling(caseSensitive: false).paths(of: product).count == PathSpelling.mostPaths)
    }

    /// A choice of groups costs a copy of numbers, not another reading of what all choices have in common.
    @Test(arguments: [
        String(repeating: "(/a)", count: 6) + "%", (0..<6).map { "/:w\($0)<a|b>" }.joined() + "%",
        (0..<6).map { "%/y\($0)(/z)" }.joined(), "/" + String(repeating: "(a)b", count: 6) + "%",
        "%/x(/a(/b(/c(/d(/e(/f))))))",
    ])
    func thePartsOfALongPatternAreSpeltOnce(_ pattern: String) throws {
        func counts(_ segments: Int) throws -> (parts: Int, components: Int) {
            let middle = (0..<segments).map { "/s\($0 % 7)" }.joined()
            let text = pattern.replacing(
                "%", with: pattern.hasPrefix("%/y") ? String(middle.prefix(300)) : middle)
            let read = try ParsedPattern(text, predicates: [:], webSchemes: [])
            let table = PathSpelling(caseSensitive: false).table(of: try RoutePattern(text))
            #expect(table.paths.count <= 64)
            return (table.parts.count, read.others.count)
        }
        let (few, many) = (try counts(200), try counts(800))
        #expect(few.parts < 100)
        #expect(many.parts == few.parts)
        #expect(many.components == few.components)
    }

    @Test func longPatternsDoNotWriteTheirWordsOut() throws {
        let words = (0..<6).map { "/:w\($0)<a|b>" }.joined()
        let long = try RoutePattern(words + String(repeating: "/x", count: 1_900))
        #expect(PathSpelling(caseSensitive: false).paths(of: long).count <= 2)
        #expect(PathSpelling(caseSensitive: false).paths(of: try RoutePattern(words)).count == 64)
    }

    @Test func needsAreTheLengthsAndTheLiteralsInFront() {
        let steps: [PathStep] = [.literal(1), .any, .gap, .literal(2), .end]
        let needs = PathRequirements(of: steps)
        #expect(needs.filter == PathStep.literal(1).filterBit(at: 0))
        var progress = PathRequirements.Progress()
        #expect(needs.lengths(after: progress) == UInt64.max << 3)
        progress.pass(.literal(1))
        progress.pass(.any)
        progress.pass(.gap)
        #expect(needs.lengths(after: progress) == 1 << 1)
        #expect(PathRequirements(of: [.any, .restTest(1)]).lengths(after: .init()) == UInt64.max << 2)
        #expect(
            PathRequirements(of: Array(repeating: PathStep.any, count: 70)).lengths(after: .init()) == 1 << 63
        )
    }
}

extension PathSpelling {
    /// The paths of a pattern, part by part.
    fileprivate func paths(of pattern: RoutePattern) -> [[PathPart]] {
        let table = table(of: pattern)
        return table.paths.map { $0.map { table.parts[$0] } }
    }
}
