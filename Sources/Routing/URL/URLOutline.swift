/// The positions of the parts of a URL, found in one pass over its bytes; the parts become texts on demand.
///
/// The segments and the host all refer to the text itself or, if any of them had to be decoded or folded, all
/// to `decoded`. An outline can be reused for another URL; reading then allocates only memory it lacks.
struct URLOutline: Equatable, Sendable {
    /// A run of bytes.
    struct Part: Equatable, Sendable {
        /// Its beginning and end, in bytes of the buffer.
        var start: Int32
        var end: Int32
        /// Its last word of one to eight bytes, with ASCII capitals in lower case; the whole text of a part of up
        /// to eight bytes.
        ///
        /// Indexes find and compare segments by this word.
        var word: UInt64
    }

    /// The ends of the route, the query and the fragment, which follow each other in the text.
    ///
    /// A query or a fragment that is absent ends where the part before it ends.
    private struct Ends: Equatable {
        var route: Int32 = 0
        var query: Int32 = 0
        var fragment: Int32 = 0
    }

    /// The segments, without empty ones and with dot segments resolved.
    var segments = Segments()
    /// The decoded bytes of the host and the segments, in sequence; empty when those refer to the text.
    var decoded: [UInt8] = []
    /// The scheme, in the text.
    var scheme: Part?
    /// The host of a web URL, in its canonical form.
    var host: Part?
    /// Whether the first segment was written as the host of the URL; hosts are always folded.
    var startsWithHost = false
    /// The offset after the `@` of the user info; 0 without user info.
    private var userInfoEnd: Int32 = 0
    private var ends = Ends()
}

extension URLOutline {
    /// The user info with its `@`, in the text; it follows the two slashes in front of the authority.
    var userInfo: Range<Int> {
        let authority = (scheme.map { Int($0.end) + 1 } ?? 0) + 2
        return userInfoEnd == 0 ? 0..<0 : authority..<Int(userInfoEnd)
    }

    /// The offset at which the query or the fragment begins, or the length of the text.
    var routeLength: Int { Int(ends.route) }

    /// The query without its `?`, in the text.
    var query: Range<Int>? {
        ends.query > ends.route ? Int(ends.route) + 1..<Int(ends.query) : nil
    }

    /// The fragment without its `#`, in the text.
    var fragment: Range<Int>? {
        ends.fragment > ends.query ? Int(ends.query) + 1..<Int(ends.fragment) : nil
    }

    /// Records the offset after the `@` of the user info.
    mutating func endUserInfo(at offset: Int) {
        userInfoEnd = Int32(truncatingIfNeeded: offset)
    }

    /// Records the ends of the route, the query and the fragment.
    mutating func end(route: Int, query: Int, fragment: Int) {
        ends.route = Int32(truncatingIfNeeded: route)
        ends.query = Int32(truncatingIfNeeded: query)
        ends.fragment = Int32(truncatingIfNeeded: fragment)
    }

    /// Clears the outline and keeps its memory for the next URL.
    @inline(__always)
    mutating func removeAll() {
        segments.removeAll()
        // Emptying an array costs more than checking whether it is empty.
        if !decoded.isEmpty { decoded.removeAll(keepingCapacity: true) }
        scheme = nil
        host = nil
        startsWithHost = false
        userInfoEnd = 0
        ends = Ends()
    }

    /// Calls a closure with the bytes that the host and the segments refer to.
    ///
    /// - Parameters:
    ///   - text: The text that was read.
    ///   - body: The closure, which reads the bytes.
    /// - Returns: The value that the closure returns.
    @inline(__always)
    func withSegmentBytes<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
        decoded.isEmpty ? text.withBytes(body) : body(decoded.span)
    }
}

extension URLOutline.Part {
    /// Creates a part of a text; its offsets fit into 32 bits because no reader accepts a longer text.
    @inline(__always)
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let word = EightBytes(lastOf: range, in: bytes).folded
        self.init(from: range.lowerBound, to: range.upperBound, word: word)
    }

    /// Creates a part from its offsets, where `end` is not below `start`, and its folded last word.
    @inline(__always)
    init(from start: Int, to end: Int, word: EightBytes) {
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
        self.word = word.bits
    }

    /// An empty part, for slots that are not used.
    static let nothing = URLOutline.Part(from: 0, to: 0, word: EightBytes(bits: 0))

    /// Its range, in bytes of the buffer.
    @inline(__always)
    var range: Range<Int> { Int(start)..<Int(end) }

    /// Whether the part is empty.
    @inline(__always)
    var isEmpty: Bool { start == end }
}
