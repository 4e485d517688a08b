/// Segments with texts and captures side by side, such as `:name.:type`.
extension PatternCompiler {
    /// The maximum number of captures in one segment.
    static let mostCaptures = 8

    /// Returns the texts and captures of a segment.
    ///
    /// - Parameter segment: The items of the segment.
    /// - Returns: The pieces; texts without a capture between them form one literal.
    /// - Throws: A ``RoutePatternError`` for a wildcard, or for too many captures.
    func pieces(_ segment: ArraySlice<PatternNode>) throws(RoutePatternError) -> [SegmentPiece] {
        var pieces: [SegmentPiece] = []
        var literal: [UInt8] = []
        var captures = 0
        for item in segment {
            switch item {
            case .text(let range, _, isDots: true):
                let message = "'...' must be the whole last segment; write '%2E' for a dot"
                throw RoutePatternError(.misplacedWildcard, at: range.lowerBound, in: text, message)
            case .text(let range, let decoded, isDots: false):
                literal += decoded ?? Array(bytes[range])
            case .capture(let capture, _, isRest: false, let offset):
                captures += 1
                guard captures <= Self.mostCaptures else {
                    let message = "a segment has \(Self.mostCaptures) captures at most"
                    throw RoutePatternError(.tooManyCaptures, at: offset, in: text, message)
                }
                if !literal.isEmpty { pieces.append(.literal(Literal(literal))) }
                literal = []
                pieces.append(.capture(capture))
            case .capture(_, _, isRest: true, let offset):
                throw RoutePatternError(.misplacedWildcard, at: offset, in: text, PatternParser.remedyOfRest)
            case .star(let offset), .doubleStar(let offset):
                throw misplacedStar(at: offset, isBehindCapture: captures > 0 && literal.isEmpty)
            case .slash, .group:
                preconditionFailure("slashes split segments, and groups are written out")
            }
        }
        if !literal.isEmpty { pieces.append(.literal(Literal(literal))) }
        return pieces
    }

    private func misplacedStar(at offset: Int, isBehindCapture: Bool) -> RoutePatternError {
        let remedy =
            ForeignNotation.advice(onStarAt: offset, in: bytes, isBehindCapture: isBehindCapture)
            ?? "'*' is alone between slashes; write ':_' for text within a segment"
        return RoutePatternError(.misplacedWildcard, at: offset, in: text, "\(remedy); '%2A' is a '*'")
    }
}
