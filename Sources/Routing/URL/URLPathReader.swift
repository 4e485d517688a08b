/// Reads segments of any kind, on a stack: `..` takes the segment before it away, an empty one too.
struct URLPathReader {
    /// Whether browsers would read a backslash as a slash.
    let isWeb: Bool
    /// How many segments are out of reach of `..`: the host, if it is one.
    let floor: Int
    private var hasEmptySegments = false

    init(isWeb: Bool, floor: Int) {
        self.isWeb = isWeb
        self.floor = floor
    }

    /// Reads a path; what stands between two slashes is decoded on its own, so that `%2F` never splits.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - start: Where a segment of the path begins.
    ///   - outline: Takes the segments, and has those before.
    ///   - fault: Takes what is wrong with the path.
    /// - Returns: Where the query or the fragment begins, or the end of the URL.
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
    /// - Returns: Where the next slash stands, or the path ends.
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

    /// Adds a segment that has to be decoded, or that follows one.
    private mutating func decode(_ bytes: Span<UInt8>, _ range: Range<Int>, into outline: inout URLOutline) {
        let part = outline.decode(bytes, range, folding: false)
        let dots = DotSegment(outline.decoded.span, part.range)
        if dots != nil { outline.decoded.removeLast(part.range.count) }
        push(part, dots, on: &outline)
    }

    /// Adds a segment or resolves a dot segment; an empty one is kept for as long as it may be taken away.
    private mutating func push(_ part: URLOutline.Part, _ dots: DotSegment?, on outline: inout URLOutline) {
        if dots == nil, !part.isEmpty {
            outline.segments.append(part)
            return
        }
        // Under the lowest segment there is nothing worth keeping.
        guard outline.segments.count > floor, dots != .current else { return }
        if dots == .parent {
            outline.removeLastSegment()
        } else {
            outline.segments.append(part)
            hasEmptySegments = true
        }
    }
}
