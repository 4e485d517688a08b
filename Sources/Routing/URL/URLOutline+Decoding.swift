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

    /// Returns the pairs of the query in order; a name without `=` has an empty value, and empty pairs are skipped.
    ///
    /// - Parameters:
    ///   - string: The text that was read.
    ///   - plusAsSpace: Whether `+` stands for a space.
    /// - Returns: The decoded pairs.
    func query(of string: String, plusAsSpace: Bool) -> ParameterPairs {
        var pairs = ParameterPairs()
        forEachPair(of: string) { name, value in
            pairs.append(
                PercentEncoding.decode(string, value, plusAsSpace: plusAsSpace),
                for: PercentEncoding.decode(string, name, plusAsSpace: plusAsSpace)
            )
        }
        return pairs
    }

    /// Calls a closure with the ranges of each name and value in the query, in order; empty pairs are skipped.
    @inline(__always)
    func forEachPair(of string: String, _ take: (_ name: Range<Int>, _ value: Range<Int>) -> Void) {
        guard let query else { return }
        for pair in string.pieces(of: query, separatedBy: ascii("&")) where !pair.isEmpty {
            let nameLength = string.utf8(pair).prefix { $0 != ascii("=") }.count
            let name = pair.prefix(nameLength)
            take(name, min(name.upperBound + 1, pair.upperBound)..<pair.upperBound)
        }
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
