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
    /// The text that was read.
    public let text: String

    init(_ code: Code, at offset: Int, in text: String) {
        self.code = code
        self.offset = offset
        self.text = text
    }
}

extension RouteURLError {
    /// A kind of fault; later versions may add kinds, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The text is empty.
        public static let empty = Code(rawValue: "empty")
        /// The text is longer than the options allow.
        public static let tooLong = Code(rawValue: "tooLong")
        /// An ASCII control character, which browsers drop and which corrupts logs.
        public static let controlCharacter = Code(rawValue: "controlCharacter")
        /// A space at the beginning or the end.
        public static let surroundingSpace = Code(rawValue: "surroundingSpace")
        /// A `%` without two hexadecimal digits after it, or `%00`.
        public static let invalidEscape = Code(rawValue: "invalidEscape")
        /// A part that is not UTF-8 after its escapes are decoded.
        public static let invalidUTF8 = Code(rawValue: "invalidUTF8")
        /// A host that is missing, or that a browser would refuse or rewrite to another host.
        public static let invalidHost = Code(rawValue: "invalidHost")
        /// A port that is not a number from 0 to 65535 in its shortest form.
        public static let invalidPort = Code(rawValue: "invalidPort")
        /// A backslash in a web URL, which browsers read as a slash.
        public static let backslash = Code(rawValue: "backslash")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }

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
            default: "this is no URL"
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
