/// The number of typing mistakes between two texts: a letter inserted, omitted, replaced, or swapped with its
/// neighbour.
package enum EditDistance {
    /// The number of bytes compared in each text, which bounds the cost of an untrusted URL.
    static let longestText = 64

    /// Compares two texts, ignoring the case of ASCII letters.
    ///
    /// - Parameters:
    ///   - wanted: The expected text.
    ///   - seen: The actual text.
    /// - Returns: The distance, or `nil` when it is too large for a typing mistake: more than three, or more
    ///   than a third of the longer text.
    /// - Complexity: O(1), because only the beginnings of the texts are compared.
    package static func slip(_ wanted: some Collection<UInt8>, _ seen: some Collection<UInt8>) -> Int? {
        let limit = min(max(wanted.count, seen.count) / 3, 3)
        guard abs(wanted.count - seen.count) <= limit else { return nil }
        let distance = between(folded(wanted), folded(seen))
        return distance <= limit ? distance : nil
    }

    private static func folded(_ text: some Collection<UInt8>) -> [UInt8] {
        text.prefix(longestText).map(\.foldedASCII)
    }

    /// The optimal string alignment of two texts, row by row.
    private static func between(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var next = [row + 1]
            for (column, otherLetter) in other.enumerated() {
                let isSame = letter == otherLetter
                var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                let isSwapped =
                    row > 0 && column > 0 && letter == other[column - 1] && one[row - 1] == otherLetter
                if isSwapped { cost = min(cost, before[column - 1] + 1) }
                next.append(cost)
            }
            (before, last) = (last, next)
        }
        return last[other.count]
    }
}
