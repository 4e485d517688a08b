/// Writes separately passed constraints into the text of a pattern, so that one text holds the pattern.
struct ConstraintWriter {
    /// The text with the constraints in it.
    private(set) var text: String
    /// The conditions in code, which a text cannot hold.
    private(set) var predicates = [String: CapturePredicate]()

    /// Folds constraints.
    ///
    /// - Parameters:
    ///   - constraints: The constraints by the name of their capture.
    ///   - text: The text of the pattern.
    ///   - webSchemes: The schemes whose patterns begin with a host.
    /// - Throws: A ``RoutePatternError`` for a fault in the text or in a constraint.
    init(
        _ constraints: [String: RoutePattern.Constraint],
        into text: String,
        webSchemes: Set<String>
    ) throws(RoutePatternError) {
        self.text = text
        let pattern = try ParsedPattern(text, predicates: [:], webSchemes: webSchemes)
        for name in constraints.keys.inOrder
        where !pattern.captures.contains(where: { $0.name == name }) {
            let message = "there is a constraint for '\(name)', which the pattern does not capture"
            throw RoutePatternError(.missingName, at: text.utf8.count, in: text, message)
        }
        var bytes = Array(text.utf8)
        // From last to first, so that an insertion does not change the offsets of the captures before it.
        for capture in pattern.captures.reversed() {
            guard let constraint = constraints[capture.name] else { continue }
            let offset = capture.nameEnd - capture.name.utf8.count - 1
            guard let written = try Self.written(constraint, at: offset, in: text) else {
                if case .predicate(let predicate) = constraint.form { predicates[capture.name] = predicate }
                continue
            }
            guard !capture.isConstrained else {
                let message = "':\(capture.name)' has a constraint in the text already; keep one of the two"
                throw RoutePatternError(.duplicateConstraint, at: offset, in: text, message)
            }
            bytes.insert(contentsOf: written.utf8, at: capture.nameEnd)
        }
        self.text = String(decoding: bytes, as: UTF8.self)
    }

    /// The constraint in pattern notation, or `nil` for a condition in code.
    private static func written(
        _ constraint: RoutePattern.Constraint,
        at offset: Int,
        in text: String
    ) throws(RoutePatternError) -> String? {
        switch constraint.form {
        case .predicate:
            return nil
        case .type(let type):
            return "<\(type.rawValue)>"
        case .words(let words):
            // No segment is empty, and no URL contains a NUL, so these words match nothing.
            let words = words.filter { !$0.isEmpty && !$0.utf8.contains(0) }.map { word in
                PercentEncoding.encode(word) { byte in
                    !PatternParser.isStray(byte) && byte != ascii("%") && byte != ascii("|")
                }
            }
            guard let first = words.first else { return "(^$)" }
            // A list needs at least two words: with one word, `<int>` would be a type.
            return "<\((words.count > 1 ? words : [first, first]).joined(separator: "|"))>"
        case .expression(let expression):
            do {
                _ = try RegularExpression(expression)
            } catch {
                throw RoutePatternError(error.code, at: offset, in: text, error.message)
            }
            // The inner group is needed because `(/` would open an optional group.
            return "((?:\(expression)))"
        }
    }
}
