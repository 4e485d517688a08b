/// What is wrong with a text that was to be opened as a URL, and where.
///
/// Of several faults it is the one with the smallest offset. Compare codes to tell faults apart:
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
    /// Where the fault is, in UTF-8 bytes from the beginning of the text.
    public let offset: Int
    /// The text that was to be read.
    public let text: String

    init(_ code: Code, at offset: Int, in text: String) {
        self.code = code
        self.offset = offset
        self.text = text
    }
}

extension RouteURLError {
    /// A kind of fault; open to growth, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// There is no text.
        public static let empty = Code(rawValue: "empty")
        /// The text is longer than the reader was told to accept.
        public static let tooLong = Code(rawValue: "tooLong")
        /// An ASCII control character, which browsers drop and logs mangle.
        public static let controlCharacter = Code(rawValue: "controlCharacter")
        /// A space at the beginning or the end.
        public static let surroundingSpace = Code(rawValue: "surroundingSpace")
        /// A `%` without two hexadecimal digits after it, or `%00`.
        public static let invalidEscape = Code(rawValue: "invalidEscape")
        /// A part that is not UTF-8 once its escapes are decoded.
        public static let invalidUTF8 = Code(rawValue: "invalidUTF8")
        /// A host that is missing, or that a browser would refuse or read as another.
        public static let invalidHost = Code(rawValue: "invalidHost")
        /// A port that is no number from 0 to 65535 in its shortest form.
        public static let invalidPort = Code(rawValue: "invalidPort")
        /// A backslash in a web URL, which browsers read as a slash.
        public static let backslash = Code(rawValue: "backslash")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }

        /// What is wrong, and what to do about it.
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
            default: "this is no URL"
            }
        }
    }
}

extension RouteURLError: CustomStringConvertible {
    /// The code, what to do about it, and the text with a caret under the fault.
    public var description: String {
        "malformed URL at byte \(offset): \(code): \(code.advice)\n\(Excerpt(text: text, offset: offset))"
    }
}
