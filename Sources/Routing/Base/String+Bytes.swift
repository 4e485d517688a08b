/// The UTF-8 of a text, read where it stands.
extension String {
    /// Gives a closure the bytes of the text, copied only if the text is stored in another encoding.
    ///
    /// - Parameters:
    ///   - limit: How many bytes are enough: a text that must be copied is copied up to there.
    ///   - body: Reads the bytes; whatever the limit, it may be given all of them.
    /// - Returns: What the closure returns.
    @inline(__always)
    package func withBytes<Result>(atMost limit: Int = .max, _ body: (Span<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable({ body($0.span) }) { return result }
        return body(bytes(atMost: limit).span)
    }

    /// Copies the bytes; apart, because the compiler retains a text that it sees being copied.
    @inline(never)
    private func bytes(atMost limit: Int) -> [UInt8] {
        Array(utf8.prefix(limit))
    }

    /// The bytes at some offsets of the text.
    ///
    /// - Complexity: O(1) for a text that is stored as UTF-8.
    func utf8(_ range: Range<Int>) -> Substring.UTF8View {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return utf8[start..<utf8.index(start, offsetBy: range.count)]
    }

    /// The text at some offsets, which are those of whole scalars.
    ///
    /// - Complexity: O(length of the text that is given).
    func text(_ range: Range<Int>) -> String {
        String(Substring(utf8(range)))
    }
}
