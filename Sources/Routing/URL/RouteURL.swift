/// A URL as the router reads it: a scheme, segments, a query and a fragment, decoded once.
///
/// A URL may be absolute or relative: `app://push/login?x=1#top`, `https://example.com/books/7`, `books/7`,
/// `app:books/7`. A web URL (`http`, `https`, `ws`, `wss`, `ftp`) keeps its host separate. In every other URL,
/// the host is the first segment, as in deep links:
///
/// | text | scheme | host | segments |
/// |---|---|---|---|
/// | `app://push/login` | `app` | – | `push`, `login` |
/// | `https://example.com/books/7` | `https` | `example.com` | `books`, `7` |
/// | `/books//x/../7/` | – | – | `books`, `7` |
///
/// URLs may come from untrusted senders. The initializer refuses a text that a browser would rewrite to another
/// host (the web platform's URL standard, <https://url.spec.whatwg.org>). Reading costs O(*n*).
///
/// Reading only locates the parts, and copying a URL copies one reference. Every access to a part creates its
/// text again: store a text that you need more than once.
///
/// Two URLs are equal when they have the same text and the same options.
public struct RouteURL: Sendable {
    /// The shared storage of a URL, so that copying a URL copies one reference.
    private final class Storage: Sendable {
        let string: String
        let outline: URLOutline
        let reader: URLReader

        init(_ string: String, _ outline: consuming URLOutline, readBy reader: URLReader) {
            self.string = string
            self.outline = outline
            self.reader = reader
        }
    }

    private let storage: Storage

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: The options for reading it.
    /// - Throws: A ``RouteURLError`` for the fault with the smallest offset.
    /// - Complexity: O(*n*) in the length of the text, which the options bound.
    public init(_ string: String, options: Options = Options()) throws {
        // The error is untyped because `catch … where` over a typed error crashes the compiler (Swift 6.3.1).
        try self.init(string, reader: .reader(options))
    }

    /// Reads a text with an existing reader.
    init(_ string: String, reader: URLReader) throws(RouteURLError) {
        var outline = URLOutline()
        try reader.read(string, into: &outline)
        storage = Storage(string, outline, readBy: reader)
    }
}

extension RouteURL {
    /// The text as it was opened.
    public var string: String { storage.string }

    /// The text as it was opened, without query and fragment and otherwise unchanged.
    ///
    /// - Complexity: O(*n*) in its length, at every call; O(1) when the URL has neither query nor fragment.
    public var route: String {
        let length = storage.outline.routeLength
        return length == string.utf8.count ? string : string.text(0..<length)
    }

    /// The scheme in lower case, or `nil` when the URL has no scheme.
    ///
    /// - Complexity: O(*n*) in its length, at every call.
    public var scheme: String? { outline.scheme(of: string) }

    /// The host of a web URL in lower case, with its port unless that is the scheme's default; otherwise `nil`.
    ///
    /// - Complexity: O(*n*) in its length, at every call.
    public var host: String? { outline.host(of: string) }

    /// The decoded segments, without empty ones and with `.` and `..` resolved.
    ///
    /// - Complexity: O(*n*) in the length of the text, at every call.
    public var segments: [String] { outline.segments.indices.map(segment) }

    /// The decoded fragment: `""` when it is present and empty, `nil` when it is absent.
    ///
    /// - Complexity: O(*n*) in its length, at every call.
    public var fragment: String? { outline.fragment(of: string) }
}

extension RouteURL {
    /// The positions of the parts.
    var outline: URLOutline { storage.outline }

    /// The decoded pairs of the query, in order.
    var queryPairs: ParameterPairs {
        outline.query(of: string, plusAsSpace: storage.reader.options.decodesPlusAsSpace)
    }

    /// Whether the first segment was written as the host of the URL; hosts are always folded.
    package var startsWithHost: Bool { outline.startsWithHost }

    /// The number of segments.
    var segmentCount: Int { storage.outline.segments.count }

    /// Returns one of the decoded segments.
    func segment(at index: Int) -> String { storage.outline.segment(at: index, of: storage.string) }

    /// Calls a closure with the bytes that the segments and the host of the outline refer to.
    func withSegmentBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        outline.withSegmentBytes(of: string, body)
    }

    /// The bytes of the route without user info, which regular expressions over whole URLs search.
    package var routeWithoutUserInfo: [UInt8] {
        var bytes = Array(string.utf8.prefix(outline.routeLength))
        bytes.removeSubrange(outline.userInfo)
        return bytes
    }
}

extension RouteURL: CustomStringConvertible {
    /// The text as it was opened.
    public var description: String { string }
}

extension RouteURL: Hashable {
    /// Whether both have the same text, scalar by scalar, and the same options.
    public static func == (left: RouteURL, right: RouteURL) -> Bool {
        left.storage === right.storage
            || left.string.isExactly(right.string)
                && left.storage.reader.options == right.storage.reader.options
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ExactText(string))
    }
}
