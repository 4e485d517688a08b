/// Writes values as texts, and reads the texts that the types of captures accept.
enum ParameterText {
    /// Reads an integer: ASCII digits, with an optional `-` before them if the type is signed.
    static func integer<Value: FixedWidthInteger>(_ text: String, as type: Value.Type) -> Value? {
        // The parser of the standard library would be compiled for each of twelve types, at 3 KB each.
        text.withBytes { bytes in
            let isNegative = Value.isSigned && bytes.has(ascii("-"), at: 0)
            let first = isNegative ? 1 : 0
            guard first < bytes.count else { return nil }
            var value: Value = 0
            for index in first..<bytes.count {
                guard bytes[index].isASCIIDigit else { return nil }
                let digit = Value(truncatingIfNeeded: bytes[index] - ascii("0"))
                let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
                let (sum, overflows) =
                    isNegative
                    ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
                if isTooLarge || overflows { return nil }
                value = sum
            }
            return value
        }
    }

    /// Reads a finite decimal number.
    static func number<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        _ text: String,
        as type: Value.Type
    ) -> Value? {
        guard accepts(text, .double), let value = Value(text), value.isFinite else { return nil }
        return value
    }

    /// Reads `true` or `false`.
    static func bool(_ text: String) -> Bool? {
        accepts(text, .bool) ? text.isExactly("true") : nil
    }

    /// Whether a text is a value of a type of captures.
    static func accepts(_ text: String, _ type: CaptureType) -> Bool {
        text.withBytes { type.accepts($0) }
    }
}
