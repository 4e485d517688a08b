import Testing

@testable import Routing

@Suite struct RegularExpressionFaultTests {
    /// A text that is refused, where, and a word of the message.
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let offset: Int
        let word: String

        init(_ text: String, _ offset: Int, _ word: String) {
            self.text = text
            self.offset = offset
            self.word = word
        }

        var testDescription: String { text }
    }

    private func expect(
        _ row: Row,
        _ code: RoutePatternError.Code,
        _ dialect: RegularExpression.Dialect = .segment
    ) {
        let fault = #expect(throws: RegularExpressionFault.self) {
            try RegularExpression(row.text, dialect: dialect)
        }
        #expect(fault?.code == code)
        #expect(fault?.offset == row.offset)
        #expect(fault?.message.contains(row.word) == true, "\(fault?.message ?? "")")
    }

    @Test(arguments: [
        Row("", 0, "empty"),
        Row(")", 0, "closes no group"),
        Row("é(a))b", 5, "closes no group"),
        Row("a(b", 1, "never closed"),
        Row("(a|(b)", 0, "never closed"),
        Row("a(?:", 1, "never closed"),
        Row("é[a", 2, "never closed"),
        Row("[^", 0, "never closed"),
        Row("[a-", 0, "never closed"),
        Row(#"[a\]"#, 0, "never closed"),
        Row("a\\", 1, "backslash"),
        Row("[\\", 1, "backslash"),
    ])
    func whatIsNotClosedIsInvalid(_ row: Row) {
        expect(row, .invalidRegularExpression)
    }

    @Test(arguments: [
        Row("*a", 0, "nothing to repeat"),
        Row("a|*", 2, "nothing to repeat"),
        Row("^*", 1, "nothing to repeat"),
        Row("a$+", 2, "nothing to repeat"),
        Row(#"\b?"#, 2, "nothing to repeat"),
        Row("(+)", 1, "nothing to repeat"),
        Row("(?:?)", 3, "nothing to repeat"),
        Row("{2}", 0, "nothing to repeat"),
        Row("a|{2,}", 2, "nothing to repeat"),
        Row("a**", 2, "nothing to repeat"),
        Row("a*??", 3, "nothing to repeat"),
        Row("a{2}{3}", 4, "nothing to repeat"),
        Row("a*?+", 3, "nothing to repeat"),
        Row("a++", 2, "possessive"),
        Row("a?+", 2, "possessive"),
        Row("éa{2}+", 6, "possessive"),
        Row("a{5,2}", 1, "wrong order"),
        Row("a{200,100}", 1, "wrong order"),
        Row("a{,3}", 1, "no minimum"),
        Row("{,3}", 0, "nothing to repeat"),
    ])
    func quantifiersThatMakeNoSenseAreInvalid(_ row: Row) {
        expect(row, .invalidRegularExpression)
    }

    @Test(arguments: [
        Row("a(?=b)", 1, "lookaround"),
        Row("(?!b)", 0, "lookaround"),
        Row("(?<=b)", 0, "lookaround"),
        Row("(?<!b)", 0, "lookaround"),
        Row("(?i)a", 0, "inline flags"),
        Row("(?i:a)", 0, "inline flags"),
        Row("(?-i)", 0, "inline flags"),
        Row("(?^a)", 0, "inline flags"),
        Row("(?Pa)", 0, "inline flags"),
        Row("(?>a)", 0, "atomic"),
        Row("(?(1)a|b)", 0, "conditionals"),
        Row("(?R)", 0, "recursion"),
        Row("(?1)", 0, "recursion"),
        Row("(?+1)", 0, "recursion"),
        Row("(?&n)", 0, "recursion"),
        Row("(?P>n)", 0, "recursion"),
        Row("(?#a)", 0, "comments"),
        Row("(?'n'a)", 0, "`(?<name>…)`"),
        Row("(?|a)", 0, "`(?:…)`"),
        Row("(?)", 0, "`(?:…)`"),
        Row("(?", 0, "`(?:…)`"),
        Row("(?<>a)", 0, "name"),
        Row("(?<", 0, "name"),
        Row("(?<n", 0, "name"),
        Row("(?<a-->b)", 0, "name"),
        Row("(?P<é>b)", 0, "name"),
        Row("(?<n>a)(?P<n>b)", 7, "taken"),
    ])
    func groupsThatAreNotSupportedAreInvalid(_ row: Row) {
        expect(row, .invalidRegularExpression)
    }

    @Test(arguments: [
        Row(#"a\p{L}"#, 1, "properties"),
        Row(#"[\PL]"#, 1, "properties"),
        Row(#"\Qa\E"#, 0, "quoting"),
        Row(#"\0"#, 0, "octal"),
        Row(#"[\1]"#, 1, "octal"),
        Row(#"\Z"#, 0, #"\z"#),
        Row(#"\y"#, 0, #"`\y`"#),
        Row(#"\g{1}"#, 0, #"`\g`"#),
        Row(#"[\k]"#, 1, #"`\k`"#),
        Row(#"[a\b]"#, 2, "anchors"),
        Row(#"[a-\B]"#, 3, "anchors"),
        Row(#"\x4"#, 0, "digits"),
        Row(#"\x{}"#, 0, "digits"),
        Row(#"\x{41"#, 0, "digits"),
        Row(#"a\u123g"#, 1, "digits"),
        Row(#"\u"#, 0, "digits"),
        Row(#"\uD83D\uDE00"#, 0, "scalar"),
        Row(#"\u{110000}"#, 0, "scalar"),
        Row(#"\x{FFFFFFFFFFFFFFFFFFFFFFFF}"#, 0, "scalar"),
    ])
    func escapesWithoutAMeaningAreInvalid(_ row: Row) {
        expect(row, .invalidRegularExpression)
    }

    @Test(arguments: [
        Row("[]", 1, "empty"),
        Row("[]a]", 1, "empty"),
        Row("é[^]]", 4, "empty"),
        Row("[z-a]", 1, "range"),
        Row(#"[a-\d]"#, 1, "range"),
        Row(#"[\d-z]"#, 3, "hyphen"),
        Row("[a-c-e]", 4, "hyphen"),
        Row("[[:alpha:]]", 1, "POSIX"),
        Row("[a[.x.]]", 2, "POSIX"),
        Row("[[=x=]]", 1, "POSIX"),
        Row("[a[b]]", 2, "nest"),
        Row("[!-[]", 3, "nest"),
        Row("[a&&b]", 2, "set operations"),
        Row("[a--b]", 2, "set operations"),
        Row("[a~~b]", 2, "set operations"),
        Row("[--a]", 1, "set operations"),
        Row("[!-&&b]", 3, "set operations"),
        Row(#"[\w--b]"#, 3, "set operations"),
        Row("[a-b--c]", 4, "set operations"),
    ])
    func classesThatEnginesReadDifferentlyAreInvalid(_ row: Row) {
        expect(row, .invalidRegularExpression)
    }

    @Test(arguments: [
        Row(#"(a)\1"#, 3, "backreferences"),
        Row(#"\9"#, 0, "backreferences"),
        Row(#"(?<n>a)\k<n>"#, 7, "backreferences"),
        Row("(?<n>a)(?P=n)", 7, "backreferences"),
        Row("a{2000}", 0, "2000"),
        Row("a{0,1000}", 0, "2000"),
        Row("a{2000,}", 0, "2000"),
        Row("a{99999999999999999999999999}", 0, "2000"),
        Row("(?:(?:a{100}){100})", 0, "2000"),
        Row("(?:(?:(?:){100}){100}){100}", 0, "2000"),
        Row(String(repeating: "a", count: 2_000), 0, "2000"),
        Row(String(repeating: "(", count: 51), 50, "deeper than 50"),
        Row(String(repeating: "(?:", count: 100_000), 150, "deeper than 50"),
    ])
    func whatMayCostTooMuchIsUnsafe(_ row: Row) {
        expect(row, .unsafeRegularExpression)
    }

    @Test(arguments: [Row("/:id/:id", 5, "taken"), Row("/:id(?<id>a)", 4, "taken")])
    func repeatedNamesAreInvalid(_ row: Row) {
        expect(row, .invalidRegularExpression, .route)
    }

    @Test(arguments: [
        "(?:a*)?", "(?:a|b)?", "(?:a{2}){3}", "(?:a{2})*b+", "a{0,100}b{100}c{100,}", "a{1999}", "a*b+c{2,}",
        "((a+)+)", "((a|b)*)", "(?:a?)*", "(?:a{1,2}){2}", "(?:a|b){1}", "(?:(?:a*)?)+", "((a*){2}|b{101})",
        "(?:x(?:(?<n>a|b)y)){2,}", String(repeating: "a", count: 1_999),
        String(repeating: "(", count: 50) + "a" + String(repeating: ")", count: 50),
        String(repeating: "(a)", count: 1_000),
    ])
    func whatFitsABoundedProgramIsSafe(_ text: String) throws {
        _ = try RegularExpression(text)
    }

    @Test func namesMayBeRepeated() throws {
        let expression = try RegularExpression("(?:/:a)+/:b/:c/:d?(.*.*)*", dialect: .route)
        #expect(expression.captureNames == ["a", "b", "c", "d"])
    }
}
