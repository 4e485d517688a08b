/// The number of typing mistakes between two texts: a letter inserted, omitted, replaced, or swapped with its
/// neighbour.
package enum EditDistance {
    /// The longest text that is compared, in bytes, which bounds the cost of an untrusted URL.
    static let longestText = 64

    /// Compares two texts, ignoring the case of ASCII letters.
    ///
    /// - Parameters:
    ///   - wanted: The expected text.
    ///   - seen: The actual text.
    /// - Returns: The distance, or `nil` when it is too large for a typing mistake: more than three, or more
    ///   than a third of the longer text. Texts of more than 64 bytes are not compared.
    /// - Complexity: O(1).
    package static func slip(_ wanted: some Collection<UInt8>, _ seen: some Collection<UInt8>) -> Int? {
        let longest = max(wanted.count, seen.count)
        let limit = min(longest / 3, 3)
        guard longest <= longestText, abs(wanted.count - seen.count) <= limit else { return nil }
        let distance = between(wanted.map(\.foldedASCII), seen.map(\.foldedASCII))
        return distance <= limit ? distance : nil
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
