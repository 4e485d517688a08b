/// Matches the components of a pattern, with each choice of its optional groups, against the segments of a URL.
///
/// Up to the first `**`, each component has one segment. For the components after it, a pass from the end of the URL
/// finds the places from which they match. With these places, a pass from left to right gives every `**` as few
/// segments as possible. Only a condition in code makes this pass backtrack, and only to the last `**`: it can take
/// every segment that an earlier `**` could take.
struct SegmentsMatcher: ~Copyable {
    /// A `**` that the pass from left to right has reached.
    private struct Gap {
        /// The component after it.
        let component: Int
        /// The segment before which it ended last.
        var segment: Int
        /// The number of captures before it.
        let captures: Int
    }

    private let pattern: SegmentedPattern
    private let url: URLOutline
    private let asksPredicates: Bool
    private(set) var answers: MatchMemo
    private var captures: [CaptureRange] = []
    /// The captures of components that have no code of their own, by component and segment: the alternatives of a
    /// pattern share these components.
    private var known = [Int: [CaptureRange]?]()

    init(_ pattern: SegmentedPattern, _ url: URLOutline, caseSensitive: Bool, asksPredicates: Bool) {
        self.pattern = pattern
        self.url = url
        self.asksPredicates = asksPredicates
        self.answers = MatchMemo(pattern, url, caseSensitive: caseSensitive)
    }

    /// Matches the pattern against all segments.
    ///
    /// - Parameters:
    ///   - text: The text of the pattern.
    ///   - bytes: The bytes that the ranges of the segments refer to.
    /// - Returns: The captures from left to right, or `nil` if the pattern does not match.
    /// - Complexity: Each component is tested with each segment once. In addition, for each choice of groups: a step
    ///   for every 64 segments, or O(components × segments) with conditions in code after a `**`.
    mutating func match(_ text: Span<UInt8>, in bytes: Span<UInt8>) -> [CaptureRange]? {
        let mostCaptures = pattern.names.count
        if mostCaptures > 0 { captures.reserveCapacity(mostCaptures) }
        var first = 0
        for _ in 1..<pattern.alternativeCount {
            if matches(from: first, text, bytes) { return captures }
            while pattern.components[first].kind != .end { first += 1 }
            first += 1
        }
        return matches(from: first, text, bytes) ? captures : nil
    }

    /// Returns whether the components of one alternative match all segments, and stores their captures.
    private mutating func matches(from first: Int, _ text: Span<UInt8>, _ bytes: Span<UInt8>) -> Bool {
        let count = url.segments.count
        var component = first
        var segment = 0
        var gap: Gap?
        /// For each component: the places from which it and all components after it match.
        var places: [PositionSet] = []
        var behindFirstGap = 0
        if !captures.isEmpty { captures.removeAll(keepingCapacity: true) }
        while true {
            var earliest = segment
            let code = pattern.components[component]
            switch code.kind {
            case .rest:
                return true
            case .end where segment == count:
                return true
            case .anySegments:
                component += 1
                if gap == nil {
                    places = answers.placesToEnd(pattern.codes(from: component), text, bytes)
                    behindFirstGap = component
                }
                gap = Gap(component: component, segment: segment - 1, captures: captures.count)
            case .restCapture, .otherRest:
                guard let refused = firstRefused(by: code, from: segment, bytes) else { return true }
                // A rest that contains the refused segment does not match either.
                earliest = refused + 1 - (component - (gap?.component ?? 0))
            case .literal, .capture, .typedCapture, .anySegment, .other, .end:
                if segment < count, accepts(code, segment, isKnown: gap != nil, text, bytes) {
                    component += 1
                    segment += 1
                    continue
                }
                earliest = 0
            }
            guard let last = gap else { return false }
            component = last.component
            segment = places[component - behindFirstGap].next(from: max(last.segment + 1, earliest))
            if segment == PositionSet.none { return false }
            gap?.segment = segment
            captures.removeLast(captures.count - last.captures)
        }
    }

    /// Returns whether a component for one segment accepts a segment, and stores its capture.
    ///
    /// - Parameters:
    ///   - code: The component.
    ///   - segment: The segment.
    ///   - isKnown: Whether the component is known to accept the segment, apart from conditions in code.
    ///   - text: The text of the pattern.
    ///   - bytes: The bytes that the ranges of the segments refer to.
    /// - Returns: Whether the component accepts the segment.
    @inline(__always)
    private mutating func accepts(
        _ code: ComponentCode,
        _ segment: Int,
        isKnown: Bool,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> Bool {
        if code.kind == .other {
            let number = code.otherNumber * (url.segments.count + 1) + segment
            let found = known[number] ?? found(by: pattern.others[code.otherNumber], segment, bytes)
            if pattern.alternativeCount > 1 { known[number] = .some(found) }
            captures += found ?? []
            return found != nil
        }
        guard code.kind != .end, isKnown || answers.accepts(code, segment, text, bytes) else { return false }
        if code.kind == .capture || code.kind == .typedCapture {
            captures.append(.segments(pattern.names[code.number], segment..<segment + 1))
        }
        return true
    }

    /// Returns the captures of a component in a segment; `nil` if the component does not accept the segment.
    private func found(
        by component: PatternComponent,
        _ segment: Int,
        _ bytes: Span<UInt8>
    ) -> [CaptureRange]? {
        let ignoringCase = answers.ignoresCase(segment)
        let range = url.segments[segment].range
        let text = bytes.extracting(range)
        switch component {
        case .literal, .anySegment, .anySegments, .rest, .restCapture:
            return component.accepts(text, ignoringCase: ignoringCase) ? [] : nil
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
                asksPredicates: asksPredicates,
                failsClosed: pattern.failsClosed
            )
            return matcher.match()?.map { name, part in
                .part(name, range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
            }
        }
    }

    /// Matches a `:name...`, and stores its capture.
    ///
    /// - Returns: The first segment that it does not accept, or the end of the URL if there is no segment for it; `nil`
    ///   if it matches.
    private mutating func firstRefused(
        by code: ComponentCode,
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
            let ignoringCase = answers.ignoresCase(segment)
            guard capture.accepts(text, ignoringCase: ignoringCase, asking: asksPredicates) else {
                return segment
            }
        }
        if let name = capture.name { captures.append(.segments(name, start..<count)) }
        return nil
    }
}
