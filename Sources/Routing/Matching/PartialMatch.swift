/// The part of a URL that one choice of a pattern's optional groups matches, for reports on URLs that do not match.
///
/// ``PatternMatcher`` decides whether a pattern matches. A partial match looks from both ends: how far the first
/// components match, and from which segments the components after them would match.
package struct PartialMatch {
    /// The first mismatch: a component, or the end of the pattern, and the segment, or the end of the URL, that it
    /// does not accept.
    package struct Stop {
        package let component: Int
        package let segment: Int
    }

    package let components: [PatternComponent]
    /// The mismatch that is furthest in the pattern; `nil` if the pattern matches.
    package let stop: Stop?
    /// For each component, and for the end: the places from which it and all components after it match.
    private let placesToEnd: [PositionSet]

    /// Matches each choice of a pattern's optional groups.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - url: The URL.
    ///   - caseSensitive: Whether literals distinguish capitals.
    /// - Returns: The partial matches, in the order of the choices.
    /// - Complexity: O(components × segments) tests of segments, and a step for every 64 segments of each choice.
    package static func all(
        of pattern: SegmentedPattern,
        in url: RouteURL,
        caseSensitive: Bool
    ) -> [PartialMatch] {
        var answers = MatchMemo(pattern, url.outline, caseSensitive: caseSensitive)
        return all(of: pattern, in: url, &answers)
    }

    /// Matches each choice with the segments that are already known to be accepted.
    static func all(
        of pattern: SegmentedPattern,
        in url: RouteURL,
        _ answers: inout MatchMemo
    ) -> [PartialMatch] {
        pattern.text.withBytes { text in
            pattern.alternatives.map { PartialMatch($0, text, url, &answers) }
        }
    }

    private init(
        _ alternative: PatternAlternative,
        _ text: Span<UInt8>,
        _ url: RouteURL,
        _ answers: inout MatchMemo
    ) {
        self.components = alternative.components
        (placesToEnd, stop) = url.withSegmentBytes { bytes in
            let placesToEnd = answers.placesToEnd(alternative.codes, text, bytes)
            if placesToEnd[0].contains(0) { return (placesToEnd, nil) }
            return (placesToEnd, Self.furthest(alternative, text, bytes, &answers))
        }
    }

    /// Whether the components from one position match the segments from another position.
    package func matches(from component: Int, _ segment: Int) -> Bool {
        placesToEnd[component].contains(segment)
    }

    /// Returns the mismatch that is furthest in the pattern.
    ///
    /// A component may mismatch at several segments. The last one that a report can show is returned: after the last
    /// `**` the components match up to the end of the URL, so enough segments must be left for them.
    private static func furthest(
        _ alternative: PatternAlternative,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>,
        _ answers: inout MatchMemo
    ) -> Stop {
        let reached = answers.placesFromStart(alternative.codes, text, bytes)
        let component = reached.lastIndex { !$0.isEmpty } ?? 0
        var last = reached[component].length - 1
        var segments = Array(reached[component])
        if component < alternative.codes.count {
            let code = alternative.codes[component]
            if code.kind == .restCapture || code.kind == .otherRest {
                let refused = answers.refusedSegments(by: code, text, bytes)
                segments = segments.map { min(refused.next(from: $0), refused.length) }
            }
            let behind = alternative.codes[component...]
            let isFixed = behind.allSatisfy(\.standsForOneSegment)
            if isFixed { last = min(last, reached[component].length - behind.count) }
        }
        return Stop(component: component, segment: segments.last { $0 <= last } ?? segments[0])
    }
}
