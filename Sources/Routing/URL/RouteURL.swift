/// A URL as the router reads it: a scheme, segments, a query and a fragment, decoded once.
///
/// Any text may be a URL: `app://push/login?x=1#top`, `https://example.com/books/7`, `books/7`,
/// `app:books/7`. A web URL (`http`, `https`, `ws`, `wss`, `ftp`) keeps its host apart; in every other URL
/// the host is the first segment, as deep links are written:
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
/// Reading finds where the parts stand, and a copy costs no more than a reference. The texts of the parts are
/// made anew at every call: keep what you need more than once.
///
/// Two are equal when the same text was read in the same way.
public struct RouteURL: Sendable {
    /// What a URL refers to, so that a copy costs no more than a reference.
    private final class Storage: Sendable {
        let string: String
        let outline: URLOutline
        let options: Options

        init(_ string: String, _ outline: consuming URLOutline, _ options: Options) {
            self.string = string
            self.outline = outline
            self.options = options
        }
    }

    private let storage: Storage

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: How it is read.
    /// - Throws: A ``RouteURLError`` for the fault with the smallest offset.
    /// - Complexity: O(*n*) in the length of the text, which the options bound.
    public init(_ string: String, options: Options = Options()) throws {
        // Callers see untyped errors: a `catch … where` over typed ones crashes the compiler (Swift 6.3.1).
        try self.init(string, reader: URLReader(options))
    }

    /// Reads a text with a reader that is prepared already.
    init(_ string: String, reader: URLReader) throws(RouteURLError) {
        var outline = URLOutline()
        try reader.read(string, into: &outline)
        self.init(string, outline: outline, options: reader.options)
    }

    /// Takes over what was found in a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - outline: What was found in it.
    ///   - options: How it was read.
    init(_ string: String, outline: consuming URLOutline, options: Options) {
        storage = Storage(string, outline, options)
    }
}

extension RouteURL {
    /// The text as it was opened.
    public var string: String { storage.string }

    /// The text as it was opened, without query and fragment and otherwise untouched.
    ///
    /// - Complexity: O(*n*) in its length, at every call; O(1) where there is neither.
    public var route: String {
        let length = storage.outline.routeLength
        return length == string.utf8.count ? string : string.text(0..<length)
    }

    /// The scheme in lower case, or `nil` when there is none.
    ///
    /// - Complexity: O(*n*) in its length, at every call.
    public var scheme: String? { outline.scheme(of: string) }

    /// The host of a web URL in lower case with its port, unless that is the scheme's own; `nil` for others.
    ///
    /// - Complexity: O(*n*) in its length, at every call.
    public var host: String? { outline.host(of: string) }

    /// The decoded segments, without empty ones and with `.` and `..` resolved.
    ///
    /// - Complexity: O(*n*) in the length of the text, at every call.
    public var segments: [String] { outline.segments.indices.map(segment) }

    /// The decoded pairs of the query, in order.
    ///
    /// - Complexity: O(*n*) in the length of the query, at every call.
    public var query: Parameters {
        outline.query(of: string, plusAsSpace: storage.options.decodesPlusAsSpace)
    }

    /// The decoded fragment: `""` when it is present and empty, `nil` when it is absent.
    ///
    /// - Complexity: O(*n*) in its length, at every call.
    public var fragment: String? { outline.fragment(of: string) }
}

extension RouteURL {
    /// Where the parts stand.
    var outline: URLOutline { storage.outline }

    /// Whether the first segment was written as the host of the URL; hosts always fold.
    package var startsWithHost: Bool { outline.startsWithHost }

    /// The number of segments.
    var segmentCount: Int { storage.outline.segments.count }

    /// Gives one of the decoded segments.
    func segment(at index: Int) -> String { storage.outline.segment(at: index, of: storage.string) }

    /// Gives a closure the bytes that the segments and the host of the outline refer to.
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
    /// Whether the same text, scalar by scalar, was read in the same way.
    public static func == (left: RouteURL, right: RouteURL) -> Bool {
        left.storage === right.storage
            || left.string.isExactly(right.string) && left.storage.options == right.storage.options
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ExactText(string))
    }
}
