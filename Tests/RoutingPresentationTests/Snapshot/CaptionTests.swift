import Testing

@testable import RoutingPresentation

@Suite struct CaptionTests {
    @Test(arguments: [
        ("", 5, ""),
        ("abcde", 5, "abcde"),
        ("abcdef", 5, "abcd…"),
        ("日本の本", 8, "日本の本"),
        ("日本の本", 7, "日本の…"),
        ("日本の本", 6, "日本…"),
        ("a🏳️‍🌈b", 4, "a🏳️‍🌈b"),
        ("abc\nd", 4, "abc…"),
        ("ab\ncd", 5, "ab\\n…"),
        ("\u{202E}abc", 4, "…"),
        ("abc", 1, "…"),
    ])
    func whatIsTooWideEndsInAnEllipsis(text: String, columns: Int, caption: String) {
        let shortened = Caption(text, columns: columns, spelling: Caption.literal)
        #expect(shortened.text == caption)
        #expect(shortened.width <= columns)
    }

    @Test func marksOnALetterAreLimited() {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)
        let caption = Caption(text, columns: 10, spelling: Caption.literal)
        #expect(caption.text.unicodeScalars.count == 41)
        #expect(caption.text.hasSuffix("…"))
    }

    @Test(arguments: [
        ("a\tb\r\nc", "a b  c"), ("\u{0}\u{1B}\u{202E}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("a\u{E000}", "a\u{FFFD}"),
        ("\"\\<&", "\"\\<&"), ("a\u{2028}b\u{85}c", "a b c"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
    func whatHasNoShapeIsReplacedInPictures(text: String, caption: String) {
        #expect(Caption(text, columns: 80, spelling: Caption.plain).text == caption)
    }
}
