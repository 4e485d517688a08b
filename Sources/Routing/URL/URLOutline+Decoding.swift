/// Bytes that cannot stay where they are: `decoded` holds those of the host and of all segments, or none.
extension URLOutline {
    /// Decodes a part of the text behind all that was found so far, which is moved there first.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - range: The part.
    ///   - folding: Whether ASCII capitals are made small.
    /// - Returns: Where the part now stands, in `decoded`.
    /// - Complexity: O(*n*) in the length of the part and of what is moved; nothing is moved twice.
    mutating func decode(_ bytes: Span<UInt8>, _ range: Range<Int>, folding: Bool) -> Part {
        if decoded.isEmpty { moveToDecoded(bytes) }
        let start = decoded.count
        PercentEncoding.decode(bytes, range) { decoded.append(folding ? $0.foldedASCII : $0) }
        return Part(decoded.span, start..<decoded.count)
    }

    /// Removes the last segment with its bytes.
    mutating func removeLastSegment() {
        let part = segments.removeLast()
        if !decoded.isEmpty { decoded.removeLast(part.range.count) }
    }

    private mutating func moveToDecoded(_ bytes: Span<UInt8>) {
        if let part = host { host = move(part, bytes) }
        for index in segments.indices { segments[index] = move(segments[index], bytes) }
    }

    private mutating func move(_ part: Part, _ bytes: Span<UInt8>) -> Part {
        var part = part
        let range = part.range
        part.start = Int32(truncatingIfNeeded: decoded.count)
        for index in range { decoded.append(bytes[index]) }
        part.end = Int32(truncatingIfNeeded: decoded.count)
        return part
    }
}
