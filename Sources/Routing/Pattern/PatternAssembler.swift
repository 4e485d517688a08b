/// Makes components of items: splits them into segments, resolves dot segments, and checks what stands where.
struct PatternAssembler {
    static let mostCaptures = 8

    let text: String
    /// Whether the first segment is the host of the pattern, out of reach of `..`.
    let startsWithHost: Bool

    /// Makes the alternatives of a pattern.
    ///
    /// - Parameter items: The items of the pattern.
    /// - Returns: The alternatives, the first to be tried first: most segments, then leftmost group.
    /// - Throws: What stands where it may not.
    func alternatives(of items: [PatternItem]) throws(RoutePatternError) -> [PatternAlternative] {
        var ranked: [(alternative: PatternAlternative, rank: Int)] = []
        for choice in PatternAlternative.expand(items) {
            ranked.append((PatternAlternative(components: try components(of: choice.items)), choice.rank))
        }
        ranked.sort { left, right in
            let (leftCount, rightCount) = (
                left.alternative.components.count, right.alternative.components.count
            )
            return leftCount == rightCount ? left.rank > right.rank : leftCount > rightCount
        }
        return ranked.map(\.alternative)
    }

    private func components(of items: [PatternItem]) throws(RoutePatternError) -> [PatternComponent] {
        var segments = items.split(omittingEmptySubsequences: false) { item in
            if case .slash = item { true } else { false }
        }
        let host = startsWithHost ? segments.removeFirst() : []
        try checkHost(host)
        let path = DotSegment.resolve(segments, text: literalText).filter { !$0.isEmpty }
        let written = host.isEmpty ? path : [host] + path
        var components: [PatternComponent] = []
        for (index, segment) in written.enumerated() {
            components.append(try component(segment, isLast: index == written.count - 1))
        }
        return components
    }

    private func component(
        _ segment: ArraySlice<PatternItem>,
        isLast: Bool
    ) throws(RoutePatternError) -> PatternComponent {
        guard segment.count == 1, let item = segment.first else {
            let pieces = try pieces(segment)
            // Text around a group that was left out is a literal like any other.
            if case .literal(let literal)? = pieces.first, pieces.count == 1 { return .literal(literal) }
            return .mixed(pieces)
        }
        switch item {
        case .text(_, isDots: true, let offset), .capture(_, isRest: true, let offset):
            guard isLast else {
                let message = "what takes the rest stands last; write '*' for a segment, '**' for any number"
                throw RoutePatternError(.catchAllNotLast, at: offset, in: text, message)
            }
            if case .capture(let capture, _, _) = item { return .restCapture(capture) }
            return .rest
        case .text(let bytes, _, _): return .literal(Literal(bytes))
        case .capture(let capture, _, _): return .capture(capture)
        case .star: return isLast ? .rest : .anySegment
        case .doubleStar: return .anySegments
        case .slash, .group: preconditionFailure("slashes split segments, and groups are written out")
        }
    }

    private func pieces(_ segment: ArraySlice<PatternItem>) throws(RoutePatternError) -> [SegmentPiece] {
        var pieces: [SegmentPiece] = []
        var literal: [UInt8] = []
        var captures = 0
        for item in segment {
            switch item {
            case .text(let bytes, _, _):
                literal += bytes
            case .capture(let capture, isRest: false, let offset):
                captures += 1
                guard captures <= Self.mostCaptures else {
                    let message = "a segment has \(Self.mostCaptures) captures at most"
                    throw RoutePatternError(.tooManyCaptures, at: offset, in: text, message)
                }
                if !literal.isEmpty { pieces.append(.literal(Literal(literal))) }
                literal = []
                pieces.append(.capture(capture))
            case .capture(_, isRest: true, let offset), .star(let offset), .doubleStar(let offset):
                let message = "what stands for whole segments is alone between slashes; '%2A' is a '*'"
                throw RoutePatternError(.misplacedWildcard, at: offset, in: text, message)
            case .slash, .group:
                preconditionFailure("slashes split segments, and groups are written out")
            }
        }
        if !literal.isEmpty { pieces.append(.literal(Literal(literal))) }
        return pieces
    }

    private func checkHost(_ host: ArraySlice<PatternItem>) throws(RoutePatternError) {
        guard case .text(_, _, let offset)? = host.first, let name = literalText(host) else { return }
        let bytes = Array(name.utf8)
        guard WebHost.isOneSegment(bytes.span, 0..<bytes.count) else {
            let message = "a host that reshapes the path is refused in URLs, so this matches nothing"
            throw RoutePatternError(.invalidHost, at: offset, in: text, message)
        }
    }

    /// The text of a segment that is nothing but text, which may be a dot segment; a bare `...` is none.
    private func literalText(_ segment: ArraySlice<PatternItem>) -> String? {
        var bytes: [UInt8] = []
        for item in segment {
            guard case .text(let text, _, _) = item else { return nil }
            bytes += text
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
