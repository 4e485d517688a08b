/// Reads segments of any kind onto a stack; `..` removes the segment before it, even an empty one.
struct URLPathReader {
    /// Whether browsers would read a backslash as a slash.
    let isWeb: Bool
    /// The number of segments that `..` cannot remove: 1 if the host is the first segment, otherwise 0.
    let floor: Int
    private var hasEmptySegments = false

    init(isWeb: Bool, floor: Int) {
        self.isWeb = isWeb
        self.floor = floor
    }

    /// Reads a path; each segment is decoded separately, so that `%2F` never splits a segment.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - start: The offset at which a segment of the path begins.
    ///   - outline: Receives the segments; it already holds those before `start`.
    ///   - fault: Receives the faults of the path.
    /// - Returns: The offset at which the query or the fragment begins, or the end of the URL.
    mutating func read(
        _ bytes: Span<UInt8>,
        from start: Int,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) -> Int {
        var end = readSegment(bytes, from: start, into: &outline, &fault)
        while end < bytes.count, bytes[end] == ascii("/") {
            end = readSegment(bytes, from: end + 1, into: &outline, &fault)
        }
        if hasEmptySegments { outline.segments.removeEmpty() }
        return end
    }

    /// Reads a segment of any kind.
    ///
    /// - Returns: The offset of the next slash, or of the end of the path.
    private mutating func readSegment(
        _ bytes: Span<UInt8>,
        from start: Int,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) -> Int {
        var standsInText = outline.decoded.isEmpty
        var index = start
        while index < bytes.count, !bytes[index].endsSegment {
            if bytes[index] == ascii("%") {
                let escapes = PercentEncoding.readEscapes(in: bytes, from: index)
                fault.note(escapes.fault)
                index = escapes.end
                standsInText = false
            } else {
                fault.note(bytes[index], at: index, isWeb: isWeb)
                index += 1
            }
        }
        let range = start..<index
        if standsInText {
            push(URLOutline.Part(bytes, range), DotSegment(bytes, range), on: &outline)
        } else {
            decode(bytes, range, into: &outline)
        }
        return index
    }

    /// Adds a segment that must be decoded, or that follows a decoded part.
    private mutating func decode(_ bytes: Span<UInt8>, _ range: Range<Int>, into outline: inout URLOutline) {
        let part = outline.decode(bytes, range, folding: false)
        let dots = DotSegment(outline.decoded.span, part.range)
        if dots != nil { outline.decoded.removeLast(part.range.count) }
        push(part, dots, on: &outline)
    }

    /// Adds a segment or resolves a dot segment; empty segments stay until the path ends, as `..` can remove them.
    private mutating func push(_ part: URLOutline.Part, _ dots: DotSegment?, on outline: inout URLOutline) {
        if dots == nil, !part.isEmpty {
            outline.segments.append(part)
            return
        }
        // On an empty stack, `..` has no effect and an empty segment need not be kept.
        guard outline.segments.count > floor, dots != .current else { return }
        if dots == .parent {
            outline.removeLastSegment()
        } else {
            outline.segments.append(part)
            hasEmptySegments = true
        }
    }
}
