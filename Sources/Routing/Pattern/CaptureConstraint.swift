/// What the text of a capture must be; a value that needs nobody's code to be checked.
enum CaptureConstraint: Hashable, Sendable {
    case type(CaptureType)
    case words([Literal])
    // In a box of its own, since it is large and rare.
    indirect case expression(RegularExpression)

    /// Regular expressions are only tried on texts up to this many bytes.
    static let longestSearchedText = 256

    /// Whether a text satisfies the constraint.
    ///
    /// - Parameters:
    ///   - text: The decoded text.
    ///   - ignoringCase: Whether words and expressions fold ASCII letters.
    /// - Returns: Whether it does.
    /// - Complexity: O(*n*) in the length of the text.
    func accepts(_ text: Span<UInt8>, ignoringCase: Bool) -> Bool {
        switch self {
        case .type(let type):
            type.accepts(text)
        case .words(let words):
            words.contains { $0.equals(text, ignoringCase: ignoringCase) }
        case .expression(let expression):
            text.count <= Self.longestSearchedText
                && expression.matchesWhole([UInt8](copying: text), ignoringCase: ignoringCase)
        }
    }
}
