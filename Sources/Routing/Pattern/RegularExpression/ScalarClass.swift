/// A set of Unicode scalars, such as `[a-z_]` or `\D`.
///
/// Most scalars of a URL are ASCII. Their membership is one bit in a table, with one precomputed table for each
/// treatment of case. Other scalars are looked up in sorted ranges.
struct ScalarClass: Sendable {
    /// Ranges of scalars, in any order and possibly overlapping; the initializer of the class sorts them.
    typealias Ranges = [ClosedRange<Unicode.Scalar>]

    /// Sorted and disjoint.
    private let ranges: Ranges
    private let isNegated: Bool
    private let ascii: ASCIITable
    private let caseFoldedASCII: ASCIITable

    /// Creates the class of the scalars in some ranges or, if negated, of all others.
    ///
    /// Case is folded before negation: while case is ignored, `[^k]` excludes `K` too.
    init(_ ranges: Ranges, isNegated: Bool = false) {
        let ranges = Self.sortedAndDisjoint(ranges)
        let table = ASCIITable(ranges)
        self.ranges = ranges
        self.isNegated = isNegated
        self.ascii = isNegated ? table.inverted : table
        self.caseFoldedASCII = isNegated ? table.caseFolded.inverted : table.caseFolded
    }

    /// Tells whether a scalar belongs to the class; only ASCII letters have a case to ignore.
    ///
    /// - Complexity: O(1) for ASCII, O(log *k*) for others in a class of *k* ranges.
    func contains(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> Bool {
        guard !scalar.isASCII else {
            return (ignoringCase ? caseFoldedASCII : ascii).contains(scalar)
        }
        return isInRanges(scalar) != isNegated
    }

    private func isInRanges(_ scalar: Unicode.Scalar) -> Bool {
        var candidates = ranges[...]
        while !candidates.isEmpty {
            let middle = candidates.startIndex + candidates.count / 2
            if scalar < ranges[middle].lowerBound {
                candidates = candidates[..<middle]
            } else if scalar > ranges[middle].upperBound {
                candidates = candidates[(middle + 1)...]
            } else {
                return true
            }
        }
        return false
    }

    private static func sortedAndDisjoint(_ ranges: Ranges) -> Ranges {
        var result: Ranges = []
        for range in ranges.inOrder(of: { Int($0.lowerBound.value) }) {
            if let last = result.last, range.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}

extension ScalarClass {
    /// `.`: any scalar but a line feed.
    static let dot = ScalarClass(["\n"..."\n"], isNegated: true)

    /// Returns the ranges of `\d`, `\w`, `\s` and their capitals, all with their ASCII meaning.
    ///
    /// - Parameter letter: The letter after the backslash.
    /// - Returns: The ranges, or `nil` if the letter names no class.
    static func ranges(named letter: Unicode.Scalar) -> Ranges? {
        switch letter {
        case "d": ["0"..."9"]
        case "D": ["\u{0}"..."/", ":"..."\u{10FFFF}"]
        case "w": ["0"..."9", "A"..."Z", "_"..."_", "a"..."z"]
        case "W": ["\u{0}"..."/", ":"..."@", "["..."^", "`"..."`", "{"..."\u{10FFFF}"]
        case "s": ["\u{9}"..."\u{D}", " "..." "]
        case "S": ["\u{0}"..."\u{8}", "\u{E}"..."\u{1F}", "!"..."\u{10FFFF}"]
        default: nil
        }
    }
}

extension ScalarClass {
    /// A set of ASCII scalars, one bit each.
    struct ASCIITable: Sendable {
        /// The scalars up to `?`.
        private var low: UInt64 = 0
        /// The scalars from `@` on, which include all letters.
        private var high: UInt64 = 0

        /// Creates the set of the ASCII scalars in some ranges.
        init(_ ranges: Ranges) {
            for range in ranges where range.lowerBound.isASCII {
                for value in range.lowerBound.value...min(range.upperBound.value, 127) {
                    insert(value)
                }
            }
        }

        /// Tells whether an ASCII scalar is in the set.
        func contains(_ scalar: Unicode.Scalar) -> Bool {
            let word = scalar.value < 64 ? low : high
            return word >> UInt64(scalar.value & 63) & 1 == 1
        }

        /// All other ASCII scalars.
        var inverted: Self {
            var result = self
            result.low = ~low
            result.high = ~high
            return result
        }

        /// The set with both cases of each letter that it contains in either case.
        var caseFolded: Self {
            // In `high`, `A`…`Z` are bits 1…26, and `a`…`z` are 32 bits higher.
            let capitals: UInt64 = 0x07FF_FFFE
            var result = self
            result.high |= (high & capitals) << 32 | (high >> 32) & capitals
            return result
        }

        private mutating func insert(_ value: UInt32) {
            let bit: UInt64 = 1 << UInt64(value & 63)
            if value < 64 {
                low |= bit
            } else {
                high |= bit
            }
        }
    }
}
