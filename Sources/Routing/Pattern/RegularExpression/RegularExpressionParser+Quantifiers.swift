extension RegularExpressionParser {
    /// Whether the next text is a quantifier.
    ///
    /// A `{` that opens no count is a literal.
    var isQuantifierNext: Bool {
        switch peek {
        case "*", "+", "?": true
        case "{": readCount() != nil
        default: false
        }
    }

    /// Makes the fault for the next quantifier, which has nothing before it to repeat.
    func nothingToRepeat() -> RegularExpressionFault {
        .invalid(
            at: position,
            "there is nothing to repeat here; put what is repeated before the quantifier, or escape it"
        )
    }

    /// Applies the quantifier that follows a node, if one does.
    mutating func parseQuantifier(
        of node: RegularExpressionNode
    ) throws(RegularExpressionFault) -> RegularExpressionNode {
        guard isQuantifierNext else { return node }
        if case .assertion = node { throw nothingToRepeat() }

        let isPlainOption = peek == "?"
        let (minimum, maximum) = try parseBounds()
        let isLazy = consume("?")
        if !isLazy, peek == "+" {
            throw .invalid(at: position, "possessive quantifiers are not supported; remove this `+`")
        }
        guard !isQuantifierNext else { throw nothingToRepeat() }

        guard !isPlainOption else { return .optional(node, isLazy: isLazy) }
        return .repetition(
            RegularExpressionRepetition(body: node, minimum: minimum, maximum: maximum, isLazy: isLazy))
    }

    private mutating func parseBounds() throws(RegularExpressionFault) -> (minimum: Int, maximum: Int?) {
        guard let count = readCount() else {
            defer { advance() }
            return (minimum: peek == "+" ? 1 : 0, maximum: peek == "?" ? 1 : nil)
        }
        guard let minimum = count.minimum else {
            throw .invalid(at: position, "this count has no minimum; write `{0,`, or `\\{` for the character")
        }
        if let maximum = count.maximum, maximum < minimum {
            throw .invalid(at: position, "the counts are in the wrong order; write the smaller one first")
        }
        position = count.end
        return (minimum, count.maximum)
    }

    /// Reads `{n}`, `{n,}` or `{n,m}` without advancing, and `{,m}`, which dialects read in different ways.
    private func readCount() -> (minimum: Int?, maximum: Int?, end: Int)? {
        var reader = self
        guard reader.consume("{") else { return nil }
        let minimum = reader.readNumber()
        let maximum = reader.consume(",") ? reader.readNumber() : minimum
        guard minimum ?? maximum != nil else { return nil }
        return reader.consume("}") ? (minimum, maximum, reader.position) : nil
    }

    private mutating func readNumber() -> Int? {
        var number: Int?
        while let digit = peek, digit.isASCIIDigit {
            // The number stops growing far above the largest allowed count.
            number = min((number ?? 0) * 10 + Int(digit.value - 48), 1_000_000)
            advance()
        }
        return number
    }
}
