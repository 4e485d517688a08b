/// What a capture demands of its text: a type, one of some words, or a regular expression.
enum NaiveConstraint {
    case int, uint, double, bool, uuid, hex, alpha, alnum
    case words([[Unicode.Scalar]])
    case expression(NaiveExpression)

    /// Reads what stands between `<` and `>`.
    init?(angles text: [Unicode.Scalar]) {
        if text.contains("|") {
            let words = NaiveText.split(text, at: "|")
            // The page does not say whether words are decoded, nor which characters they may hold.
            let unclear = Array("%/<()?#\\:*".unicodeScalars)
            guard words.allSatisfy({ !$0.isEmpty }),
                !text.contains(where: { unclear.contains($0) || NaiveText.isControl($0) })
            else { return nil }
            self = .words(words)
            return
        }
        switch NaiveText.string(text) {
        case "int": self = .int
        case "uint": self = .uint
        case "double": self = .double
        case "bool": self = .bool
        case "uuid": self = .uuid
        case "hex": self = .hex
        case "alpha": self = .alpha
        case "alnum": self = .alnum
        default: return nil
        }
    }

    /// Tells whether a captured text satisfies this; `folds` says how literals compare there, `longest` on
    /// how many bytes expressions are tried.
    func accepts(_ text: [Unicode.Scalar], folds: Bool, of longest: Int = 256) -> Bool {
        let string = NaiveText.string(text)
        switch self {
        case .int:
            let digits = text.first == "-" ? text.dropFirst() : text[...]
            return !digits.isEmpty && digits.allSatisfy(NaiveText.isDigit) && Int64(string) != nil
        case .uint:
            return !text.isEmpty && text.allSatisfy(NaiveText.isDigit) && UInt64(string) != nil
        case .double:
            return NaiveConstraint.isWrittenAsDouble(text) && Double(string)?.isFinite == true
        case .bool:
            return text == Array("true".unicodeScalars) || text == Array("false".unicodeScalars)
        case .uuid:
            let groups = NaiveText.split(text, at: "-")
            return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy(NaiveText.isHexDigit)
        case .hex:
            return !text.isEmpty && text.allSatisfy(NaiveText.isHexDigit)
        case .alpha:
            return !text.isEmpty && text.allSatisfy(NaiveText.isLetter)
        case .alnum:
            return !text.isEmpty && text.allSatisfy { NaiveText.isLetter($0) || NaiveText.isDigit($0) }
        case .words(let words):
            return words.contains { folds ? NaiveText.folded($0) == NaiveText.folded(text) : $0 == text }
        case .expression(let expression):
            return expression.accepts(string, folds: folds, of: longest)
        }
    }

    /// Checks a text against `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    private static func isWrittenAsDouble(_ text: [Unicode.Scalar]) -> Bool {
        var rest = text[...]
        func takeDigits() -> Bool {
            let digits = rest.prefix(while: NaiveText.isDigit)
            rest = rest.dropFirst(digits.count)
            return !digits.isEmpty
        }
        if rest.first == "-" { rest = rest.dropFirst() }
        guard takeDigits() else { return false }
        if rest.first == "." {
            rest = rest.dropFirst()
            guard takeDigits() else { return false }
        }
        if rest.first == "e" || rest.first == "E" {
            rest = rest.dropFirst()
            if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
            guard takeDigits() else { return false }
        }
        return rest.isEmpty
    }
}
