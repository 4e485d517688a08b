/// An IPv6 address of eight hexadecimal pieces, in which `::` may replace one run of zeros.
///
/// The form with an IPv4 address at its end is not accepted, because browsers rewrite it.
struct IPv6Address {
    private var pieces = SIMD8<UInt16>()
    /// The range of pieces that `::` replaces; empty if the text has no `::`.
    private var compressed = 0..<0

    /// Reads an address whose pieces are written in their shortest form.
    init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let text = bytes.extracting(range)
        var index = 0
        var count = 0
        var head: Int?
        if text.count >= 2, text[0] == ascii(":"), text[1] == ascii(":") {
            head = 0
            index = 2
        }
        while index < text.count {
            guard count < 8, let piece = Self.readPiece(text, &index) else { return nil }
            pieces[count] = piece
            count += 1
            guard index < text.count else { break }
            // A piece is followed by a colon and another piece, or by two colons and possibly the end.
            index += 1
            guard index < text.count else { return nil }
            guard text[index] == ascii(":") else { continue }
            guard head == nil else { return nil }
            head = count
            index += 1
        }
        guard let head else {
            guard count == 8 else { return nil }
            return
        }
        guard count < 8 else { return nil }
        compressed = head..<head + 8 - count
        for index in stride(from: count - 1, through: head, by: -1) {
            pieces[index + compressed.count] = pieces[index]
            pieces[index] = 0
        }
    }

    /// Whether the text was canonical (RFC 5952, section 4), ignoring case.
    ///
    /// The canonical text compresses only the longest run of at least two zero pieces; of equal runs, the first.
    var isCanonical: Bool {
        let run = longestZeroRun
        return compressed == (run.count > 1 ? run : 0..<0)
    }

    private var longestZeroRun: Range<Int> {
        var longest = 0..<0
        var start = 0
        for index in pieces.indices {
            if pieces[index] != 0 { start = index + 1 }
            if index + 1 - start > longest.count { longest = start..<index + 1 }
        }
        return longest
    }

    /// Reads one to four digits without a leading zero, up to a colon or the end.
    private static func readPiece(_ text: Span<UInt8>, _ index: inout Int) -> UInt16? {
        let start = index
        var piece: UInt16 = 0
        while index < text.count, text[index] != ascii(":") {
            guard index - start < 4, let digit = text[index].hexValue else { return nil }
            piece = piece << 4 | UInt16(digit)
            index += 1
        }
        let hasLeadingZero = index - start > 1 && text[start] == ascii("0")
        return index > start && !hasLeadingZero ? piece : nil
    }
}
