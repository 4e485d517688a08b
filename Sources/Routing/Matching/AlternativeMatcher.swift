/// Matches the components of a pattern, its optional groups written out, against the segments of a URL.
///
/// A component looks at its own segment only. Hence a part of the pattern that matched between two `**` at its
/// first place need never be moved: whatever a later place leaves to the rest, the next `**` can take as well.
/// Going back to the last `**` is enough, and gives every `**` the fewest segments that it can have.
struct AlternativeMatcher {
    let url: URLOutline
    let caseSensitive: Bool
    let asksPredicates: Bool
    private var captures: [CaptureRange] = []
    /// What components without a code of their own capture of segments, by both numbers, once it is known: the
    /// alternatives of a pattern have them in common.
    private var known: [Int: [CaptureRange]?] = [:]
    /// The last `**`: the component behind it, the segment to go on with, and how many captures came before.
    private var lastGap: (component: Int, segment: Int, captures: Int)?

    init(_ url: URLOutline, caseSensitive: Bool, asksPredicates: Bool) {
        self.url = url
        self.caseSensitive = caseSensitive
        self.asksPredicates = asksPredicates
    }

    /// Matches a pattern against all segments.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - text: Its text.
    ///   - bytes: What the segments stand in.
    /// - Returns: The captures from left to right, or `nil` when there is no match.
    /// - Complexity: O(components × segments), for each choice of the optional groups of the pattern.
    mutating func match(
        _ pattern: SegmentedPattern,
        _ text: Span<UInt8>,
        in bytes: Span<UInt8>
    ) -> [CaptureRange]? {
        let mostCaptures = pattern.names.count
        if mostCaptures > 0 { captures.reserveCapacity(mostCaptures) }
        var first = 0
        for _ in 1..<pattern.alternativeCount {
            if matches(pattern, from: first, text, bytes) { return captures }
            while pattern.components[first].kind != .end { first += 1 }
            first += 1
        }
        return matches(pattern, from: first, text, bytes) ? captures : nil
    }

    /// Whether the components of one alternative match all segments; keeps what they capture.
    private mutating func matches(
        _ pattern: SegmentedPattern,
        from first: Int,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> Bool {
        let count = url.segments.count
        var component = first
        var segment = 0
        if !captures.isEmpty { captures.removeAll(keepingCapacity: true) }
        lastGap = nil
        while true {
            var retryFrom = 0
            let code = pattern.components[component]
            switch code.kind {
            case .rest:
                return true
            case .end where segment == count:
                return true
            case .anySegments:
                component += 1
                lastGap = (component, segment, captures.count)
                continue
            case .restCapture, .otherRest:
                let refused = firstRefused(by: code, of: pattern, from: segment, bytes)
                guard let refused else { return true }
                // No rest that begins before the refused segment can do better.
                retryFrom = refused + 1 - (component - (lastGap?.component ?? 0))
            case _ where segment < count && accepts(code, of: pattern, segment, text, bytes):
                component += 1
                segment += 1
                continue
            default:
                break
            }
            guard let gap = lastGap, max(gap.segment + 1, retryFrom) <= count else { return false }
            lastGap?.segment = max(gap.segment + 1, retryFrom)
            captures.removeLast(captures.count - gap.captures)
            component = gap.component
            segment = max(gap.segment + 1, retryFrom)
        }
    }

    /// Whether a component that stands for one segment accepts this one; keeps what it captures.
    @inline(__always)
    private mutating func accepts(
        _ code: ComponentCode,
        of pattern: SegmentedPattern,
        _ segment: Int,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> Bool {
        switch code.kind {
        case .literal:
            let literal = text.extracting(code.range)
            let segmentText = bytes.extracting(url.segments[segment].range)
            return segmentText.equals(literal, ignoringCase: ignoresCase(segment))
        case .anySegment:
            return true
        case .capture:
            captures.append(.segments(pattern.names[code.number], segment..<segment + 1))
            return true
        case .typedCapture:
            guard code.type.accepts(bytes.extracting(url.segments[segment].range)) else { return false }
            captures.append(.segments(pattern.names[code.number], segment..<segment + 1))
            return true
        case .other:
            let number = code.otherNumber * (url.segments.count + 1) + segment
            let found = known[number] ?? found(by: pattern.others[code.otherNumber], segment, bytes)
            if pattern.alternativeCount > 1 { known[number] = .some(found) }
            captures += found ?? []
            return found != nil
        case .end, .anySegments, .rest, .restCapture, .otherRest:
            return false
        }
    }

    /// What a component captures of a segment, or `nil` if it does not accept it.
    private func found(
        by component: PatternComponent,
        _ segment: Int,
        _ bytes: Span<UInt8>
    ) -> [CaptureRange]? {
        let ignoringCase = ignoresCase(segment)
        let range = url.segments[segment].range
        let text = bytes.extracting(range)
        switch component {
        case .literal(let literal):
            return literal.equals(text, ignoringCase: ignoringCase) ? [] : nil
        case .capture(let capture):
            guard capture.accepts(text, ignoringCase: ignoringCase, asking: asksPredicates) else {
                return nil
            }
            return capture.name.map { [.segments($0, segment..<segment + 1)] } ?? []
        case .mixed(let pieces):
            var matcher = MixedSegmentMatcher(
                pieces,
                [UInt8](copying: text),
                ignoringCase: ignoringCase,
                asksPredicates: asksPredicates
            )
            return matcher.match()?.map { name, part in
                .part(name, range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
            }
        case .anySegment, .anySegments, .rest, .restCapture:
            preconditionFailure("what has a code of its own is not kept apart")
        }
    }

    /// The first segment that a `:name...` refuses, the end of the URL if it is left without any, or `nil`;
    /// keeps what it captures.
    private mutating func firstRefused(
        by code: ComponentCode,
        of pattern: SegmentedPattern,
        from start: Int,
        _ bytes: Span<UInt8>
    ) -> Int? {
        let count = url.segments.count
        guard start < count else { return count }
        guard code.kind == .otherRest, case .restCapture(let capture) = pattern.others[code.otherNumber]
        else {
            captures.append(.segments(pattern.names[code.number], start..<count))
            return nil
        }
        for segment in start..<count {
            let text = bytes.extracting(url.segments[segment].range)
            guard capture.accepts(text, ignoringCase: ignoresCase(segment), asking: asksPredicates) else {
                return segment
            }
        }
        if let name = capture.name { captures.append(.segments(name, start..<count)) }
        return nil
    }

    /// Hosts fold whatever the router says, also where they are a segment.
    private func ignoresCase(_ segment: Int) -> Bool {
        !caseSensitive || (segment == 0 && url.startsWithHost)
    }
}

extension Capture {
    /// Whether the capture accepts a text, conditions in code included if they are asked.
    func accepts(_ text: Span<UInt8>, ignoringCase: Bool, asking: Bool) -> Bool {
        if let constraint, !constraint.accepts(text, ignoringCase: ignoringCase) { return false }
        if asking, let predicate { return predicate.accepts(String(copying: text)) }
        return true
    }
}
