import Testing

@testable import Routing

@Suite struct RegularExpressionMatchingTests {
    /// What matches a whole subject, and what does not.
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let matches: [String]
        let others: [String]

        init(_ text: String, _ matches: [String], not others: [String]) {
            self.text = text
            self.matches = matches
            self.others = others
        }

        var testDescription: String { text }
    }

    private func expect(_ row: Row, ignoringCase: Bool = false) throws {
        let expression = try RegularExpression(row.text)
        for subject in row.matches {
            #expect(expression.matchesWhole(subject.utf8, ignoringCase: ignoringCase), "\(subject)")
        }
        for subject in row.others {
            #expect(!expression.matchesWhole(subject.utf8, ignoringCase: ignoringCase), "\(subject)")
        }
    }

    @Test(arguments: [
        Row("abc", ["abc"], not: ["", "ab", "abcd", "xabc", "ABC"]),
        Row("é𝄞", ["é𝄞"], not: ["é", "𝄞", "e\u{301}𝄞"]),
        Row("a.c", ["abc", "aéc", "a𝄞c", "a\rc"], not: ["ac", "a\nc", "abbc"]),
        Row(#"a\.c"#, ["a.c"], not: ["abc"]),
        Row(#"\(\)\[\]\{\}\*\+\?\|\^\$\\\/\-\_\ \é"#, [#"()[]{}*+?|^$\/-_ é"#], not: [""]),
        Row("]}", ["]}"], not: [""]),
        Row(":id", [":id"], not: ["7"]),
        Row(#"\x41\x{42}\u0043\u{44}\u{1D11E}\x{000045}"#, ["ABCD𝄞E"], not: ["ABCD"]),
        Row(#"\x414"#, ["A4"], not: ["A"]),
        Row(#"\t\n\r\f\v"#, ["\t\n\r\u{C}\u{B}"], not: ["tnrfv"]),
        Row(#"\u{FFFD}"#, ["\u{FFFD}"], not: [""]),
    ])
    func literalsMatchThemselves(_ row: Row) throws {
        try expect(row)
    }

    @Test(arguments: [
        Row("[a-cx]", ["a", "b", "c", "x"], not: ["", "d", "A", "ab", "é"]),
        Row("[^a-cx]", ["d", "A", "é", "\n"], not: ["a", "x", "", "dd"]),
        Row("[-a]", ["-", "a"], not: ["b"]),
        Row("[a-]", ["-", "a"], not: ["b"]),
        Row("[-]", ["-"], not: ["a"]),
        Row("[^-]", ["a"], not: ["-"]),
        Row(#"[a\-c]"#, ["a", "-", "c"], not: ["b"]),
        Row(#"[\[\]\\^]"#, ["[", "]", "\\", "^"], not: ["a"]),
        Row("[.*+?(){}|$:&~]", [".", "*", "(", ")", "{", "|", "$", ":", "&", "~"], not: ["a"]),
        Row("[à-ü]", ["à", "é", "ü"], not: ["a", "ÿ"]),
        Row("[\u{10000}-\u{10FFFF}x]", ["𝄞", "x"], not: ["é"]),
        Row("[α-ωа-яx-z]", ["α", "ω", "ж", "y"], not: ["Α", "w", "{", "ѐ"]),
        Row("[b-da-cc-f]", ["a", "b", "c", "d", "e", "f"], not: ["g"]),
        Row(#"[\x41-\u{43}]"#, ["A", "B", "C"], not: ["D", "x"]),
        Row(#"[\d_]"#, ["7", "_"], not: ["a"]),
        Row(#"[^\d\s]"#, ["a", "é"], not: ["7", " "]),
        Row(#"[\w-]+"#, ["a-b", "-"], not: ["a.b"]),
        Row(#"[\W\d]"#, ["1", "-", "é"], not: ["a", "_"]),
    ])
    func classesMatchTheirMembers(_ row: Row) throws {
        try expect(row)
    }

    @Test(arguments: [
        Row(#"\d"#, ["0", "9"], not: ["a", "٣", "/", ":"]),
        Row(#"\D"#, ["a", "٣", "/", ":"], not: ["0", "9"]),
        Row(#"\w"#, ["a", "Z", "_", "5"], not: ["é", "-", "@", "[", "`", "{"]),
        Row(#"\W"#, ["é", "-", "@", "[", "`", "{"], not: ["a", "Z", "_", "5"]),
        Row(#"\s"#, [" ", "\t", "\n", "\u{B}", "\u{C}", "\r"], not: ["\u{A0}", "\u{8}", "\u{E}", "x"]),
        Row(#"\S"#, ["\u{A0}", "\u{8}", "\u{E}", "x"], not: [" ", "\t", "\n", "\u{B}", "\u{C}", "\r"]),
    ])
    func namedClassesHaveTheirASCIIMeaning(_ row: Row) throws {
        try expect(row)
    }

    @Test(arguments: [
        Row("^ab$", ["ab"], not: ["a", "ab\n", "\nab"]),
        Row(#"\Aab\z"#, ["ab"], not: ["ab\n"]),
        Row("a^b|a$b", [], not: ["ab"]),
        Row(#"a\b-\bb"#, ["a-b"], not: ["ab"]),
        Row(#"a\Bb"#, ["ab"], not: ["a-b"]),
        Row(#"\b"#, [], not: ["", "a"]),
        Row(#"\B"#, [""], not: ["a"]),
        Row(#"\bé"#, [], not: ["é"]),
        Row("(^)*a", ["a"], not: ["aa"]),
    ])
    func anchorsHoldAtTheirPlaces(_ row: Row) throws {
        try expect(row)
    }

    @Test(arguments: [
        Row("a|bc|", ["a", "bc", ""], not: ["b", "abc"]),
        Row("a|ab|abc", ["a", "ab", "abc"], not: ["abcd"]),
        Row("x(?:a|b)y", ["xay", "xby"], not: ["xy", "xaby"]),
        Row("(a)(?:b)(?<n>c)(?P<m>d)", ["abcd"], not: ["abc"]),
        Row("(|a)b", ["b", "ab"], not: ["a"]),
        Row("()", [""], not: ["a"]),
        Row("|", [""], not: ["|"]),
    ])
    func alternativesAndGroupsMatch(_ row: Row) throws {
        try expect(row)
    }

    @Test(arguments: [
        Row("ab*", ["a", "ab", "abbb"], not: ["", "aba"]),
        Row("ab+", ["ab", "abbb"], not: ["a"]),
        Row("ab?", ["a", "ab"], not: ["abb"]),
        Row("(?:ab){2}", ["abab"], not: ["ab", "ababab"]),
        Row("a{2,}", ["aa", "aaaaa"], not: ["a"]),
        Row("a{1,3}", ["a", "aa", "aaa"], not: ["", "aaaa"]),
        Row("a{0,2}b", ["b", "ab", "aab"], not: ["aaab"]),
        Row("a{0}b", ["b"], not: ["ab"]),
        Row("a*?b+?c??d{1,2}?", ["aabbcdd", "bd"], not: ["ad"]),
        Row("(?:[0-9a-f]{2}){3}", ["0a1b2c"], not: ["0a1b2", "0a1b2g"]),
        Row("(?:a*)?(?:b|c)?", ["", "aa", "aac", "b"], not: ["bc"]),
        Row("()*(?:){3}(){2,}(?:(?:){0}){0,3}a", ["a"], not: ["", "aa"]),
        Row("a{100}", [String(repeating: "a", count: 100)], not: [String(repeating: "a", count: 99)]),
    ])
    func quantifiersRepeat(_ row: Row) throws {
        try expect(row)
    }

    @Test(arguments: [
        Row("a{", ["a{"], not: ["a"]),
        Row("a{}", ["a{}"], not: ["a"]),
        Row("a{x}", ["a{x}"], not: ["a"]),
        Row("a{1", ["a{1"], not: ["a"]),
        Row("a{1,2", ["a{1,2"], not: ["a"]),
        Row("a{1,x}+", ["a{1,x}", "a{1,x}}}"], not: ["a"]),
        Row("{a}", ["{a}"], not: ["a"]),
    ])
    func bracesWithoutACountAreLiterals(_ row: Row) throws {
        try expect(row)
    }

    @Test(arguments: [
        Row("abC", ["abc", "ABC", "aBc"], not: ["abd"]),
        Row("[a-z]", ["k", "K"], not: ["é", "1", "\u{212A}"]),
        Row("[^k]", ["j", "J", "é", "\u{212A}"], not: ["k", "K"]),
        Row("[^A-Z]", ["1", "é"], not: ["k", "K"]),
        Row("[Z-a]", ["Z", "z", "a", "A", "_"], not: ["b", "Y"]),
        Row("[@`{]", ["@", "`", "{"], not: ["[", " "]),
        Row("é", ["é"], not: ["É"]),
        Row("[é]", ["é"], not: ["É"]),
        Row(#"\D\W\S"#, ["k-k"], not: ["kkk"]),
        Row(#"[^\W]"#, ["k", "K"], not: ["-"]),
    ])
    func classesIgnoreCaseWhenAsked(_ row: Row) throws {
        try expect(row, ignoringCase: true)
    }

    @Test func bytesThatAreNotUTF8CountAsReplacementCharacters() throws {
        let expression = try RegularExpression(#"a\u{FFFD}{3}b"#)
        #expect(expression.matchesWhole([0x61, 0xFF, 0xC3, 0xC0, 0x62], ignoringCase: false))
        #expect(expression.matchesWhole([0x61, 0xE2, 0x82, 0xC0, 0x62], ignoringCase: false))
        #expect(!expression.matchesWhole([0x61, 0xE2, 0x82, 0xAC, 0x62], ignoringCase: false))
    }

    @Test func slicesAreMatchedByThemselves() throws {
        let expression = try RegularExpression(#"^é\d+$"#)
        let bytes = Array("xé42y".utf8)
        #expect(expression.matchesWhole(bytes[1..<5], ignoringCase: false))
        #expect(expression.matchesWhole("xé42y".dropFirst().dropLast().utf8, ignoringCase: false))
        #expect(!expression.matchesWhole(bytes, ignoringCase: false))
    }
}
