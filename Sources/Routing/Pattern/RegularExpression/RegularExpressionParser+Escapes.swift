extension RegularExpressionParser {
    /// The meaning of a backslash and the text after it.
    enum Escape {
        case scalar(Unicode.Scalar)
        case ranges(ScalarClass.Ranges)
        case assertion(RegularExpressionAssertion)
    }

    /// Parses an escape outside of classes.
    mutating func parseEscape() throws(RegularExpressionFault) -> RegularExpressionNode {
        guard !isBackreferenceNext else { throw .backreference(at: position) }
        return switch try readEscape() {
        case .scalar(let scalar): .scalar(scalar)
        case .ranges(let ranges): .oneOf(ScalarClass(ranges))
        case .assertion(let assertion): .assertion(assertion)
        }
    }

    /// Reads an escape, inside or outside of classes; the caller handles backreferences.
    mutating func readEscape() throws(RegularExpressionFault) -> Escape {
        let backslash = position
        advance()
        guard let character = peek else {
            throw .invalid(at: backslash, "a backslash ends the expression; write `\\\\` for a backslash")
        }
        advance()
        if let ranges = ScalarClass.ranges(named: character) { return .ranges(ranges) }
        switch character {
        case "x": return .scalar(try readCode(digits: 2, from: backslash))
        case "u": return .scalar(try readCode(digits: 4, from: backslash))
        case "A": return .assertion(.start)
        case "z": return .assertion(.end)
        case "b": return .assertion(.wordBoundary)
        case "B": return .assertion(.noWordBoundary)
        case "t": return .scalar("\t")
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "v": return .scalar("\u{B}")
        case "f": return .scalar("\u{C}")
        case _ where character.isASCIILetter || character.isASCIIDigit:
            throw refusal(ofEscape: character, at: backslash)
        default: return .scalar(character)
        }
    }

    private var isBackreferenceNext: Bool {
        guard position + 1 < bytes.count else { return false }
        return switch Unicode.Scalar(bytes[position + 1]) {
        case "1"..."9", "k": true
        default: false
        }
    }

    /// Reads a scalar in hexadecimal: as many digits as given, or any number of them in braces.
    private mutating func readCode(
        digits expected: Int,
        from backslash: Int
    ) throws(RegularExpressionFault) -> Unicode.Scalar {
        let isBraced = consume("{")
        var count = 0
        var value: UInt32 = 0
        while let digit = peek?.asciiHexValue, isBraced || count < expected {
            // The value stops growing just above the largest scalar.
            value = min(value << 4 | digit, 0x11_0000)
            count += 1
            advance()
        }
        guard isBraced ? count > 0 && consume("}") : count == expected else {
            throw .invalid(
                at: backslash, "this takes more digits; write `\\xHH`, `\\uHHHH` or `\\u{H…}`")
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw .invalid(at: backslash, "no scalar has this number; write a whole scalar as `\\u{H…}`")
        }
        return scalar
    }

    private func refusal(ofEscape character: Unicode.Scalar, at offset: Int) -> RegularExpressionFault {
        switch character {
        case "p", "P":
            .invalid(at: offset, "Unicode properties are not supported; write a class such as `[A-Za-z]`")
        case "Q", "E":
            .invalid(at: offset, "quoting is not supported; put a backslash before each character")
        case "Z":
            .invalid(at: offset, "`\\Z` is not supported; write `\\z` for the end of the subject")
        case "0"..."9":
            .invalid(at: offset, "octal numbers are not supported; write `\\xHH`")
        default:
            .invalid(at: offset, "`\\\(character)` has no meaning here; remove the backslash for the letter")
        }
    }
}
