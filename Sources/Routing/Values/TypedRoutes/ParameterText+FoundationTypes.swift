#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Texts of UUIDs, URLs and dates, which differ from the `Codable` forms of these types.
extension ParameterText {
    /// Reads a value of a type with a special text.
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
    /// Reads a UUID with its hyphens.
    private static func uuid(_ text: String) -> UUID? {
        accepts(text, .uuid) ? UUID(uuidString: text) : nil
    }

    /// Reads a URL without characters that would have to be escaped first.
    private static func url(_ text: String) -> URL? {
        URL(string: text, encodingInvalidCharacters: false)
    }
}
