/// How many letters two texts differ by, as people mistype: one too many, one missing, another one, or two
/// swapped.
package enum EditDistance {
    /// As much of a text is looked at, in bytes, so that a stranger's URL stays cheap.
    static let longestText = 64

    /// Compares two texts, ASCII letters in either case.
    ///
    /// - Parameters:
    ///   - wanted: What is expected.
    ///   - seen: What is there.
    /// - Returns: The distance, or `nil` when it is too large for a slip: more than a third of the letters,
    ///   or three.
    /// - Complexity: O(1), as only the beginnings of the texts are compared.
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
