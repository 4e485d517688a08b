import Testing

@testable import Routing

@Suite struct MixedSegmentMatcherTests {
    /// A pattern of one segment, a segment, and the captures expected, or `nil` for no match.
    struct Row: Sendable, CustomTestStringConvertible {
        let pattern: String
        let segment: String
        let captures: [String]?

        init(_ pattern: String, _ segment: String, _ captures: [String]?) {
            self.pattern = pattern
            self.segment = segment
            self.captures = captures
        }

        var testDescription: String { "\(pattern) and \(segment.prefix(40))" }
    }

    /// The condition in code refuses the shorter divisions, and the expression must still refuse the longer ones.
    @Test(arguments: [("x-z", true), ("xx-z", true), ("x-y", false), ("x-x-z", false), ("x-xx-z", false)])
    func anExpressionIsAskedAboutEachLongerText(_ segment: String, _ isMatched: Bool) throws {
        let router = Routing()
        let condition: @Sendable (String) -> Bool = { $0 == "z" }
        router.map(try RoutePattern("/:a(x+)-:b", where: ["b": .satisfying(condition)])) { _ in }
        router.map(try RoutePattern("/lax/:a(x[-x]*)-:b", where: ["b": .satisfying(condition)])) { _ in }
        #expect(router.canOpen("/" + segment) == isMatched)
        #expect(router.canOpen("/lax/" + segment) == (segment != "x-y"))
    }

    @Test(arguments: [
        Row("file-:id.json", "file-12.json", ["12"]),
        Row("file-:id.json", "FILE-a.b.JSON", ["a.b"]),
        Row("file-:id.json", "file-.json", nil),
        Row("file-:id.json", "file-12.jso", nil),
        Row(":a-:b", "1-2-3", ["1", "2-3"]),
        Row(":a.:b", "..", nil),
        Row(":a.:b", "...", [".", "."]),
        Row(":a:b", "xyz", ["x", "yz"]),
        Row(":a:b", "x", nil),
        Row(":a<int>:b<alpha>", "12ab", ["12", "ab"]),
        Row(":a<int>:b", "12ab", ["1", "2ab"]),
        Row(":a-:b<int>", "1-a-2", ["1-a", "2"]),
        Row("v:a", "v", nil),
        Row(":a-:b-:c-:d-:e-:f-:g-:h", "1-2-3-4-5-6-7-8", ["1", "2", "3", "4", "5", "6", "7", "8"]),
        Row(":a:b:c:d:e:f:g:h", "123456789", ["1", "2", "3", "4", "5", "6", "7", "89"]),
        Row(":a:b:c:d:e:f:g:h", "1234567", nil),
    ])
    func eachCaptureTakesTheShortestText(_ row: Row) throws {
        let captures = try MatchingProbe("/" + row.pattern, [:]).match([row.segment])
        #expect(captures.map { $0.map(\.value) } == row.captures)
    }

    @Test(arguments: [
        Row(":a:b", "é1", ["é", "1"]),
        Row(":a:b", "日本語", ["日", "本語"]),
        Row(":a:b:c", "日本語", ["日", "本", "語"]),
        Row(":a:b", "é", nil),
        Row(":a:b", "👩‍👧", ["👩", "\u{200D}👧"]),
        Row(":a:b", "e\u{301}", ["e", "\u{301}"]),
        Row(":a\u{301}", "e\u{301}", ["e"]),
        Row(":a.é", "日.é", ["日"]),
    ])
    func captureEndBetweenScalars(_ row: Row) throws {
        let captures = try MatchingProbe("/" + row.pattern, [:]).match([row.segment])
        let found = captures.map { $0.map { Array($0.value.unicodeScalars) } }
        #expect(found == row.captures.map { $0.map { Array($0.unicodeScalars) } })
    }

    @Test(arguments: [
        (#":a(\d+).:b"#, 256, true), (#":a(\d+).:b"#, 257, false), (#":b.:a(\d+)"#, 256, true),
        (#":b.:a(\d+)"#, 257, false), (#"v:a(\d+)"#, 256, true), (#"v:a(\d+)"#, 257, false),
        (":a<hex>.:b", 257, true), (":b.:a<hex>", 8000, true), ("v:a<hex>", 8000, true),
        (":a.:b", 8000, true),
    ])
    func onlyExpressionsAreLimitedTo256Bytes(
        _ pattern: String,
        _ length: Int,
        _ matches: Bool
    ) throws {
        let sevens = String(repeating: "7", count: length)
        let segment = pattern.replacing(/:a(<hex>|\(.*?\))?/, with: sevens).replacing(":b", with: "x")
        #expect((try MatchingProbe("/" + pattern, [:]).match([segment]) != nil) == matches)
    }

    @Test func theRestOfTheSegmentMayBeLonger() throws {
        let probe = try MatchingProbe("/:a<int>.:b", [:])
        #expect(try probe.match(["7." + String(repeating: "x", count: 8_000)])?["a"] == "7")
    }

    @Test func bytesCountAndNotCharacters() throws {
        let probe = try MatchingProbe("/:a.:b", ["a": { _ in true }])
        let text = String(repeating: "é", count: 127)
        #expect(try probe.match([text + "xx.b"]) != nil)
        #expect(try probe.match([text + "é" + "x.b"]) == nil)
    }

    @Test(arguments: [":a-:b-:c-:d-:e-:f-:g-:h.json", ":a:b:c:d:e:f:g:h.json", "-:a-:b-:c-:d.json"])
    func aLongHostileSegmentIsAnswered(_ pattern: String) throws {
        // Trying every way to share 8,000 hyphens among eight captures would never end.
        let hyphens = String(repeating: "-", count: 8_000)
        let probe = try MatchingProbe("/" + pattern, [:])
        #expect(try probe.match([hyphens]) == nil)
        #expect(try probe.match([hyphens + ".json"]) != nil)
    }

    /// A shorter text would let the pattern match, and give a capture that was cut off.
    @Test(arguments: [#":a:n(\d+)"#, #":a:_:n(\w+)"#, #":a:n(0+)"#, #":a<alpha>:n(\d{2,})"#])
    func aSegmentIsNotDividedElsewhereForAnExpression(_ pattern: String) throws {
        let probe = try MatchingProbe("/" + pattern, [:])
        #expect(try probe.match(["x" + String(repeating: "0", count: 200)]) != nil)
        #expect(try probe.match(["x" + String(repeating: "0", count: 300)]) == nil)
    }

    @Test(arguments: ["int", "uint", "double", "hex", "alnum"])
    func aTypeTakesALongTextWhole(_ type: String) throws {
        let zeros = String(repeating: "0", count: 300)
        let captures = try MatchingProbe("/:a:n<\(type)>", [:]).match(["x" + zeros])
        #expect(captures == ["a": "x", "n": zeros])
    }

    @Test func aWordTakesALongTextWhole() throws {
        let word = String(repeating: "w", count: 300)
        #expect(try MatchingProbe("/:a:n<\(word)|z>", [:]).match(["x" + word]) == ["a": "x", "n": word])
        let apart = try RoutePattern("/:a:n", where: ["n": .oneOf([word])])
        #expect(try apart.captures(in: "/x" + word) == ["a": "x", "n": word])
    }
}
