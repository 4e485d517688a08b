import Testing

@testable import Routing

/// Checks how an error shows where the fault is, for texts that cannot be shown as they are.
@Suite struct RouteURLErrorDescriptionTests {
    @Test func errorSaysWhatAndWhere() {
        let error = RouteURLError(.invalidEscape, at: 8, in: "app://a/%zz")
        #expect(
            error.description == """
                malformed URL at byte 8: invalidEscape: two hexadecimal digits other than 00 follow a '%'; \
                a '%' itself is written '%25'
                  app://a/%zz
                          ^
                """)
    }

    @Test(arguments: [
        ("/a\n/b", 2, #"  /a\u{a}/b"#, 4), ("/\u{200B}%zz", 4, #"  /\u{200b}%zz"#, 11),
        ("\0", 0, #"  \u{0}"#, 2), ("/\u{2028}\u{1}", 4, #"  /\u{2028}\u{1}"#, 11),
        ("/a\r\n", 2, #"  /a\u{d}\u{a}"#, 4), ("/\u{85}%", 3, #"  /\u{85}%"#, 9),
    ])
    func whatCannotBeShownIsEscaped(_ text: String, _ offset: Int, _ line: String, _ column: Int) throws {
        let drawing = drawing(of: text, at: offset)
        #expect(drawing.line == line)
        #expect(drawing.column == column)
    }

    @Test(arguments: [
        ("/é/%zz", 4, 5), ("/日本/%zz", 8, 6), ("/🎈🎈%zz", 9, 5), ("/e\u{301}%zz", 4, 4), ("/e\u{301}", 2, 3),
    ])
    func charactersOfSeveralBytesCountOnce(_ text: String, _ offset: Int, _ column: Int) throws {
        let drawing = drawing(of: text, at: offset)
        #expect(drawing.line == "  \(text)")
        #expect(drawing.column == column)
    }

    @Test(arguments: [0, 1, 35, 36, 37, 100, 963, 964, 999, 1000])
    func longTextIsCutAroundTheFault(_ offset: Int) throws {
        let text = String(repeating: "a", count: offset) + "%" + String(repeating: "b", count: 1000 - offset)
        let drawing = drawing(of: text, at: offset)
        #expect(drawing.marked == "%")
        #expect(drawing.line.count <= 2 + 72 + 2)
        #expect(drawing.line.hasPrefix("  …") == (offset > 36))
        #expect(drawing.line.hasSuffix("…") == (drawing.line.last != text.last || offset < 929))
    }

    @Test(arguments: 0..<4)
    func textIsNeverCutInsideACharacter(_ shift: Int) {
        let filler = String(repeating: "🎈", count: 100)
        let head = String(repeating: "a", count: shift) + filler
        let drawing = drawing(of: head + "%" + filler, at: head.utf8.count)
        #expect(drawing.marked == "%")
        #expect(drawing.line.allSatisfy { "… a🎈%".contains($0) }, "\(drawing.line)")
    }

    @Test func faultMayStandBehindTheEnd() {
        let drawing = drawing(of: "https://", at: 8)
        #expect(drawing.line == "  https://")
        #expect(drawing.column == 10)
    }

    @Test func faultMayStandBehindTheEndOfALongText() {
        let text = String(repeating: "a", count: 500)
        let drawing = drawing(of: text, at: 500)
        #expect(drawing.line == "  …" + String(repeating: "a", count: 36))
        #expect(drawing.column == drawing.line.count)
    }

    /// The two lines under the message: the text and, as a column, the caret.
    private func drawing(
        of text: String,
        at offset: Int
    ) -> (line: String, column: Int, marked: Character?) {
        let lines = RouteURLError(.invalidEscape, at: offset, in: text).description
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        guard let caret = lines.last, caret.last == "^" else { return ("", -1, nil) }
        let line = String(lines[lines.count - 2])
        return (line, caret.count - 1, line.dropFirst(caret.count - 1).first)
    }
}
