/// Matches the components of a pattern, its optional groups written out, against the segments of a URL.
///
/// A component looks at its own segment only. Hence a part of the pattern that matched between two `**` at its
/// first place need never be moved: whatever a later place leaves to the rest, the next `**` can take as well.
/// Going back to the last `**` is enough, and gives every `**` the fewest segments that it can have.
struct AlternativeMatcher {
    let subject: MatchSubject
    let caseSensitive: Bool
    var asksPredicates = true
    private var captures = Parameters()
    /// The last `**`: the component behind it, the segment to go on with, and the captures before it.
    private var lastGap: (component: Int, segment: Int, captures: Parameters)?

    init(subject: MatchSubject, caseSensitive: Bool) {
        self.subject = subject
        self.caseSensitive = caseSensitive
    }

    /// Matches all components against all segments.
    ///
    /// - Returns: The captures from left to right, or `nil` when there is no match.
    /// - Complexity: O(components × segments).
    mutating func match(_ components: [PatternComponent]) -> Parameters? {
        let count = subject.segments.count
        var component = 0
        var segment = 0
        while true {
            var retryFrom = 0
            if component == components.count {
                if segment == count { return captures }
            } else {
                switch components[component] {
                case .rest:
                    return captures
                case .anySegments:
                    component += 1
                    lastGap = (component, segment, captures)
                    continue
                case .restCapture(let capture):
                    guard let refused = firstRefused(by: capture, from: segment) else { return captures }
                    // No rest that begins before the refused segment can do better.
                    retryFrom = refused + 1 - (component - (lastGap?.component ?? 0))
                case let single where segment < count && accepts(single, segment):
                    component += 1
                    segment += 1
                    continue
                default:
                    break
                }
            }
            guard let gap = lastGap, max(gap.segment + 1, retryFrom) <= count else { return nil }
            lastGap?.segment = max(gap.segment + 1, retryFrom)
            captures = gap.captures
            component = gap.component
            segment = max(gap.segment + 1, retryFrom)
        }
    }

    /// Whether a component that stands for one segment accepts this one; keeps what it captures.
    private mutating func accepts(_ component: PatternComponent, _ segment: Int) -> Bool {
        let ignoringCase = ignoresCase(segment)
        let bytes = subject.segments[segment]
        switch component {
        case .literal(let literal):
            return literal.equals(bytes[...], ignoringCase: ignoringCase)
        case .anySegment:
            return true
        case .capture(let capture):
            guard capture.accepts(bytes[...], ignoringCase: ignoringCase, asking: asksPredicates) else {
                return false
            }
            if let name = capture.name { captures.append(subject.url.segment(at: segment), for: name) }
            return true
        case .mixed(let pieces):
            var matcher = MixedSegmentMatcher(
                pieces,
                bytes,
                ignoringCase: ignoringCase,
                asksPredicates: asksPredicates
            )
            guard let found = matcher.match() else { return false }
            for (name, value) in found { captures.append(value, for: name) }
            return true
        case .anySegments, .rest, .restCapture:
            preconditionFailure("what stands for several segments is matched by its caller")
        }
    }

    /// The first segment that a `:name...` refuses, the end of the URL if it is left without any, or `nil`;
    /// keeps what it captures.
    private mutating func firstRefused(by capture: Capture, from start: Int) -> Int? {
        let count = subject.segments.count
        guard start < count else { return count }
        for segment in start..<count {
            let bytes = subject.segments[segment][...]
            guard capture.accepts(bytes, ignoringCase: ignoresCase(segment), asking: asksPredicates) else {
                return segment
            }
        }
        if let name = capture.name { captures.append(path: subject.url.segments[start...], for: name) }
        return nil
    }

    /// Hosts fold whatever the router says, also where they are a segment.
    private func ignoresCase(_ segment: Int) -> Bool {
        !caseSensitive || (segment == 0 && subject.url.startsWithHost)
    }
}

extension Capture {
    /// Whether the capture accepts a text, conditions in code included if they are asked.
    func accepts(_ text: ArraySlice<UInt8>, ignoringCase: Bool, asking: Bool) -> Bool {
        if let constraint, !constraint.accepts(text, ignoringCase: ignoringCase) { return false }
        if asking, let predicate { return predicate.accepts(text) }
        return true
    }
}
