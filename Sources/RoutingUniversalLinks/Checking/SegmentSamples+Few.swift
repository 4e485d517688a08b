internal import RoutingDiagnostics

extension SegmentSamples {
    /// The largest number of variations, more than a handwritten pattern needs.
    private static let mostVariations = 64
    /// The largest number of texts in all variations of one pattern.
    private static let mostTexts = 65_536

    /// Chooses one text at each place as ``variations(of:atMost:)`` does; then the *n*th text, or the last
    /// one, at every place at once.
    ///
    /// The number is limited, because files and tables may come from outside and hold patterns of any length.
    ///
    /// - Parameters:
    ///   - choices: The texts for each place.
    ///   - count: The number of lists that share the limits; each list has at least one variation.
    /// - Returns: The variations; empty when a place has no texts.
    static func fewVariations(of choices: [[String]], sharedBy count: Int = 1) -> [[String]] {
        let limit = max(1, min(mostVariations, mostTexts / max(1, choices.count)) / count)
        var variations = variations(of: choices, atMost: limit)
        guard !variations.isEmpty else { return [] }
        for number in 1..<max(2, choices.map(\.count).max() ?? 0) where variations.count < limit {
            variations.append(choices.map { $0[min(number, $0.count - 1)] })
        }
        return variations
    }
}
