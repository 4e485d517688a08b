/// A regular expression that must match a captured text as a whole.
///
/// It does not refuse unsafe expressions; only simple ones, over ASCII, are meant to be compared.
struct NaiveExpression {
    let source: String
    private let exact: Regex<AnyRegexOutput>
    private let folding: Regex<AnyRegexOutput>

    init?(_ source: [Unicode.Scalar]) {
        let text = NaiveText.string(source)
        guard !text.isEmpty, let regex = try? Regex(text) else { return nil }
        self.source = text
        exact = regex.matchingSemantics(.unicodeScalar).asciiOnlyCharacterClasses()
        folding = exact.ignoresCase()
    }

    /// Tries the expression, but never on more than so many bytes.
    func accepts(_ text: String, folds: Bool, of longest: Int) -> Bool {
        guard text.utf8.count <= longest else { return false }
        let match = try? (folds ? folding : exact).wholeMatch(in: text)
        return match != nil
    }
}
