extension NaivePattern {
    /// A segment of the URL, and whether literals compare with it regardless of case.
    private struct Candidate {
        let text: [Unicode.Scalar]
        let folds: Bool
    }

    /// Matches a whole URL and gives the captures from left to right, or `nil` when there is no match.
    func match(_ url: NaiveURL, caseSensitive: Bool = false) -> [(name: String, values: [String])]? {
        if let scheme, scheme != url.scheme { return nil }
        if let host {
            guard let urlHost = url.host, host.matches(urlHost) else { return nil }
        }
        let candidates = url.segments.enumerated().map { index, segment in
            let wasHost = index == 0 && url.hostIsFirstSegment
            return Candidate(text: Array(segment.unicodeScalars), folds: wasHost || !caseSensitive)
        }
        for alternative in alternatives {
            if let captures = NaivePattern.match(alternative[...], candidates[...]) {
                return captures.filter { $0.name != "_" }
            }
        }
        return nil
    }

    private static func match(
        _ pattern: ArraySlice<Segment>, _ candidates: ArraySlice<Candidate>
    ) -> [(name: String, values: [String])]? {
        guard let segment = pattern.first else { return candidates.isEmpty ? [] : nil }
        let following = pattern.dropFirst()
        switch segment {
        case .rest:
            return []
        case .capturedRest(let capture):
            guard !candidates.isEmpty,
                candidates.allSatisfy({ capture.constraint?.accepts($0.text, folds: $0.folds) ?? true })
            else { return nil }
            return [(capture.name, candidates.map { NaiveText.string($0.text) })]
        case .anyNumber:
            for count in 0...candidates.count {
                if let found = match(following, candidates.dropFirst(count)) { return found }
            }
            return nil
        case .anyOne, .literal, .parts:
            guard let candidate = candidates.first, let found = match(segment, candidate),
                let others = match(following, candidates.dropFirst())
            else { return nil }
            return found + others
        }
    }

    /// Matches a component that takes exactly one segment.
    private static func match(
        _ segment: Segment, _ candidate: Candidate
    ) -> [(name: String, values: [String])]? {
        switch segment {
        case .anyOne:
            return []
        case .literal(let text):
            return isEqual(text, candidate.text, folds: candidate.folds) ? [] : nil
        case .parts(let parts):
            let captures = match(parts[...], candidate.text[...], folds: candidate.folds)
            // The shortest texts count, and no expression is tried on more than 256 bytes of them.
            let isTooLong = captures?.contains { $0.isExpression && $0.text.utf8.count > 256 } ?? false
            return isTooLong ? nil : captures?.map { ($0.name, [$0.text]) }
        case .anyNumber, .rest, .capturedRest:
            return nil
        }
    }

    /// A capture in a segment that it shares.
    private typealias Piece = (name: String, text: String, isExpression: Bool)

    /// Matches the parts of a segment; each capture takes the shortest text that lets the rest match.
    private static func match(
        _ parts: ArraySlice<Part>, _ text: ArraySlice<Unicode.Scalar>, folds: Bool
    ) -> [Piece]? {
        guard let part = parts.first else { return text.isEmpty ? [] : nil }
        let following = parts.dropFirst()
        switch part {
        case .text(let literal):
            guard isEqual(literal, Array(text.prefix(literal.count)), folds: folds) else { return nil }
            return match(following, text.dropFirst(literal.count), folds: folds)
        case .capture(let capture):
            for length in 0..<text.count {
                let taken = Array(text.prefix(length + 1))
                if let constraint = capture.constraint, !constraint.accepts(taken, folds: folds, of: .max) {
                    continue
                }
                if let others = match(following, text.dropFirst(taken.count), folds: folds) {
                    let isExpression = if case .expression? = capture.constraint { true } else { false }
                    return [(capture.name, NaiveText.string(taken), isExpression)] + others
                }
            }
            return nil
        }
    }

    private static func isEqual(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], folds: Bool) -> Bool {
        folds ? NaiveText.folded(one) == NaiveText.folded(other) : one == other
    }
}
