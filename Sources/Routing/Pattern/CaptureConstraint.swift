/// A constraint on the text of a capture; checking it does not run the program's code.
package enum CaptureConstraint: Hashable, Sendable {
    case type(CaptureType)
    case words([Literal])
    // Boxed, because it is large and rare.
    indirect case expression(RegularExpression)

    /// The length in bytes of the longest text on which a regular expression is tried.
    package static let longestSearchedText = 256

    /// The number of steps in the program of the expression; 0 without an expression.
    var stepsOfExpression: Int {
        if case .expression(let expression) = self { expression.stepCount } else { 0 }
    }

    /// Whether a text satisfies the constraint.
    ///
    /// - Parameters:
    ///   - text: The decoded text.
    ///   - ignoringCase: Whether words and expressions fold ASCII letters.
    /// - Returns: Whether it does.
    /// - Complexity: O(*n*) in the length of the text.
    func accepts(_ text: Span<UInt8>, ignoringCase: Bool) -> Bool {
        var steps = 0
        return accepts(text, ignoringCase: ignoringCase, counting: &steps)
    }

    /// Whether a text satisfies the constraint; adds the cost of the check to a count.
    ///
    /// The cost is the number of bytes and words examined and of instructions executed.
    func accepts(_ text: Span<UInt8>, ignoringCase: Bool, counting steps: inout Int) -> Bool {
        switch self {
        case .type(let type):
            steps += text.count
            return type.accepts(text)
        case .words(let words):
            steps += words.count
            return words.contains { $0.equals(text, ignoringCase: ignoringCase) }
        case .expression(let expression):
            guard text.count <= Self.longestSearchedText else { return expression.failsClosed }
            var scan = expression.scan(ignoringCase: ignoringCase)
            defer { steps += scan.steps }
            return scan.matchesWhole([UInt8](copying: text))
        }
    }
}

/// A condition in code on the text of a capture, compared by identity because closures cannot be compared.
package final class CapturePredicate: Sendable {
    /// The condition; `nil` if it is unknown.
    private let condition: (@Sendable (String) -> Bool)?

    init(_ condition: (@Sendable (String) -> Bool)?) {
        self.condition = condition
    }

    /// A placeholder for any condition, where conditions are compared but never run.
    static let unasked = CapturePredicate(nil)

    /// Whether the condition is unknown; every text is then accepted.
    var isUnknown: Bool { condition == nil }

    /// Runs the condition; the caller holds no lock.
    func accepts(_ text: String) -> Bool {
        condition?(text) ?? true
    }
}

extension CapturePredicate: Hashable {
    package static func == (left: CapturePredicate, right: CapturePredicate) -> Bool {
        left === right
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
