/// Puts marks over parts of a text.
struct TextMask {
    private var ranges: [Range<Int>] = []

    /// Hides what stands at a place, in UTF-8 bytes.
    mutating func hide(_ range: Range<Int>) {
        ranges.append(range)
    }

    /// The text with one mark for each part that is hidden; parts that overlap are one.
    ///
    /// - Complexity: O(*n* + *m* log *m*) in the length of the text and the number of parts.
    func applied(to text: String) -> String {
        if ranges.isEmpty { return text }
        let bytes = Array(text.utf8)
        var shown: [UInt8] = []
        var start = 0
        var hidden = -1..<(-1)
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound <= hidden.upperBound {
                hidden = hidden.lowerBound..<max(hidden.upperBound, range.upperBound)
            } else {
                if hidden.lowerBound >= 0 { cover(hidden, of: bytes, &start, &shown) }
                hidden = range
            }
        }
        cover(hidden, of: bytes, &start, &shown)
        shown += bytes[start...]
        return String(decoding: shown, as: UTF8.self)
    }

    private func cover(_ range: Range<Int>, of bytes: [UInt8], _ start: inout Int, _ shown: inout [UInt8]) {
        shown += bytes[start..<range.lowerBound]
        shown += Array(Redaction.mark.utf8)
        start = range.upperBound
    }
}
