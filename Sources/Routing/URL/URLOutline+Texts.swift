/// The texts of the parts, made anew at every call.
extension URLOutline {
    /// Gives a segment.
    ///
    /// - Parameters:
    ///   - index: The number of the segment.
    ///   - string: The text that was read.
    /// - Returns: The decoded segment.
    func segment(at index: Int, of string: String) -> String {
        text(of: segments[index], string)
    }

    /// Gives the host of a web URL in lower case.
    func host(of string: String) -> String? {
        host.map { text(of: $0, string) }
    }

    /// Gives the scheme in lower case.
    func scheme(of string: String) -> String? {
        scheme.map { String(decoding: string.utf8($0.range).map(\.foldedASCII), as: UTF8.self) }
    }

    /// Gives the decoded fragment.
    func fragment(of string: String) -> String? {
        fragment.map { PercentEncoding.decode(string, $0) }
    }

    /// Gives the pairs of the query in order: a name without `=` has an empty value, empty pairs are skipped.
    ///
    /// - Parameters:
    ///   - string: The text that was read.
    ///   - plusAsSpace: Whether `+` stands for a space.
    /// - Returns: The decoded pairs.
    func query(of string: String, plusAsSpace: Bool) -> Parameters {
        if query == nil { return Parameters() }
        var pairs = ParameterPairs()
        forEachPair(of: string) { name, value in
            pairs.append(
                PercentEncoding.decode(string, value, plusAsSpace: plusAsSpace),
                for: PercentEncoding.decode(string, name, plusAsSpace: plusAsSpace)
            )
        }
        return Parameters(pairs)
    }

    /// Gives the places of the names and values of the query in order, empty pairs left out.
    @inline(__always)
    func forEachPair(of string: String, _ take: (_ name: Range<Int>, _ value: Range<Int>) -> Void) {
        guard let query else { return }
        var start = query.lowerBound
        for pair in string.utf8(query).split(separator: ascii("&"), omittingEmptySubsequences: false) {
            let end = start + pair.count
            defer { start = end + 1 }
            guard start < end else { continue }
            let nameLength = pair.prefix { $0 != ascii("=") }.count
            let name = start..<start + nameLength
            take(name, min(name.upperBound + 1, end)..<end)
        }
    }

    private func text(of part: Part, _ string: String) -> String {
        decoded.isEmpty
            ? string.text(part.range)
            : String(decoding: decoded[part.range], as: UTF8.self)
    }
}

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
