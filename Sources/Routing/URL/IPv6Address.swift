/// An IPv6 address, read from its text and written in its canonical one (RFC 5952, section 4).
struct IPv6Address {
    private let pieces: [UInt16]

    /// Reads an address of eight pieces in hexadecimal, one run of zeros possibly compressed to `::`.
    ///
    /// The form with an IPv4 address at its end is not read, because browsers rewrite it.
    init?(_ text: String) {
        let halves = Self.halves(of: text)
        guard halves.count <= 2 else { return nil }
        let read = halves.map(Self.pieces)
        guard let head = read[0] else { return nil }
        guard read.count == 2 else {
            guard head.count == 8 else { return nil }
            pieces = head
            return
        }
        guard let tail = read[1], head.count + tail.count < 8 else { return nil }
        pieces = head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
    }

    /// The text with the first longest run of at least two zero pieces compressed.
    var canonicalText: String {
        let run = longestZeroRun
        let texts = pieces.map { String($0, radix: 16) }
        guard run.count > 1 else { return texts.joined(separator: ":") }
        return texts[..<run.lowerBound].joined(separator: ":") + "::"
            + texts[run.upperBound...].joined(separator: ":")
    }

    private var longestZeroRun: Range<Int> {
        var longest = 0..<0
        var start = 0
        for (index, piece) in pieces.enumerated() {
            if piece != 0 { start = index + 1 }
            if index + 1 - start > longest.count { longest = start..<index + 1 }
        }
        return longest
    }

    /// The text before and after each `::`.
    private static func halves(of text: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(text.utf8)
        var halves: [ArraySlice<UInt8>] = []
        var start = 0
        var index = 0
        while index + 1 < bytes.count {
            if bytes[index] == ascii(":") && bytes[index + 1] == ascii(":") {
                halves.append(bytes[start..<index])
                start = index + 2
                index += 1
            }
            index += 1
        }
        halves.append(bytes[start...])
        return halves
    }

    private static func pieces(_ half: ArraySlice<UInt8>) -> [UInt16]? {
        if half.isEmpty { return [] }
        var pieces: [UInt16] = []
        for piece in half.split(separator: ascii(":"), omittingEmptySubsequences: false) {
            guard (1...4).contains(piece.count), piece.allSatisfy(\.isASCIIHexDigit) else { return nil }
            pieces.append(piece.reduce(0) { $0 << 4 | UInt16($1.hexValue ?? 0) })
        }
        return pieces
    }
}
