/// Goes through a choice of optional groups of a pattern, segment by segment, to see where it stops.
///
/// Whether a pattern matches is for ``PatternMatcher`` to say. A walk looks from both ends: how far the
/// components come, and from which segments the components behind them would match.
package struct PartialMatch {
    /// Where a walk stops: a component, or the end of the pattern, that does not accept a segment, or the end
    /// of the URL.
    package struct Stop: Equatable {
        package let component: Int
        package let segment: Int
    }

    package let components: [PatternComponent]
    /// The stop that is furthest in the pattern, or `nil` when the walk comes to the end.
    package let stop: Stop?
    /// For each component, and for the end, the places from which it and all behind it match.
    private let placesToEnd: [PlaceSet]

    /// Walks.
    ///
    /// - Parameters:
    ///   - alternative: The choice of groups.
    ///   - text: The text of the pattern.
    ///   - url: The URL.
    ///   - answers: What the components of the pattern say of its segments.
    /// - Complexity: O(components × segments) questions, and a step for 64 segments beside them.
    fileprivate init(
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

    /// Whether the components from one on match the segments from one on.
    package func matches(from component: Int, _ segment: Int) -> Bool {
        placesToEnd[component].contains(segment)
    }

    /// The stop that is furthest in the pattern; of several at one component, the last that has a segment to
    /// show and leaves room for what follows, since what follows the last `**` ends with the URL.
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

/// The walks through the choices of optional groups of a pattern, made one by one.
package struct PartialMatches: Sequence, IteratorProtocol {
    private let text: String
    private let url: RouteURL
    private var alternatives: ArraySlice<PatternAlternative>
    private(set) var answers: MatchMemo

    package init(_ pattern: SegmentedPattern, _ url: RouteURL, caseSensitive: Bool) {
        self.text = pattern.text
        self.url = url
        self.alternatives = pattern.alternatives[...]
        self.answers = MatchMemo(pattern, url.outline, caseSensitive: caseSensitive)
    }

    package mutating func next() -> PartialMatch? {
        guard let alternative = alternatives.popFirst() else { return nil }
        return text.withBytes { PartialMatch(alternative, $0, url, &answers) }
    }
}
