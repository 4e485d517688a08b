package import Routing

/// Makes texts that the components of patterns accept as segments, conditions in code apart.
package struct SegmentSamples: Sendable {
    /// Texts of many kinds that are tried on every component, the simplest first; at most 64.
    static let common = [
        "x", "7", "x1", "1.5", "true", "f", "a1", "-7", "0", "42", "2024", "123456", "007", "false", "X",
        "some-title", "a.b", "x_y", "a b", "é", "1e5", "18446744073709551616", "9223372036854775808",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427", "2024-01-31", "en-GB", "x.html", "12:30", "a-b", "abc1",
    ]

    private let ignoringCase: Bool

    /// Prepares to make texts.
    ///
    /// - Parameter ignoringCase: Whether ASCII letters fold; if so, literals also appear in capitals.
    package init(ignoringCase: Bool) {
        self.ignoringCase = ignoringCase
    }

    /// Makes texts that a component accepts, the simplest first.
    ///
    /// - Parameter component: The component; one that stands for several segments accepts each text as one of
    ///   its segments.
    /// - Returns: The texts; empty when no text is known.
    package func texts(for component: PatternComponent) -> [String] {
        let texts =
            switch component {
            case .literal(let literal): spellings(of: literal)
            case .anySegment, .anySegments, .rest: Self.common
            case .capture(let capture), .restCapture(let capture): texts(for: capture)
            case .mixed(let pieces): texts(for: pieces).filter { accepts(component, $0) }
            }
        // A reader of URLs resolves dot segments, escaped ones included.
        return texts.filter { $0 != "." && $0 != ".." }
    }

    /// Whether a component accepts a text as a segment.
    package func accepts(_ component: PatternComponent, _ text: String) -> Bool {
        text.withBytes { component.accepts($0, ignoringCase: ignoringCase) }
    }

    /// Makes texts for a capture, which may share a segment; a capture is never empty, even if its expression
    /// matches the empty text.
    private func texts(for capture: Capture) -> [String] {
        let candidates =
            switch capture.constraint {
            case .words(let words)?: words.flatMap(spellings)
            case .expression(let expression)?:
                expression.samples(atMost: CaptureConstraint.longestSearchedText) + Self.common
            case .type?, nil: Self.common
            }
        return candidates.filter { !$0.isEmpty && accepts(.capture(capture), $0) }
    }

    /// Fills the captures of a mixed segment with texts: the simplest text in all but one of them.
    private func texts(for pieces: [SegmentPiece]) -> [String] {
        let choices = pieces.map { piece in
            switch piece {
            case .literal(let literal): [String(decoding: literal.exact, as: UTF8.self)]
            case .capture(let capture): texts(for: capture)
            }
        }
        return Self.variations(of: choices).map { $0.joined() }
    }

    private func spellings(of literal: Literal) -> [String] {
        let spellings =
            ignoringCase && literal.capitals != literal.exact
            ? [literal.exact, literal.capitals] : [literal.exact]
        return spellings.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Chooses one text at each place: the first text everywhere, then another text at each place in turn.
    ///
    /// - Parameters:
    ///   - choices: The texts for each place.
    ///   - limit: The largest number of variations, at least one.
    /// - Returns: The variations; empty when a place has no texts.
    package static func variations(of choices: [[String]], atMost limit: Int = .max) -> [[String]] {
        let simplest = choices.compactMap(\.first)
        guard simplest.count == choices.count else { return [] }
        var variations = [simplest]
        for number in 1..<max(choices.map(\.count).max() ?? 1, 1) {
            for index in choices.indices where number < choices[index].count {
                if variations.count == limit { return variations }
                var texts = simplest
                texts[index] = choices[index][number]
                variations.append(texts)
            }
        }
        return variations
    }
}
