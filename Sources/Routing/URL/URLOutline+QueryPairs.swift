extension URLOutline {
    /// Returns the pairs of the query in order; a name without `=` has an empty value, and empty pairs are skipped.
    ///
    /// - Parameters:
    ///   - string: The text that was read.
    ///   - plusAsSpace: Whether `+` stands for a space.
    /// - Returns: The decoded pairs.
    func query(of string: String, plusAsSpace: Bool) -> ParameterPairs {
        var pairs = ParameterPairs()
        forEachPair(of: string) { name, value in
            pairs.append(
                PercentEncoding.decode(string, value, plusAsSpace: plusAsSpace),
                for: PercentEncoding.decode(string, name, plusAsSpace: plusAsSpace)
            )
        }
        return pairs
    }

    /// Calls a closure with the ranges of each name and value in the query, in order; empty pairs are skipped.
    @inline(__always)
    func forEachPair(of string: String, _ take: (_ name: Range<Int>, _ value: Range<Int>) -> Void) {
        guard let query else { return }
        for pair in string.pieces(of: query, separatedBy: ascii("&")) where !pair.isEmpty {
            let nameLength = string.utf8(pair).prefix { $0 != ascii("=") }.count
            let name = pair.prefix(nameLength)
            take(name, min(name.upperBound + 1, pair.upperBound)..<pair.upperBound)
        }
    }
}
