/// A prompt for a URL, with its completions.
struct URLPrompt: Equatable, Sendable {
    private(set) var editor: LineEditor
    private(set) var completion: Completion
    /// The index of the chosen match; `nil` when none is chosen.
    private(set) var choice: Int?
    private let patterns: [String]

    /// The result of a key.
    enum Outcome: Equatable {
        /// The prompt stays open.
        case typing
        /// The prompt closes, and the URL is to be opened.
        case open(String)
        case cancelled
    }

    /// Creates a prompt.
    ///
    /// - Parameters:
    ///   - text: The initial text.
    ///   - patterns: The patterns of the URLs that can be opened, in the order of the offers.
    init(_ text: String = "", patterns: [String]) {
        editor = LineEditor(text)
        completion = Completion(of: text, by: patterns)
        self.patterns = patterns
    }

    /// Performs the action of a key.
    ///
    /// - Parameter key: The key.
    /// - Returns: The result.
    mutating func press(_ key: Key) -> Outcome {
        switch key {
        case .escape, .control("c"), .control("g"): return .cancelled
        // As in a shell, Ctrl-D closes an empty prompt, and deletes a character in any other.
        case .control("d") where editor.text.isEmpty: return .cancelled
        case .enter:
            let url = editor.text.trimmed
            return url.isEmpty ? .cancelled : .open(url)
        case .tab: complete()
        case .up: choose(-1)
        case .down: choose(1)
        default:
            let old = editor.text
            if editor.press(key), editor.text != old { textHasChanged() }
        }
        return .typing
    }
}

extension URLPrompt {
    private mutating func complete() {
        let completed = choice.map { completion.matches[$0].text } ?? completion.common
        guard let completed, completed != editor.text else { return }
        editor.replace(by: completed)
        textHasChanged()
    }

    private mutating func choose(_ offset: Int) {
        let count = completion.matches.count
        guard count > 0 else { return }
        guard let choice else {
            self.choice = offset > 0 ? 0 : count - 1
            return
        }
        self.choice = (choice + offset + count) % count
    }

    private mutating func textHasChanged() {
        completion = Completion(of: editor.text, by: patterns)
        choice = nil
    }
}

extension String {
    /// The text without spaces around it.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
