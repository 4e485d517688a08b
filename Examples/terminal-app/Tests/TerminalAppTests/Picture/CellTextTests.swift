import Testing

@testable import terminal_app

@Suite struct CellTextTests {
    private func line(_ text: String, columns: Int = 10) -> String {
        CellText(text, columns: columns).cells.map(\.text).joined()
    }

    @Test(arguments: [
        ("Kim", "Kim"),
        ("\u{1B}[2J", "\u{241B}[2J"),
        ("\0\r\n\t", "\u{2400}\u{240D}\u{240A}\u{2409}"),
        ("\u{7F}", "\u{2421}"),
        // C1 control characters, which some terminals obey; characters that change the text direction;
        // noncharacters.
        ("\u{9B}2J", "\u{FFFD}2J"),
        ("\u{85}", "\u{FFFD}"),
        ("\u{202E}abc\u{2066}", "\u{FFFD}abc\u{FFFD}"),
        ("\u{200B}\u{FEFF}\u{AD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}"),
        ("\u{E000}\u{378}", "\u{FFFD}\u{FFFD}"),
        ("a\u{A0}b\u{2003}c", "a b c"),
        ("e\u{301}", "e\u{301}"),
        ("\u{301}", "\u{25CC}\u{301}"),
        ("e\u{301}\u{302}\u{303}\u{304}", "e\u{301}\u{302}"),
        ("a\u{FE0F}b\u{200D}c", "abc"),
        ("本", "本"),
        ("👩‍👧", "👩👧"),
    ])
    func nothingInATextIsObeyed(raw: RawText, shown: RawText) {
        #expect(line(raw.text) == shown.text)
    }

    @Test(arguments: [
        ("a", 1), ("é", 1), ("本", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2),
        ("→", 1),
        ("🇦🇹", 2), ("\u{3000}", 1), ("e\u{301}", 1), ("✓", 1), ("⌚", 2),
    ])
    func wideCharactersTakeTwoCells(raw: RawText, columns: Int) {
        #expect(CellText(raw.text, columns: 10).cells.count == columns)
    }

    @Test(arguments: [
        ("hello", 5, "hello"),
        ("hello", 4, "hel…"),
        ("hello", 1, "…"),
        ("hello", 0, ""),
        ("日本語", 6, "日本語"),
        ("日本語", 5, "日本…"),
        ("日本語", 4, "日 …"),
        ("日本語", 2, " …"),
        ("日本語", 1, "…"),
        ("", 3, ""),
    ])
    func whatDoesNotFitIsCut(text: String, columns: Int, shown: String) {
        let laidOut = CellText(text, columns: columns)
        #expect(line(text, columns: columns) == shown)
        #expect(laidOut.cells.count <= columns)
        #expect(laidOut.isCut == (shown != text))
    }

    @Test func longTextsCostNoMoreThanTheirRoom() {
        let marks = String(repeating: "\u{301}", count: 1_000_000)
        let cells = CellText("a\(marks)b", columns: 10).cells
        #expect(cells.map(\.text).joined() == "a\u{301}\u{301}…")
        #expect(
            CellText(String(repeating: "\u{FE0F}", count: 1_000_000), columns: 10).cells.map(\.text) == ["…"])
    }

    @Test func noScalarIsObeyed() {
        // The blocks leave out most East Asian characters, which are about a hundred thousand.
        let blocks: [ClosedRange<UInt32>] = [
            0...0x33FF, 0xA000...0xABFF, 0xE000...0x107FF, 0xE0000...0xE0FFF,
        ]
        for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
            let shown = CellText(String(scalar), columns: 4).cells.flatMap(\.text.unicodeScalars)
            let isHarmless = shown.allSatisfy { shown in
                let category = shown.properties.generalCategory
                return category != .control && category != .format
            }
            if !isHarmless { Issue.record("U+\(String(scalar.value, radix: 16))") }
        }
    }
}
