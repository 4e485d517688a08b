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
            let captures = parts.filter { part in
                if case .capture = part { true } else { false }
            }
            // A constrained capture beside others takes 256 bytes at most, whatever its constraint.
            let longest = captures.count > 1 ? 256 : Int.max
            return match(parts[...], candidate.text[...], folds: candidate.folds, upTo: longest)
        case .anyNumber, .rest, .capturedRest:
            return nil
        }
    }

    /// Matches the parts of a segment; each capture takes the shortest text that lets the rest match.
    private static func match(
        _ parts: ArraySlice<Part>, _ text: ArraySlice<Unicode.Scalar>, folds: Bool, upTo longest: Int
    ) -> [(name: String, values: [String])]? {
        guard let part = parts.first else { return text.isEmpty ? [] : nil }
        let following = parts.dropFirst()
        switch part {
        case .text(let literal):
            guard isEqual(literal, Array(text.prefix(literal.count)), folds: folds) else { return nil }
            return match(following, text.dropFirst(literal.count), folds: folds, upTo: longest)
        case .capture(let capture):
            for length in 0..<text.count {
                let taken = Array(text.prefix(length + 1))
                if let constraint = capture.constraint {
                    let length = NaiveText.string(taken).utf8.count
                    guard length <= longest, constraint.accepts(taken, folds: folds) else { continue }
                }
                let rest = text.dropFirst(taken.count)
                if let others = match(following, rest, folds: folds, upTo: longest) {
                    return [(capture.name, [NaiveText.string(taken)])] + others
                }
            }
            return nil
        }
    }

    private static func isEqual(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], folds: Bool) -> Bool {
        folds ? NaiveText.folded(one) == NaiveText.folded(other) : one == other
    }
}
