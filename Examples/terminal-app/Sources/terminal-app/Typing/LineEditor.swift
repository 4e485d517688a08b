/// A line of text that is being typed, and the place where it goes on.
struct LineEditor: Equatable, Sendable {
    /// What was typed.
    private(set) var text: String
    /// How many characters are before the place where it goes on.
    private(set) var cursor: Int

    /// No URL that anybody types is longer.
    static let maximalLength = 2_000

    /// Creates an editor, with the cursor behind the text.
    ///
    /// - Parameter text: What there is to begin with.
    init(_ text: String = "") {
        self.text = String(text.prefix(Self.maximalLength))
        cursor = self.text.count
    }

    /// Puts another text in the place of the one that was typed, with the cursor behind it.
    ///
    /// - Parameter text: The text.
    mutating func replace(by text: String) {
        self = LineEditor(text)
    }

    /// Does what a key says.
    ///
    /// - Parameter key: The key.
    /// - Returns: Whether it is a key for editors; whether the text has changed is another matter.
    mutating func press(_ key: Key) -> Bool {
        switch key {
        case .character(let scalar), .pasted(let scalar): insert(scalar)
        case .backspace, .control("h"): remove(max(cursor - 1, 0)..<cursor)
        case .delete, .control("d"): remove(cursor..<min(cursor + 1, text.count))
        case .left, .control("b"): cursor = max(cursor - 1, 0)
        case .right, .control("f"): cursor = min(cursor + 1, text.count)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .control("u"): remove(0..<cursor)
        case .control("k"): remove(cursor..<text.count)
        case .control("w"): remove(startOfPart..<cursor)
        default: return false
        }
        return true
    }
}

extension LineEditor {
    private mutating func insert(_ scalar: Unicode.Scalar) {
        // Characters may be made of any number of scalars, and so these are counted.
        guard text.unicodeScalars.count < Self.maximalLength else { return }
        var before = String(text.prefix(cursor))
        let after = text.dropFirst(cursor)
        before.unicodeScalars.append(scalar)
        // What is added may become a part of the character before it, or of the one that follows.
        text = before + after
        cursor = min(before.count, text.count)
    }

    private mutating func remove(_ range: Range<Int>) {
        text = String(text.prefix(range.lowerBound)) + text.dropFirst(range.upperBound)
        cursor = min(range.lowerBound, text.count)
    }

    /// Where the part of a URL begins that ends at the cursor.
    private var startOfPart: Int {
        let before = Array(text.prefix(cursor))
        let separators: Set<Character> = ["/", "?", "&", "#", "=", " "]
        var start = before.count
        while start > 0, separators.contains(before[start - 1]) { start -= 1 }
        while start > 0, !separators.contains(before[start - 1]) { start -= 1 }
        return start
    }
}
