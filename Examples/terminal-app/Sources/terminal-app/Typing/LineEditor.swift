/// A line of text that the user edits, with a cursor.
struct LineEditor: Equatable, Sendable {
    /// The text.
    private(set) var text: String
    /// The number of characters before the cursor.
    private(set) var cursor: Int

    /// The largest number of scalars, more than any typed URL has.
    static let maximalLength = 2_000

    /// Creates an editor with the cursor after the text.
    ///
    /// - Parameter text: The initial text.
    init(_ text: String = "") {
        self.text = String(text.prefix(Self.maximalLength))
        cursor = self.text.count
    }

    /// Replaces the text, and puts the cursor after it.
    ///
    /// - Parameter text: The text.
    mutating func replace(by text: String) {
        self = LineEditor(text)
    }

    /// Performs the editing action of a key.
    ///
    /// - Parameter key: The key.
    /// - Returns: Whether the key has an editing action, even if the text did not change.
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
        // A character may have any number of scalars, so the limit counts scalars.
        guard text.unicodeScalars.count < Self.maximalLength else { return }
        var before = String(text.prefix(cursor))
        let after = text.dropFirst(cursor)
        before.unicodeScalars.append(scalar)
        // The new scalar may combine with the character before it or after it.
        text = before + after
        cursor = min(before.count, text.count)
    }

    private mutating func remove(_ range: Range<Int>) {
        text = String(text.prefix(range.lowerBound)) + text.dropFirst(range.upperBound)
        cursor = min(range.lowerBound, text.count)
    }

    /// The start of the URL part that ends at the cursor.
    private var startOfPart: Int {
        let before = Array(text.prefix(cursor))
        let separators: Set<Character> = ["/", "?", "&", "#", "=", " "]
        var start = before.count
        while start > 0, separators.contains(before[start - 1]) { start -= 1 }
        while start > 0, !separators.contains(before[start - 1]) { start -= 1 }
        return start
    }
}
