/// Makes components of items: splits them into segments, resolves dot segments, and checks what stands where.
struct PatternAssembler {
    static let mostCaptures = 8

    let text: String
    let bytes: [UInt8]
    /// Whether the first segment is the host of the pattern, out of reach of `..`.
    let startsWithHost: Bool
    /// The components that have no code of their own.
    private(set) var others: [PatternComponent] = []

    init(_ text: String, _ bytes: [UInt8], startsWithHost: Bool) {
        self.text = text
        self.bytes = bytes
        self.startsWithHost = startsWithHost
    }

    /// Makes the alternatives of a pattern.
    ///
    /// - Parameter items: The items of the pattern.
    /// - Returns: The components of the alternatives, with an end behind each. The first is to be tried first:
    ///   most segments, then leftmost group.
    /// - Throws: What stands where it may not.
    mutating func alternatives(of items: [PatternItem]) throws(RoutePatternError) -> [ComponentCode] {
        let hasGroups = items.contains { item in
            if case .group = item { true } else { false }
        }
        guard hasGroups else { return try codes(of: items) }
        var ranked: [(codes: [ComponentCode], rank: Int)] = []
        for choice in PatternAlternative.expand(items) {
            ranked.append((try codes(of: choice.items), choice.rank))
        }
        ranked.sort { left, right in
            let (leftCount, rightCount) = (left.codes.count, right.codes.count)
            return leftCount == rightCount ? left.rank > right.rank : leftCount > rightCount
        }
        return ranked.flatMap { $0.codes }
    }

    /// The codes of the components, with an end behind them.
    private mutating func codes(of items: [PatternItem]) throws(RoutePatternError) -> [ComponentCode] {
        var segments = segments(of: items)
        let host = startsWithHost ? segments.removeFirst() : 0..<0
        try checkHost(items[host])
        segments = DotSegment.resolve(segments) { dotSegment(items[$0]) }
        segments.removeAll { $0.isEmpty }
        if !host.isEmpty { segments.insert(host, at: 0) }
        var codes: [ComponentCode] = []
        codes.reserveCapacity(segments.count + 1)
        for (index, segment) in segments.enumerated() {
            codes.append(try code(for: items[segment], isLast: index == segments.count - 1))
        }
        codes.append(.end)
        return codes
    }

    /// Where the segments are between the slashes, empty ones included.
    private func segments(of items: [PatternItem]) -> [Range<Int>] {
        var segments: [Range<Int>] = []
        segments.reserveCapacity(items.count)
        var start = 0
        for (index, item) in items.enumerated() {
            guard case .slash = item else { continue }
            segments.append(start..<index)
            start = index + 1
        }
        segments.append(start..<items.count)
        return segments
    }

    private mutating func code(
        for segment: ArraySlice<PatternItem>,
        isLast: Bool
    ) throws(RoutePatternError) -> ComponentCode {
        guard segment.count == 1, let item = segment.first else {
            let pieces = try pieces(segment)
            // Text around a group that was left out is a literal like any other.
            guard case .literal(let literal)? = pieces.first, pieces.count == 1 else {
                return keep(.mixed(pieces))
            }
            return keep(.literal(literal))
        }
        switch item {
        case .text(let range, _, isDots: true):
            guard isLast else { throw catchAllNotLast(at: range.lowerBound) }
            return .rest
        case .text(let range, let decoded, isDots: false):
            return decoded.map { keep(.literal(Literal($0))) } ?? .literal(range)
        case .capture(let capture, let number, isRest: true, let offset):
            guard isLast else { throw catchAllNotLast(at: offset) }
            return capture.isPlain ? .restCapture(number) : keep(.restCapture(capture))
        case .capture(let capture, let number, isRest: false, _):
            if capture.isPlain { return .capture(number) }
            if let type = capture.plainType { return .capture(number, type) }
            return keep(.capture(capture))
        case .star: return isLast ? .rest : .anySegment
        case .doubleStar: return .anySegments
        case .slash, .group: preconditionFailure("slashes split segments, and groups are written out")
        }
    }

    private mutating func keep(_ component: PatternComponent) -> ComponentCode {
        others.append(component)
        let isRest = if case .restCapture = component { true } else { false }
        return .other(others.count - 1, isRest: isRest)
    }

    private func catchAllNotLast(at offset: Int) -> RoutePatternError {
        let message = "what takes the rest stands last; write '*' for a segment, '**' for any number"
        return RoutePatternError(.catchAllNotLast, at: offset, in: text, message)
    }

    private func pieces(_ segment: ArraySlice<PatternItem>) throws(RoutePatternError) -> [SegmentPiece] {
        var pieces: [SegmentPiece] = []
        var literal: [UInt8] = []
        var captures = 0
        for item in segment {
            switch item {
            case .text(let range, let decoded, _):
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
            case .capture(_, _, isRest: true, let offset), .star(let offset), .doubleStar(let offset):
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
        guard case .text(let range, _, _)? = host.first, let name = literal(host) else { return }
        guard WebHost.isOneSegment(name.span, 0..<name.count) else {
            let message = "a host that reshapes the path is refused in URLs, so this matches nothing"
            throw RoutePatternError(.invalidHost, at: range.lowerBound, in: text, message)
        }
    }

    /// Whether a segment is a dot segment; a bare `...` is none.
    private func dotSegment(_ segment: ArraySlice<PatternItem>) -> DotSegment? {
        if segment.count == 1, case .text(let range, decoded: nil, _)? = segment.first {
            return DotSegment(bytes.span, range)
        }
        return literal(segment).flatMap { DotSegment($0.span, $0.indices) }
    }

    /// The bytes of a segment that is nothing but text.
    private func literal(_ segment: ArraySlice<PatternItem>) -> [UInt8]? {
        var literal: [UInt8] = []
        for item in segment {
            guard case .text(let range, let decoded, _) = item else { return nil }
            literal += decoded ?? Array(bytes[range])
        }
        return literal
    }
}
