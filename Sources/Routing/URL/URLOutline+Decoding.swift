/// The texts of the parts; every call creates them again.
extension URLOutline {
    /// Returns a segment.
    ///
    /// - Parameters:
    ///   - index: The index of the segment.
    ///   - string: The text that was read.
    /// - Returns: The decoded segment.
    func segment(at index: Int, of string: String) -> String {
        text(of: segments[index], string)
    }

    /// Returns the host of a web URL in lower case.
    func host(of string: String) -> String? {
        host.map { text(of: $0, string) }
    }

    /// Returns the scheme in lower case.
    func scheme(of string: String) -> String? {
        scheme.map { String(decoding: string.utf8($0.range).map(\.foldedASCII), as: UTF8.self) }
    }

    /// Returns the decoded fragment.
    func fragment(of string: String) -> String? {
        fragment.map { PercentEncoding.decode(string, $0) }
    }

    /// The spellings of the route in which its segments are decoded and no empty or dot segment is left.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - bytes: The bytes that the host and the segments refer to.
    /// - Returns: The route with each `/` within a segment as it is, and with `%2F` in its place.
    func decodedRoutes(_ text: Span<UInt8>, _ bytes: Span<UInt8>) -> [[UInt8]] {
        ["/", "%2F"].map { slash in
            var route: [UInt8] = []
            if let scheme { route += [UInt8](copying: text.extracting(scheme.range)) + "://".utf8 }
            if let host { route += [UInt8](copying: bytes.extracting(host.range)) }
            for (number, segment) in segments.enumerated() {
                if number > 0 || host != nil || scheme == nil { route.append(ascii("/")) }
                for index in segment.range {
                    if bytes[index] == ascii("/") { route += slash.utf8 } else { route.append(bytes[index]) }
                }
            }
            return route
        }
    }

    private func text(of part: Part, _ string: String) -> String {
        decoded.isEmpty
            ? string.text(part.range)
            : String(decoding: decoded[part.range], as: UTF8.self)
    }
}

/// Decoded bytes: `decoded` holds the bytes of the host and of all segments, or is empty.
extension URLOutline {
    /// Decodes a part of the text and appends it to `decoded`, after moving the host and the segments there.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - range: The part.
    ///   - folding: Whether to fold ASCII capitals to lower case.
    /// - Returns: The position of the decoded part in `decoded`.
    /// - Complexity: O(*n*) in the length of the part and of the moved bytes; no byte is moved twice.
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
