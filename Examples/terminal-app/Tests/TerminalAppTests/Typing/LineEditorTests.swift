import Testing

@testable import terminal_app

@Suite struct LineEditorTests {
    /// The text after the keys, with `|` at the cursor.
    private func pressing(_ keys: [Key], in text: String = "") -> String {
        var editor = LineEditor(text)
        for key in keys { _ = editor.press(key) }
        return "\(editor.text.prefix(editor.cursor))|\(editor.text.dropFirst(editor.cursor))"
    }

    @Test(
        arguments: [
            ([.character("a"), .character("b")], "", "ab|"),
            ([.left, .character("x")], "ab", "ax|b"),
            ([.left, .left, .left, .right], "ab", "a|b"),
            ([.right], "ab", "ab|"),
            ([.home, .character("x")], "ab", "x|ab"),
            ([.home, .end], "ab", "ab|"),
            ([.control("a"), .control("f"), .control("b"), .control("e")], "ab", "ab|"),
            ([.backspace], "ab", "a|"),
            ([.backspace, .backspace, .backspace], "ab", "|"),
            ([.delete], "ab", "ab|"),
            ([.home, .delete], "ab", "|b"),
            ([.left, .control("u")], "ab", "|b"),
            ([.left, .control("k")], "ab", "a|"),
            ([.control("w")], "app://books/7", "app://books/|"),
            ([.control("w"), .control("w")], "app://books/7", "app://|"),
            ([.control("w"), .control("w"), .control("w"), .control("w")], "app://books/7", "|"),
            ([.pasted("é"), .pasted("本")], "a", "aé本|"),
            // Marks become part of the character before them.
            ([.character("\u{301}"), .character("x")], "e", "e\u{301}x|"),
            ([.character("\u{301}"), .backspace], "ae", "a|"),
            ([.home, .character("\u{301}")], "e", "\u{301}|e"),
        ] as [([Key], String, String)])
    func keysEditTheLine(keys: [Key], text: String, result: String) {
        #expect(pressing(keys, in: text) == result)
    }

    @Test(arguments: [Key.enter, .escape, .tab, .up, .control("x"), .unknown])
    func otherKeysAreForSomebodyElse(key: Key) {
        var editor = LineEditor("ab")
        let isTaken = editor.press(key)
        #expect(!isTaken && editor == LineEditor("ab"))
    }

    @Test func aLineHasAnEnd() {
        var editor = LineEditor(String(repeating: "a", count: 10_000))
        #expect(editor.text.count == LineEditor.maximalLength)
        for _ in 0..<10 { _ = editor.press(.pasted("b")) }
        #expect(editor.text.count == LineEditor.maximalLength)
        editor = LineEditor("e")
        // The user sees one character, but it takes as much memory as its scalars.
        for _ in 0..<3 * LineEditor.maximalLength { _ = editor.press(.pasted("\u{301}")) }
        #expect(editor.text.unicodeScalars.count == LineEditor.maximalLength)
    }

    @Test(arguments: 0..<20)
    func theCursorIsNeverOutsideWhateverIsPressed(seed: Int) {
        var numbers = SeededNumbers(seed: seed)
        let keys: [Key] = [
            .character("a"), .character("\u{301}"), .character("\u{200D}"), .character("👩"), .character("🇦"),
            .character("\u{AC00}"), .character("\u{11A8}"), .character("/"), .backspace, .delete, .left,
            .right,
            .home, .end, .control("w"), .control("u"), .control("k"),
        ]
        var pressed: [Key] = []
        var editor = LineEditor()
        for _ in 0..<200 {
            guard let key = keys.randomElement(using: &numbers) else { return }
            pressed.append(key)
            _ = editor.press(key)
            #expect((0...editor.text.count).contains(editor.cursor), "after \(pressed)")
        }
    }
}
