/// A URL as the router reads it: a scheme, segments, a query and a fragment, decoded once.
///
/// Any text may be a URL: `app://push/login?x=1#top`, `https://example.com/books/7`, `books/7`, `app:books/7`.
/// A web URL (`http`, `https`) keeps its host apart; in every other URL the host is the first segment, as deep
/// links are written:
///
/// | text | scheme | host | segments |
/// |---|---|---|---|
/// | `app://push/login` | `app` | – | `push`, `login` |
/// | `https://example.com/books/7` | `https` | `example.com` | `books`, `7` |
/// | `/books//x/../7/` | – | – | `books`, `7` |
///
/// URLs come from strangers. A text that a browser would rewrite to another host is refused rather than read
/// differently (the web platform's URL standard, <https://url.spec.whatwg.org>), and reading costs O(*n*).
///
/// Two are equal when the same text was read in the same way.
public struct RouteURL: Sendable {
    /// The text as it was opened.
    public let string: String
    /// The scheme in lower case, or `nil` when there is none.
    public let scheme: String?
    /// The host of a web URL in lower case with its port, unless that is the scheme's own; `nil` for others.
    public let host: String?
    /// The decoded segments, without empty ones and with `.` and `..` resolved.
    public let segments: [String]
    /// The decoded pairs of the query, in order.
    public let query: Parameters
    /// The decoded fragment: `""` when it is present and empty, `nil` when it is absent.
    public let fragment: String?

    /// Whether the first segment was written as the host of the URL; hosts always fold.
    let startsWithHost: Bool
    private let options: Options
    private let routeLength: Int
    private let userInfo: Range<Int>

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: How it is read.
    /// - Throws: A ``RouteURLError`` for the fault with the smallest offset.
    /// - Complexity: O(*n*) in the length of the text, which the options bound.
    public init(_ string: String, options: Options = Options()) throws {
        // Callers see untyped errors: a `catch … where` over typed ones crashes the compiler (Swift 6.3.1).
        try self.init(reading: string, options: options)
    }

    init(reading string: String, options: Options) throws(RouteURLError) {
        var reader = URLReader(string, options: options)
        let parts = try reader.read()
        self.string = string
        self.options = options
        self.scheme = parts.scheme
        self.host = parts.host
        self.segments = parts.segments
        self.startsWithHost = parts.startsWithHost
        self.query = parts.query
        self.fragment = parts.fragment
        self.routeLength = parts.routeLength
        self.userInfo = parts.userInfo
    }
}

extension RouteURL {
    /// The text as it was opened, without query and fragment and otherwise untouched.
    public var route: String {
        String(decoding: string.utf8.prefix(routeLength), as: UTF8.self)
    }

    /// The bytes of the route without user info, which regular expressions over whole URLs search.
    var routeWithoutUserInfo: [UInt8] {
        var bytes = Array(string.utf8.prefix(routeLength))
        bytes.removeSubrange(userInfo)
        return bytes
    }
}

extension RouteURL: CustomStringConvertible {
    /// The text as it was opened.
    public var description: String { string }
}

extension RouteURL: Hashable {
    /// Whether the same text, scalar by scalar, was read in the same way.
    public static func == (left: RouteURL, right: RouteURL) -> Bool {
        left.string.isExactly(right.string) && left.options == right.options
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ExactText(string))
    }
}
