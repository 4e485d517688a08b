/// Compiles the items of a pattern into components.
///
/// The compiler splits the items into segments, resolves dot segments, and checks the position of each item.
struct PatternCompiler: ~Copyable {
    /// The components of some items, for one choice of their optional groups.
    private struct Choice {
        var codes: [ComponentCode] = []
        /// One bit for each group that is taken; the leftmost group has the highest bit.
        var rank = 0
        /// The offset in the text of a catch-all at the end, which no component may follow.
        var catchAll: Int?
    }

    let text: String
    let bytes: [UInt8]
    /// Whether the first segment is the host of the pattern, which `..` cannot remove.
    let startsWithHost: Bool
    /// The components that do not fit in a `ComponentCode`; their codes hold an index into this array.
    private(set) var others: [PatternComponent] = []
    /// The codes of the captures in `others` that are alone in their segments, by the number of the capture.
    ///
    /// Alternatives share these codes.
    private var known = [Int: ComponentCode]()
    /// The total steps of the expressions in `others`; the limit is that of a single expression.
    private var stepsOfExpressions = 0

    init(_ text: String, _ bytes: [UInt8], startsWithHost: Bool) {
        self.text = text
        self.bytes = bytes
        self.startsWithHost = startsWithHost
    }

    /// Makes the alternatives of a pattern.
    ///
    /// - Parameter items: The items of the pattern.
    /// - Returns: The components of the alternatives in the order of trial, with an end after each alternative.
    ///   The alternative with the most segments comes first; of equally long ones, the one with the leftmost
    ///   group.
    /// - Throws: A ``RoutePatternError`` for an item in a position that is not allowed.
    /// - Complexity: O(*n*) in the number of items, plus a copy of their codes for each choice of groups.
    mutating func alternatives(of items: [PatternNode]) throws(RoutePatternError) -> [ComponentCode] {
        var alternatives = [Choice()]
        for (number, stretch) in stretches(of: items).enumerated() {
            var choices: [Choice] = []
            for (items, rank) in PatternAlternative.expand(stretch) {
                choices.append(try choice(of: items, rank, isFirst: number == 0))
            }
            try append(choices, to: &alternatives)
        }
        let inOrder = alternatives.inOrder { -$0.rank }.inOrder { -$0.codes.count }
        return inOrder.flatMap { alternative in
            // At the end of an alternative, `*` matches all remaining segments instead of one.
            let endsWithStar = alternative.codes.last?.kind == .anySegment
            return (endsWithStar ? alternative.codes.dropLast() + [.rest] : alternative.codes[...]) + [.end]
        }
    }

    /// Appends each choice of a stretch to each alternative of the stretches before it.
    private func append(
        _ choices: [Choice],
        to alternatives: inout [Choice]
    ) throws(RoutePatternError) {
        guard choices.count > 1 else {
            for index in alternatives.indices { try append(choices[0], to: &alternatives[index]) }
            return
        }
        var longer: [Choice] = []
        for alternative in alternatives {
            for choice in choices {
                longer.append(alternative)
                try append(choice, to: &longer[longer.count - 1])
            }
        }
        alternatives = longer
    }

    private func append(_ choice: Choice, to alternative: inout Choice) throws(RoutePatternError) {
        if let offset = alternative.catchAll, !choice.codes.isEmpty { throw catchAllNotLast(at: offset) }
        alternative.codes += choice.codes
        alternative.rank |= choice.rank
        alternative.catchAll = choice.catchAll ?? alternative.catchAll
    }

    /// Splits the items of a pattern with groups at the slashes outside the groups.
    ///
    /// The segments between two such slashes depend only on the groups between them. A `..` affects earlier
    /// segments too, so a pattern that may contain one stays whole.
    private func stretches(of items: [PatternNode]) -> [[PatternNode]] {
        guard items.contains(where: \.isGroup), !mayHoldDotSegments(items) else { return [items] }
        return items.split(omittingEmptySubsequences: false, whereSeparator: \.isSlash).map(Array.init)
    }

    private func mayHoldDotSegments(_ items: [PatternNode]) -> Bool {
        items.contains { item in
            switch item {
            case .text(let range, let decoded, _):
                (decoded ?? Array(bytes[range])).allSatisfy { $0 == ascii(".") }
            case .group(let inner, _): mayHoldDotSegments(inner)
            case .slash, .capture, .star, .doubleStar: false
            }
        }
    }

    /// Makes the components of a stretch for one choice of its groups.
    private mutating func choice(
        of items: [PatternNode],
        _ rank: Int,
        isFirst: Bool
    ) throws(RoutePatternError) -> Choice {
        var segments = segments(of: items)
        let host = isFirst && startsWithHost ? segments.removeFirst() : 0..<0
        try checkHost(items[host])
        let resolved = DotSegment.resolve(segments) { dotSegment(items[$0]) }
        if resolved.count < segments.count { try checkLost(segments, resolved, items) }
        segments = resolved.filter { !$0.isEmpty }
        if !host.isEmpty { segments.insert(host, at: 0) }
        var choice = Choice(rank: rank)
        choice.codes.reserveCapacity(segments.count + 1)
        for segment in segments {
            if let offset = choice.catchAll { throw catchAllNotLast(at: offset) }
            choice.codes.append(try code(for: items[segment]))
            choice.catchAll = items[segment].first?.offsetOfCatchAll
        }
        return choice
    }

    /// The ranges of items between the slashes, including empty ranges.
    private func segments(of items: [PatternNode]) -> [Range<Int>] {
        var segments: [Range<Int>] = []
        segments.reserveCapacity(items.count)
        var start = 0
        for (index, item) in items.enumerated() where item.isSlash {
            segments.append(start..<index)
            start = index + 1
        }
        segments.append(start..<items.count)
        return segments
    }

    private mutating func code(
        for segment: ArraySlice<PatternNode>
    ) throws(RoutePatternError) -> ComponentCode {
        guard segment.count == 1, let item = segment.first else {
            let pieces = try pieces(segment)
            // The texts on both sides of an omitted group form one literal.
            guard case .literal(let literal)? = pieces.first, pieces.count == 1 else {
                return try keep(.mixed(pieces), segment)
            }
            return try keep(.literal(literal), segment)
        }
        switch item {
        case .text(_, _, isDots: true): return .rest
        case .text(let range, let decoded, isDots: false):
            guard let decoded else { return .literal(range) }
            return try keep(.literal(Literal(decoded)), segment)
        case .capture(let capture, let number, isRest: true, _):
            return capture.isPlain ? .restCapture(number) : try keep(.restCapture(capture), segment, number)
        case .capture(let capture, let number, isRest: false, _):
            if capture.isPlain { return .capture(number) }
            if let type = capture.plainType { return .capture(number, type) }
            return try keep(.capture(capture), segment, number)
        case .star: return .anySegment
        case .doubleStar: return .anySegments
        case .slash, .group: preconditionFailure("slashes split segments, and groups are written out")
        }
    }

    /// Stores a component in `others` and returns its code.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - segment: The items of its segment.
    ///   - number: The number of the capture, if the component is a capture.
    /// - Returns: The code of the component.
    /// - Throws: ``RoutePatternError/Code/unsafeRegularExpression`` if the expressions of the pattern take too
    ///   many steps in total.
    private mutating func keep(
        _ component: PatternComponent,
        _ segment: ArraySlice<PatternNode>,
        _ number: Int? = nil
    ) throws(RoutePatternError) -> ComponentCode {
        if let number, let code = known[number] { return code }
        stepsOfExpressions += component.captures.reduce(0) { $0 + ($1.constraint?.stepsOfExpression ?? 0) }
        guard stepsOfExpressions <= RegularExpressionCompiler.longestProgram else {
            let longest = RegularExpressionCompiler.longestProgram
            let message =
                "the expressions up to here take over \(longest) steps, for all choices of groups in a segment;"
                + " shorten their counts"
            let offset = segment.compactMap(\.offsetOfWildcard).first ?? 0
            throw RoutePatternError(.unsafeRegularExpression, at: offset, in: text, message)
        }
        others.append(component)
        let isRest = if case .restCapture = component { true } else { false }
        let code = ComponentCode.other(others.count - 1, isRest: isRest)
        if let number { known[number] = code }
        return code
    }

    private func catchAllNotLast(at offset: Int) -> RoutePatternError {
        let message = "a catch-all must be last; write '*' for a segment, '**' for any number"
        return RoutePatternError(.catchAllNotLast, at: offset, in: text, message)
    }

    private func checkHost(_ host: ArraySlice<PatternNode>) throws(RoutePatternError) {
        guard case .text(let range, _, _)? = host.first, let name = literal(host) else { return }
        guard WebHostAndPort.isOneSegment(name.span, 0..<name.count) else {
            let message = "a host that reshapes the path is refused in URLs, so this matches nothing"
            throw RoutePatternError(.invalidHost, at: range.lowerBound, in: text, message)
        }
    }

    /// Throws if a `..` removes a capture or a wildcard, which then could neither match nor capture.
    private func checkLost(
        _ segments: [Range<Int>],
        _ resolved: [Range<Int>],
        _ items: [PatternNode]
    ) throws(RoutePatternError) {
        let kept = Set(resolved.map(\.lowerBound))
        for segment in segments where !kept.contains(segment.lowerBound) {
            guard let offset = items[segment].compactMap(\.offsetOfWildcard).first else { continue }
            let message = "a '..' behind it takes this away again; leave both out"
            throw RoutePatternError(.strayCharacter, at: offset, in: text, message)
        }
    }

    /// The segment as a dot segment, or `nil` if it is not one; a bare `...` is not one.
    private func dotSegment(_ segment: ArraySlice<PatternNode>) -> DotSegment? {
        if segment.count == 1, case .text(let range, decoded: nil, _)? = segment.first {
            return DotSegment(bytes.span, range)
        }
        return literal(segment).flatMap { DotSegment($0.span, $0.indices) }
    }

    /// The decoded bytes of a segment that is literal text only; `nil` for any other segment.
    private func literal(_ segment: ArraySlice<PatternNode>) -> [UInt8]? {
        var literal: [UInt8] = []
        for item in segment {
            guard case .text(let range, let decoded, _) = item else { return nil }
            literal += decoded ?? Array(bytes[range])
        }
        return literal
    }
}
