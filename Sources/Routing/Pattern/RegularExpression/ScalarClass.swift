/// A set of Unicode scalars, such as `[a-z_]` or `\D`.
///
/// Nearly all of a URL is ASCII: for those scalars membership is one bit of a table, made beforehand for each
/// way to treat case. The others are looked up in sorted ranges.
struct ScalarClass: Sendable {
    /// Ranges of scalars; in any order, and they may overlap, until they are made a class.
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
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}
