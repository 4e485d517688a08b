/// Reads the segments of a path, on a stack: `..` takes the segment before it away, an empty one too.
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
    ///   - start: Where the path begins.
    ///   - plain: The table of plain bytes.
    ///   - outline: Takes the segments.
    ///   - fault: Takes what is wrong with the path.
    /// - Returns: Where the query or the fragment begins, or the end of the URL.
    mutating func read(
        _ bytes: Span<UInt8>,
        from start: Int,
        _ plain: Span<UInt8>,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) -> Int {
        // Before a slash at the beginning there is nothing that `..` could take away.
        var start = start < bytes.count && bytes[start] == ascii("/") ? start + 1 : start
        while true {
            let end = readSegment(bytes, from: start, plain, into: &outline, &fault)
            guard end < bytes.count, bytes[end] == ascii("/") else {
                if hasEmptySegments { outline.segments.removeAll(where: \.isEmpty) }
                return end
            }
            start = end + 1
        }
    }

    /// Reads up to the next slash, or to the end of the path.
    @inline(__always)
    private mutating func readSegment(
        _ bytes: Span<UInt8>,
        from start: Int,
        _ plain: Span<UInt8>,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) -> Int {
        // So the compiler sees that no byte is past the end of the table.
        let plain = plain.extracting(0..<256)
        var standsInText = outline.decoded.isEmpty
        var hash = SegmentHash()
        var index = start
        while bytes.indices.contains(index) {
            let byte = bytes[index]
            let folded = plain[Int(byte)]
            if folded > PlainByte.special {
                hash.add(folded: folded)
                index += 1
                continue
            }
            if folded == PlainByte.end { break }
            if byte == ascii("%") { standsInText = false }
            hash.add(byte)
            index = readSpecial(bytes, at: index, &fault)
        }
        if standsInText {
            let range = start..<index
            push(URLOutline.Part(range, hash), DotSegment(bytes, range), on: &outline)
        } else {
            decode(bytes, start..<index, into: &outline)
        }
        return index
    }

    /// Judges a byte that is not plain and ends no segment, and the escapes that begin with it.
    ///
    /// - Returns: Where reading goes on.
    @inline(never)
    private func readSpecial(_ bytes: Span<UInt8>, at index: Int, _ fault: inout URLFault) -> Int {
        guard bytes[index] == ascii("%") else {
            fault.note(bytes[index], at: index, isWeb: isWeb)
            return index + 1
        }
        let escapes = PercentEncoding.readEscapes(in: bytes, from: index)
        fault.note(escapes.fault)
        return escapes.end
    }

    /// Adds a segment that has to be decoded, or that follows one.
    @inline(never)
    private mutating func decode(_ bytes: Span<UInt8>, _ range: Range<Int>, into outline: inout URLOutline) {
        let part = outline.decode(bytes, range, folding: false)
        let dots = DotSegment(outline.decoded.span, part.range)
        if dots != nil { outline.decoded.removeLast(part.range.count) }
        push(part, dots, on: &outline)
    }

    @inline(__always)
    private mutating func push(_ part: URLOutline.Part, _ dots: DotSegment?, on outline: inout URLOutline) {
        if dots == nil, !part.isEmpty {
            outline.segments.append(part)
        } else {
            resolve(part, dots, in: &outline)
        }
    }

    /// Resolves a dot segment, or keeps an empty one for as long as it may be taken away.
    @inline(never)
    private mutating func resolve(
        _ part: URLOutline.Part,
        _ dots: DotSegment?,
        in outline: inout URLOutline
    ) {
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
