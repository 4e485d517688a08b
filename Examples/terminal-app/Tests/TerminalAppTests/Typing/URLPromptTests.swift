import Testing

@testable import terminal_app

@Suite struct URLPromptTests {
    private static let patterns = ["books", "books/:id", "boots", "today"]

    private func prompt(_ keys: [Key], text: String = "") -> URLPrompt {
        var prompt = URLPrompt(text, patterns: Self.patterns)
        for key in keys { #expect(prompt.press(key) == .typing) }
        return prompt
    }

    @Test func tabTakesWhatIsCommon() {
        #expect(prompt([.tab]).editor.text == "")
        #expect(prompt([.character("b"), .tab]).editor.text == "boo")
        #expect(prompt([.character("t"), .tab]).editor.text == "today")
        #expect(prompt([.character("x"), .tab]).editor.text == "x")
    }

    @Test func tabTakesTheChosenMatch() {
        #expect(prompt([.down, .down, .tab]).editor.text == "books/")
        #expect(prompt([.up, .tab]).editor.text == "today")
        #expect(prompt([.down, .up, .tab]).editor.text == "today")
        #expect(prompt([.down, .character("t"), .tab]).editor.text == "today")
    }

    @Test func movingInTheTextKeepsTheChoice() {
        #expect(prompt([.down, .left], text: "boo").choice == 0)
        #expect(prompt([.down, .backspace], text: "boo").choice == nil)
    }

    @Test(
        arguments: [
            (.enter, " app://books/7 ", .open("app://books/7")),
            (.enter, " ", .cancelled),
            (.escape, "a", .cancelled),
            (.control("c"), "a", .cancelled),
            (.control("d"), "", .cancelled),
            (.control("d"), "a", .typing),
        ] as [(Key, String, URLPrompt.Outcome)])
    func someKeysEndIt(key: Key, text: String, outcome: URLPrompt.Outcome) {
        var prompt = URLPrompt(text, patterns: Self.patterns)
        #expect(prompt.press(key) == outcome)
    }
}
