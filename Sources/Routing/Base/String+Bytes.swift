/// Access to the UTF-8 of a text, in place where possible.
extension String {
    /// Calls a closure with the bytes of the text, which are copied only if the text has another encoding.
    ///
    /// - Parameters:
    ///   - limit: The number of bytes to copy at most, if the text must be copied.
    ///   - body: The closure that reads the bytes; it may receive more bytes than `limit`.
    /// - Returns: The value that the closure returns.
    @inline(__always)
    package func withBytes<Result>(atMost limit: Int = .max, _ body: (Span<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable({ body($0.span) }) { return result }
        return body(bytes(atMost: limit).span)
    }

    /// Copies the bytes; not inlined, because the compiler would then retain the text.
    @inline(never)
    private func bytes(atMost limit: Int) -> [UInt8] {
        Array(utf8.prefix(limit))
    }

    /// Splits a part of the text at each occurrence of an ASCII byte.
    ///
    /// - Parameters:
    ///   - part: The offsets of the part.
    ///   - separator: The byte.
    /// - Returns: The offsets of the pieces, empty ones included; at least one.
    func pieces(of part: Range<Int>, separatedBy separator: UInt8) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = part.lowerBound
        for (index, byte) in zip(part, utf8(part)) where byte == separator {
            pieces.append(start..<index)
            start = index + 1
        }
        pieces.append(start..<part.upperBound)
        return pieces
    }

    /// Returns the beginning of the text with at most a number of bytes of UTF-8, and only whole scalars.
    func cut(to count: Int) -> String {
        guard let end = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(self[..<end])
    }

    /// The bytes at some offsets of the text.
    ///
    /// - Complexity: O(1) for a text that is stored as UTF-8.
    func utf8(_ range: Range<Int>) -> Substring.UTF8View {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return utf8[start..<utf8.index(start, offsetBy: range.count)]
    }

    /// The text at some offsets, which must be scalar boundaries.
    ///
    /// - Complexity: O(*n*) in the length of the result.
    func text(_ range: Range<Int>) -> String {
        String(Substring(utf8(range)))
    }
}
