/// A fault in a text that was read as a URL, and its position.
///
/// Of several faults, the error describes the one with the smallest offset. Compare codes to tell faults apart:
///
/// ```swift
/// do {
///     _ = try RouteURL("app://books/%zz")
/// } catch let error as RouteURLError where error.code == .invalidEscape {
///     print(error)  // shows the text with a caret under the `%`
/// }
/// ```
public struct RouteURLError: Error, Hashable, Sendable {
    /// The kind of fault.
    public let code: Code
    /// The position of the fault, in UTF-8 bytes from the beginning of the text.
    public let offset: Int
    /// The text that was read; of a text that is too long, its beginning.
    public let text: String

    init(_ code: Code, at offset: Int, in text: String) {
        self.code = code
        self.offset = offset
        self.text = text
    }
}

extension RouteURLError {
    /// A kind of fault.
    @nonexhaustive
    public enum Code: String, Sendable {
        /// The text is empty.
        case empty
        /// The text is longer than the options allow.
        case tooLong
        /// An ASCII control character, which browsers drop and which corrupts logs.
        case controlCharacter
        /// A space at the beginning or the end.
        case surroundingSpace
        /// A `%` without two hexadecimal digits after it, or `%00`.
        case invalidEscape
        /// A part that is not UTF-8 after its escapes are decoded.
        case invalidUTF8
        /// A host that is missing, or that a browser would refuse or rewrite to another host.
        case invalidHost
        /// A port that is not a number from 0 to 65535 in its shortest form.
        case invalidPort
        /// A backslash in a web URL, which browsers read as a slash.
        case backslash

        /// An explanation of the fault and its remedy.
        package var advice: String {
            switch self {
            case .empty: "there is no text; '/' is the URL without segments"
            case .tooLong: "the text is longer than the reader accepts; see 'maximumURLLength'"
            case .controlCharacter: "a control character; escape it, as in '%0A'"
            case .surroundingSpace: "a space at an end; trim it, or escape it as '%20'"
            case .invalidEscape:
                "two hexadecimal digits other than 00 follow a '%'; a '%' itself is written '%25'"
            case .invalidUTF8: "what these escapes stand for is not UTF-8"
            case .invalidHost: "browsers refuse this host, or read another; write it in its canonical form"
            case .invalidPort: "a port has 1 to 5 digits, no leading zero, and is 65535 at most"
            case .backslash: "browsers read '\\' as '/'; write '/', or escape it as '%5C'"
            }
        }
    }
}

extension RouteURLError: CustomStringConvertible {
    /// The code, its remedy, and the text with a caret under the fault.
    public var description: String {
        "malformed URL at byte \(offset): \(code): \(code.advice)\n\(Excerpt(text: text, offset: offset))"
    }
}
