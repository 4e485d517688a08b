#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

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

    /// Reads a UUID with its hyphens.
    static func uuid(_ text: String) -> UUID? {
        accepts(text, .uuid) ? UUID(uuidString: text) : nil
    }

    /// Reads a URL without characters that would have to be escaped first.
    static func url(_ text: String) -> URL? {
        URL(string: text, encodingInvalidCharacters: false)
    }

    private static func accepts(_ text: String, _ type: CaptureType) -> Bool {
        text.withBytes { type.accepts($0) }
    }
}

extension ParameterText {
    /// Reads a value of a type with a special text, which differs from the type's `Codable` form.
    ///
    /// - Returns: The value; `nil` if the text is not a value of the type.
    static func read<Value>(_ text: String, as type: Value.Type) -> Value? {
        if type == UUID.self { return uuid(text) as? Value }
        if type == URL.self { return url(text) as? Value }
        if type == Date.self { return ISO8601Text.date(text) as? Value }
        return nil
    }

    /// Whether a type has a special text.
    static func isSpecial<Value>(_ type: Value.Type) -> Bool {
        type == UUID.self || type == URL.self || type == Date.self
    }

    /// Describes a value in an error message, even a value without a text.
    static func shown<Value>(_ value: Value) -> String {
        guard let date = value as? Date else { return "\(value)" }
        // On Linux, the description of a date whose time interval is NaN stops the program.
        return "\(date.timeIntervalSinceReferenceDate) seconds from 2001-01-01T00:00:00Z"
    }

    /// Writes a value of a type with a special text.
    ///
    /// - Returns: The text; `nil` if no text would give the value back, or if the type has no special text.
    static func write<Value>(_ value: Value) -> String? {
        switch value {
        case let uuid as UUID:
            return uuid.uuidString
        case let url as URL:
            let text = url.absoluteString
            return self.url(text) == url ? text : nil
        case let date as Date:
            return ISO8601Text.text(date).flatMap { ISO8601Text.date($0) == date ? $0 : nil }
        default:
            return nil
        }
    }
}
