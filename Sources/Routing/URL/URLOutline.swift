/// Where the parts of a URL stand: what one pass over its bytes finds, texts being made of it on demand.
///
/// Segments and host stand in the text itself or, where something had to be decoded or folded, in `decoded`;
/// always all of them in the same. An outline may be used again for another URL, and reading then allocates
/// nothing.
struct URLOutline: Equatable, Sendable {
    /// A run of bytes.
    struct Part: Equatable, Sendable {
        /// Where it begins and ends, in bytes of the buffer.
        var start: Int32
        var end: Int32
        /// Its last bytes, eight at most, with ASCII capitals made small: of a part of up to eight, the whole
        /// text.
        ///
        /// Indexes find and compare segments by it.
        var word: UInt64
    }

    /// The segments, without empty ones, dot segments resolved.
    var segments = Segments()
    /// The decoded bytes of host and segments, one behind another, or none when they stand in the text.
    var decoded: [UInt8] = []
    /// The scheme, as it stands in the text.
    var scheme: Part?
    /// The host of a web URL, in its canonical form.
    var host: Part?
    /// Whether the first segment was written as the host of the URL; hosts always fold.
    var startsWithHost = false
    /// Where the query or the fragment begins, or the text ends.
    var routeLength = 0
    /// The user info with its `@`, in the text.
    var userInfo = 0..<0
    /// The query without its `?`, in the text.
    var query: Range<Int>?
    /// The fragment without its `#`, in the text.
    var fragment: Range<Int>?
}

extension URLOutline {
    /// Forgets the URL, and keeps the memory for the next one.
    @inline(__always)
    mutating func removeAll() {
        segments.removeAll()
        // Emptying an array costs more than looking whether it is empty.
        if !decoded.isEmpty { decoded.removeAll(keepingCapacity: true) }
        scheme = nil
        host = nil
        startsWithHost = false
        routeLength = 0
        userInfo = 0..<0
        query = nil
        fragment = nil
    }

    /// Gives a closure the bytes that host and segments refer to.
    ///
    /// - Parameters:
    ///   - text: The text that was read.
    ///   - body: Looks at the bytes.
    /// - Returns: What the closure returns.
    @inline(__always)
    func withSegmentBytes<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
        decoded.isEmpty ? text.withBytes(body) : body(decoded.span)
    }
}

extension URLOutline.Part {
    /// A part of a text, whose length fits: no reader accepts a longer one.
    @inline(__always)
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let word = EightBytes(lastOf: range, in: bytes).folded
        self.init(from: range.lowerBound, to: range.upperBound, word: word)
    }

    /// A part of a text from an offset to one that is not below, whose last bytes, folded, are known.
    @inline(__always)
    init(from start: Int, to end: Int, word: EightBytes) {
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
        self.word = word.bits
    }

    /// Where it stands, in bytes of the buffer.
    @inline(__always)
    var range: Range<Int> { Int(start)..<Int(end) }

    /// Whether there is nothing in it.
    @inline(__always)
    var isEmpty: Bool { start == end }
}
