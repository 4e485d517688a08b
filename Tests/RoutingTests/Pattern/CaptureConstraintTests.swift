import Testing

@testable import Routing

/// Checks words and regular expressions of captures, written in the text of a pattern.
@Suite struct CaptureConstraintTests {
    @Test(arguments: [
        ("news|sport", "news", true), ("news|sport", "SPORT", true), ("news|sport", "new", false),
        ("news|sport", "newsx", false), ("news|sport", "news|sport", false), ("int|bool", "int", true),
        ("int|bool", "7", false), ("a%7Cb|c", "a%7Cb", true), ("a%3Eb|c", "a%3eb", true),
        ("a%2Fb|c", "a%2Fb", true),
        ("é|x", "%C3%A9", true), ("é|x", "É", false), ("é|x", "e%CC%81", false), ("a.b|c", "axb", false),
        ("a b|c", "a%20b", true), ("%25|x", "%25", true), ("-|_", "_", true),
    ])
    func wordsAreComparedLikeLiterals(_ words: String, _ text: String, _ matches: Bool) throws {
        let pattern = try RoutePattern("/:kind<\(words)>/x" as String)
        #expect(try (pattern.captures(in: "/\(text)/x") != nil) == matches)
    }

    @Test func capturedWordKeepsItsCase() throws {
        let pattern: RoutePattern = "/:kind<news|sport>"
        #expect(try pattern.captures(in: "/SporT")?["kind"] == "SporT")
    }

    @Test(arguments: [
        (#"\d+"#, "0042", true), (#"\d+"#, "42x", false), (#"\d+"#, "x42", false),
        ("[0-9]+", "ab12cd", false),
        ("a|bc", "bc", true), ("a|bc", "ac", false), ("[)]", ")", true), (#"\)"#, ")", true),
        ("(a)b", "ab", true),
        ("[a-z]{2}", "XY", true), ("a.c", "a%2Fc", true), (".+", "é", true), ("é", "%C3%A9", true),
        ("^a$", "a", true), ("a(/b)?", "a%2Fb", true), (":x", ":x", true),
    ])
    func expressionMatchesTheWholeDecodedCapture(_ expression: String, _ text: String, _ matches: Bool) throws
    {
        let pattern = try RoutePattern("/n/:id(\(expression))/x" as String)
        #expect(try (pattern.captures(in: "/n/\(text)/x") != nil) == matches)
    }

    @Test func expressionIsTriedOnUpTo256Bytes() throws {
        let pattern: RoutePattern = "/:id(.+)"
        #expect(try pattern.captures(in: "/" + String(repeating: "a", count: 256)) != nil)
        #expect(try pattern.captures(in: "/" + String(repeating: "a", count: 257)) == nil)
        #expect(try pattern.captures(in: "/" + String(repeating: "é", count: 128)) != nil)
        #expect(try pattern.captures(in: "/" + String(repeating: "é", count: 129)) == nil)
    }

    @Test func typesAndWordsHaveNoSuchLimit() throws {
        let long = String(repeating: "a", count: 4000)
        let typed: RoutePattern = "/:id<alpha>"
        #expect(try typed.captures(in: "/\(long)")?["id"] == long)
        let listed = try RoutePattern("/:id<\(long)|b>" as String)
        #expect(try listed.captures(in: "/\(long)")?["id"] == long)
    }

    @Test func parenthesisAfterACaptureOpensAnExpressionUnlessASlashFollows() throws {
        let expression: RoutePattern = "/:id(edit)"
        #expect(try expression.captures(in: "/edit")?["id"] == "edit")
        #expect(try expression.captures(in: "/7") == nil)
        let group: RoutePattern = "/:id(/edit)"
        #expect(try group.captures(in: "/7/edit")?["id"] == "7")
        let groupBehindAType: RoutePattern = "/:id<int>(x)"
        #expect(try groupBehindAType.captures(in: "/7x")?["id"] == "7")
        #expect(try groupBehindAType.captures(in: "/7")?["id"] == "7")
    }

    @Test func restIsConstrainedSegmentBySegment() throws {
        let pattern: RoutePattern = #"/:parts(\d+).../"#
        #expect(try pattern.captures(in: "/1/22/333")?.values(for: "parts") == ["1", "22", "333"])
        #expect(try pattern.captures(in: "/1/x/3") == nil)
        #expect(try pattern.captures(in: "/") == nil)
    }

    @Test func captureWithoutANameIsConstrainedToo() throws {
        let pattern: RoutePattern = "/:_<int>/:_<int>"
        #expect(try pattern.captures(in: "/1/2") == Parameters())
        #expect(try pattern.captures(in: "/1/x") == nil)
    }
}
