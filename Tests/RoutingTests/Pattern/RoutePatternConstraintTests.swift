import Synchronization
import Testing

@testable import Routing

/// Checks constraints that are given apart from the text of a pattern.
@Suite struct RoutePatternConstraintTests {
    @Test(arguments: [
        ["a|b", "c"], ["x>y"], ["("], [")"], ["é"], ["/"], ["a/b", "\\"], ["^a$"], [".*"], ["[a-z]"], ["\n"],
        ["?"],
        [" "], ["%41"], ["🏳️‍🌈"], ["e\u{301}"], ["-", "--"], ["a", "ab", "abc"], ["(?:", "{2}"], ["news"],
    ])
    func oneOfTakesWordsAsTheyAre(_ words: [String]) throws {
        let pattern = try RoutePattern("/:w/x", where: ["w": .oneOf(words)])
        for word in words {
            let escaped = RouteURL.escapingQueryValue(word)
            let captured = try #require(try pattern.captures(in: "/\(escaped)/x")?["w"])
            #expect(captured.isExactly(word))
            #expect(try pattern.captures(in: "/\(escaped)zz/x") == nil)
        }
        #expect(try pattern.captures(in: "/zzz/x") == nil)
    }

    @Test func oneOfIsComparedLikeLiterals() throws {
        let pattern = try RoutePattern("/:w", where: ["w": .oneOf(["News", "É"])])
        #expect(try pattern.captures(in: "/nEWS")?["w"] == "nEWS")
        #expect(try pattern.captures(in: "/é") == nil)
        #expect(try pattern.captures(in: "/nEWS", rules: MatchingRules(caseSensitive: true)) == nil)
        #expect(try pattern.captures(in: "/News", rules: MatchingRules(caseSensitive: true)) != nil)
    }

    @Test(arguments: [[], [""], ["", ""]])
    func oneOfWithoutWordsMatchesNothing(_ words: [String]) throws {
        let pattern = try RoutePattern("/:w", where: ["w": .oneOf(words)])
        #expect(try pattern.captures(in: "/a") == nil)
        #expect(try pattern.captures(in: "/") == nil)
    }

    @Test func oneOfTakesHundredsOfWords() throws {
        let words = (0..<400).map { "word\($0)" }
        let pattern = try RoutePattern("/:w", where: ["w": .oneOf(words)])
        #expect(try pattern.captures(in: "/word399") != nil)
        #expect(try pattern.captures(in: "/word400") == nil)
    }

    @Test(arguments: [
        (#"\d+"#, "42", "4x"), ("a|b", "b", "ab"), ("/?x", "%2Fx", "y"), ("[)(]", "(", "x"),
        (":x", ":x", "y"),
    ])
    func regexMatchesTheWholeCapture(_ expression: String, _ good: String, _ bad: String) throws {
        let pattern = try RoutePattern("/:id/x", where: ["id": .regex(expression)])
        #expect(try pattern.captures(in: "/\(good)/x") != nil)
        #expect(try pattern.captures(in: "/\(bad)/x") == nil)
    }

    @Test func severalConstraintsFindTheirCaptures() throws {
        let pattern = try RoutePattern(
            "/:a-:b(/:c)/:d...", where: ["d": .hex, "a": .int, "c": .oneOf(["x"]), "b": .regex("[a-z]+")])
        let captured = try #require(try pattern.captures(in: "/7-b/x/ff/00"))
        #expect(captured["a"] == "7")
        #expect(captured["b"] == "b")
        #expect(captured["c"] == "x")
        #expect(captured["d"] == "ff/00")
        #expect(try pattern.captures(in: "/x-b/ff") == nil)
        #expect(try pattern.captures(in: "/7-8/ff") == nil)
        #expect(try pattern.captures(in: "/7-b/zz") == nil)
    }

    @Test func conditionInCodeSeesTheDecodedCapture() throws {
        let seen = Mutex<[String]>([])
        let pattern = try RoutePattern(
            "/:id",
            where: [
                "id": .satisfying { text in
                    seen.withLock { $0.append(text) }
                    return text == "a/é"
                }
            ])
        #expect(try pattern.captures(in: "/a%2F%C3%A9")?["id"] == "a/é")
        #expect(try pattern.captures(in: "/b") == nil)
        #expect(seen.withLock { $0 } == ["a/é", "b"])
    }

    @Test func conditionInCodeGoesWithAConstraintInTheText() throws {
        let pattern = try RoutePattern("/:id<int>", where: ["id": .satisfying { $0.count == 2 }])
        #expect(try pattern.captures(in: "/42") != nil)
        #expect(try pattern.captures(in: "/ab") == nil)
        #expect(try pattern.captures(in: "/7") == nil)
    }

    @Test(arguments: ["/:id‸", "/books‸", "/:idx/:i‸", "/é/:_‸"] as [MarkedFault])
    func constraintForAnUnknownNameIsRefused(_ fault: MarkedFault) throws {
        try expect(fault, is: .missingName, where: ["name": .int])
        try expect(fault, is: .missingName, where: ["name": .satisfying { _ in true }])
    }

    @Test(arguments: ["/‸:id<int>", "/x/‸:id<a|b>", #"/é-‸:id(\d+)"#, "/a(/‸:id<int>...)"] as [MarkedFault])
    func secondConstraintOfACaptureIsRefused(_ fault: MarkedFault) throws {
        try expect(fault, is: .duplicateConstraint, where: ["id": .int])
        try expect(fault, is: .duplicateConstraint, where: ["id": .oneOf(["a"])])
    }

    @Test(
        arguments: [
            ("*a", .invalidRegularExpression), ("a)(b", .invalidRegularExpression),
            ("", .invalidRegularExpression),
            ("(", .invalidRegularExpression), (")", .invalidRegularExpression),
            ("[", .invalidRegularExpression),
            ("(a{99}){99}", .unsafeRegularExpression), (#"(a)\1"#, .unsafeRegularExpression),
        ] as [(String, RoutePatternError.Code)])
    func malformedExpressionIsRefusedAtItsCapture(_ expression: String, _ code: RoutePatternError.Code) throws
    {
        try expect("/é/‸:id", is: code, where: ["id": .regex(expression)])
    }

    @Test func malformedTextIsRefusedAsWithoutConstraints() throws {
        try expect("/:id‸(/x", is: .unclosedGroup, where: ["id": .int])
    }

    private func expect(
        _ fault: MarkedFault,
        is code: RoutePatternError.Code,
        where constraints: [String: RoutePattern.Constraint],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let caught = #expect(throws: RoutePatternError.self, sourceLocation: sourceLocation) {
            try RoutePattern(fault.text, where: constraints)
        }
        let error = try #require(caught)
        #expect(error.code == code, sourceLocation: sourceLocation)
        #expect(error.offset == fault.offset, sourceLocation: sourceLocation)
        #expect(error.pattern == fault.text, sourceLocation: sourceLocation)
    }
}
