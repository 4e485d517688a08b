/// What the text of a capture must be; a value that needs nobody's code to be checked.
enum CaptureConstraint: Sendable {
    case type(CaptureType)
    case words([Literal])
    case expression(RegularExpression)

    /// Regular expressions are only tried on texts up to this many bytes.
    static let longestSearchedText = 256

    /// Whether a text satisfies the constraint.
    ///
    /// - Parameters:
    ///   - text: The decoded text.
    ///   - ignoringCase: Whether words and expressions fold ASCII letters.
    /// - Returns: Whether it does.
    /// - Complexity: O(*n*) in the length of the text.
    func accepts(_ text: ArraySlice<UInt8>, ignoringCase: Bool) -> Bool {
        switch self {
        case .type(let type):
            type.accepts(text)
        case .words(let words):
            words.contains { $0.equals(text, ignoringCase: ignoringCase) }
        case .expression(let expression):
            text.count <= Self.longestSearchedText
                && expression.matchesWhole(text, ignoringCase: ignoringCase)
        }
    }
}

extension Literal {
    /// Whether a decoded text is this literal.
    func equals(_ text: ArraySlice<UInt8>, ignoringCase: Bool) -> Bool {
        guard text.count == exact.count else { return false }
        return ignoringCase
            ? zip(text, folded).allSatisfy { $0.foldedASCII == $1 } : text.elementsEqual(exact)
    }
}
