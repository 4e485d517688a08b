extension RegularExpression {
    /// Finds the `)` that closes a constraint, as in `:id(\d+)`, whose expression begins at an offset.
    ///
    /// Escapes, classes and nested parentheses are passed over, as the parser reads them: an expression that
    /// parses, followed by `)`, always ends at that `)`.
    ///
    /// - Parameters:
    ///   - bytes: A pattern, as UTF-8.
    ///   - start: The offset just past the `(` that opens the constraint.
    /// - Returns: The offset of the closing `)`, or `nil` when there is none.
    /// - Complexity: O(*n*).
    static func endOfBody(in bytes: [UInt8], from start: Int) -> Int? {
        var depth = 0
        var isInClass = false
        var position = start
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"):
                position += 1
            case UInt8(ascii: "]"):
                isInClass = false
            case UInt8(ascii: "["):
                isInClass = true
            case UInt8(ascii: "(") where !isInClass:
                depth += 1
            case UInt8(ascii: ")") where !isInClass:
                guard depth > 0 else { return position }
                depth -= 1
            default:
                break
            }
            position += 1
        }
        return nil
    }
}
