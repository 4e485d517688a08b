/// Bytes to be found in others, ASCII capitals being the same as small letters.
struct BytePattern: Hashable, Sendable {
    let bytes: [UInt8]
    /// For each length of a beginning, the length of the longest shorter one that it ends with.
    private let borders: [Int]

    init(_ bytes: some Sequence<UInt8>) {
        let folded = bytes.map(\.foldedASCII)
        var borders = [0]
        for (index, byte) in folded.enumerated().dropFirst() {
            var border = borders[index - 1]
            while border > 0, folded[border] != byte { border = borders[border - 1] }
            borders.append(folded[border] == byte ? border + 1 : 0)
        }
        self.bytes = folded
        self.borders = borders
    }

    /// Finds the bytes wherever they are.
    ///
    /// - Parameters:
    ///   - text: Where to look.
    ///   - wholeWords: Whether what stands beside them must be no letter, digit or non-ASCII byte.
    /// - Returns: The places, which may overlap.
    /// - Complexity: O(*n*), whatever the bytes are: both may come from a stranger.
    func places(in text: [UInt8], wholeWords: Bool) -> [Range<Int>] {
        guard !bytes.isEmpty else { return [] }
        var places: [Range<Int>] = []
        var matched = 0
        for (index, byte) in text.enumerated() {
            if matched == bytes.count { matched = borders[matched - 1] }
            let folded = byte.foldedASCII
            while matched > 0, bytes[matched] != folded { matched = borders[matched - 1] }
            if bytes[matched] == folded { matched += 1 }
            guard matched == bytes.count else { continue }
            let place = index + 1 - matched..<index + 1
            if !wholeWords || Self.isWord(place, of: text) { places.append(place) }
        }
        return places
    }

    private static func isWord(_ place: Range<Int>, of text: [UInt8]) -> Bool {
        let isFirst = place.lowerBound == 0 || !text[place.lowerBound - 1].isPartOfWord
        return isFirst && (place.upperBound == text.count || !text[place.upperBound].isPartOfWord)
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter or digit, or belongs to a scalar beyond ASCII.
    fileprivate var isPartOfWord: Bool { isASCIILetter || isASCIIDigit || self >= 0x80 }
}
