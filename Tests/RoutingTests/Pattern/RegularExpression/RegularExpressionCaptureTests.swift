import Testing

@testable import Routing

@Suite struct RegularExpressionCaptureTests {
    /// What a search in a subject captures; `nil` when nothing matches.
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let subject: String
        let captures: [String?]?

        init(_ text: String, _ subject: String, _ captures: [String?]?) {
            self.text = text
            self.subject = subject
            self.captures = captures
        }

        var testDescription: String { "\(text) in \(subject)" }
    }

    private func expect(_ row: Row, _ dialect: RegularExpression.Dialect) throws {
        let expression = try RegularExpression(row.text, dialect: dialect)
        let bytes = Array(row.subject.utf8)
        let match = expression.firstMatch(in: bytes, ignoringCase: true)
        let captures = match?.map { range in range.map { String(decoding: bytes[$0], as: UTF8.self) } }
        #expect(captures == row.captures)
    }

    @Test(arguments: [
        Row("/books/:id", "app:/books/7", ["7"]),
        Row("/books/:id", "app:/BOOKS/Ab/pages", ["Ab"]),
        Row("/books/:id", "app:/books/", nil),
        Row("^/books/:id$", "/books/7/8", nil),
        Row("/:a/:b-2", "/x/y/z", ["x", "y"]),
        Row("/:a-b/:c", "/x/é", ["x", "é"]),
        Row("/:a-/:b--c", "/x-/y--c", ["x", "y"]),
        Row("/:a(/:b)?", "/x", ["x", nil]),
        Row("/:a(/:b)?", "/x/y", ["x", "y"]),
        Row("/(?:new|:id)", "/new", [nil]),
        Row("/(?:new|:id)", "/old", ["old"]),
        Row(#":id\.html"#, "a/b.c.html", ["b.c"]),
        Row("/:id?/x", "/x", nil),
        Row("/:id?/x", "//x", [nil]),
        Row("/:a:b", "/xyz", ["xy", "z"]),
        Row("(?<all>/:a)/b", "/x/b", ["/x", "x"]),
        Row("/(?P<y>[0-9]{4})/:m", "/2024/05", ["2024", "05"]),
        Row("(?::id)x", "yx", ["y"]),
    ])
    func namesCaptureSegments(_ row: Row) throws {
        try expect(row, .route)
    }

    @Test(arguments: [
        Row("app://x", "app://x", []),
        Row("a?:id", "a:id", []),
        Row("[:id]+", "di", []),
        Row(#"\:id"#, ":id", []),
        Row(":-a", ":-a", []),
        Row("a:", "a:", []),
        Row("::id", ":x", ["x"]),
        Row("x(?:id)y", "xidy", []),
    ])
    func colonsWithoutANameAreLiterals(_ row: Row) throws {
        try expect(row, .route)
    }

    @Test(arguments: [
        Row("(?<x>a|ab)(?<y>c|bcd)?", "abcd", ["a", "bcd"]),
        Row("(?<x>a*)(?<y>a*)", "aaa", ["aaa", ""]),
        Row("(?<x>a*?)(?<y>a*)", "aaa", ["", "aaa"]),
        Row("(?<x>a??)(?<y>a{0,2}?)(?<z>a{1,2})", "aaa", ["", "", "aa"]),
        Row("(?<x>a+?)b", "aaab", ["aaa"]),
        Row("(?<x>b)|(?<y>a)", "ab", [nil, "a"]),
        Row("(?<x>a)b|(?<y>a)", "ac", [nil, "a"]),
        Row("(?<x>.){2}", "abc", ["b"]),
        Row("(?:(?<x>[ab])(?<y>[cd])){1,2}", "acbd", ["b", "d"]),
        Row("(?:(?<x>[ab])c)+", "acbc", ["b"]),
        Row("(?<x>)*", "a", [""]),
        Row("(?<x>a){0}b", "ab", [nil]),
        Row("(?<x>a$|b^)", "ab", nil),
        Row(#"(?<x>\bé?a\b)"#, "ba éa", ["a"]),
        Row("(?<x>b+)", "aébbcb", ["bb"]),
        Row("(?<x>longest|long)", "longest", ["longest"]),
        Row("(?<x>long|longest)", "longest", ["long"]),
    ])
    func searchesPreferWhatABacktrackingEngineFindsFirst(_ row: Row) throws {
        try expect(row, .segment)
    }

    @Test func capturesAreByteOffsetsFromTheStartOfTheSubject() throws {
        let expression = try RegularExpression("é(?<x>𝄞+)", dialect: .route)
        let slice = Array("--aé𝄞𝄞".utf8)[2...]
        #expect(expression.firstMatch(in: slice, ignoringCase: false) == [3..<11])
        #expect(expression.firstMatch(in: Array("é".utf8), ignoringCase: false) == nil)
    }

    @Test func namesAreInTheOrderInWhichTheirCapturesOpen() throws {
        let expression = try RegularExpression("(?<z>:y)-:x(?P<w-1>a)(b)", dialect: .route)
        #expect(expression.captureNames == ["z", "y", "x", "w-1"])
    }

    @Test func namesAreOnlyReadInWholeURLExpressions() throws {
        let expression = try RegularExpression("(?<z>:y)")
        #expect(expression.captureNames == ["z"])
    }

    @Test func threadsShareTheNotesBeforeTheySplit() {
        var trail = CaptureTrail()
        let start = trail.add(.start(of: 0, at: 1), after: nil)
        let short = trail.add(.end(of: 0, at: 2), after: start)
        let long = trail.add(.end(of: 0, at: 5), after: start)
        let other = trail.add(.start(of: 1, at: 7), after: long)

        #expect(trail.captures(upTo: short, count: 2) == [1..<2, nil])
        #expect(trail.captures(upTo: long, count: 2) == [1..<5, nil])
        #expect(trail.captures(upTo: other, count: 2) == [1..<5, nil])
        #expect(trail.captures(upTo: nil, count: 2) == [nil, nil])
    }
}
