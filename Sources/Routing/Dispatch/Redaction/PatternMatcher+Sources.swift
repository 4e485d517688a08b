/// Where captures come from, for hiding them.
extension PatternMatcher {
    /// A capture and its place in the text of the URL.
    typealias CaptureSource = (name: String, range: Range<Int>)

    /// Finds what a pattern captures, conditions in code being taken to hold.
    ///
    /// Where such a condition may move a capture elsewhere, the place is all that it may be moved to.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - url: A URL, which need not match.
    /// - Returns: The captures with their places in the text; none when the URL does not match.
    func captureSources(of pattern: RoutePattern, in url: RouteURL) -> [CaptureSource] {
        switch pattern.form {
        case .wholeURL(let expression):
            return sources(of: expression, in: url)
        case .segments(let segmented):
            guard let captures = captures(of: segmented, in: url) else { return [] }
            let segments = url.segmentSources
            guard segmented.predicates.isEmpty else { return possibleSources(of: segmented, segments) }
            return captures.map { capture in
                switch capture {
                case .segments(let name, let range): (name, Self.hull(segments[range]))
                case .part(let name, let range): (name, url.source(ofPart: range, segments))
                }
            }
        }
    }

    private func sources(of expression: RegularExpression, in url: RouteURL) -> [CaptureSource] {
        let route = url.routeWithoutUserInfo
        guard route.count <= Self.longestSearchedRoute,
            let ranges = expression.firstMatch(in: route, ignoringCase: true)
        else { return [] }
        let userInfo = url.outline.userInfo
        return zip(expression.captureNames, ranges).compactMap { name, range in
            guard let range else { return nil }
            let start = range.lowerBound + (range.lowerBound < userInfo.lowerBound ? 0 : userInfo.count)
            let end = range.upperBound + (range.upperBound <= userInfo.lowerBound ? 0 : userInfo.count)
            return (name, start..<end)
        }
    }

    /// Where captures may be of which conditions in code decide.
    private func possibleSources(
        of pattern: SegmentedPattern,
        _ segments: [Range<Int>]
    ) -> [CaptureSource] {
        let alternatives = pattern.alternatives
        let isFixed = alternatives.count == 1 && alternatives[0].hasNoGap
        guard isFixed else {
            return (0..<pattern.names.count).map { (pattern.names[$0], Self.hull(segments[...])) }
        }
        var sources: [CaptureSource] = []
        for (index, component) in alternatives[0].components.enumerated() where index < segments.count {
            for name in component.captures.compactMap(\.name) {
                sources.append((name, component.isRest ? Self.hull(segments[index...]) : segments[index]))
            }
        }
        return sources
    }

    /// From the beginning of the first to the end of the last.
    private static func hull(_ segments: ArraySlice<Range<Int>>) -> Range<Int> {
        guard let first = segments.first, let last = segments.last else { return 0..<0 }
        return first.lowerBound..<last.upperBound
    }
}

extension RouteURL {
    /// The place in the text of a part of a segment.
    ///
    /// - Parameters:
    ///   - part: Where it stands in the bytes that the segments refer to.
    ///   - sources: The places of the segments in the text.
    /// - Returns: Where the part stands, its escapes included.
    fileprivate func source(ofPart part: Range<Int>, _ sources: [Range<Int>]) -> Range<Int> {
        if outline.decoded.isEmpty { return part }
        let index = outline.segments.firstIndex { segment in
            segment.range.lowerBound <= part.lowerBound && part.upperBound <= segment.range.upperBound
        }
        guard let index else { return 0..<string.utf8.count }
        let start = outline.segments[index].range.lowerBound
        let segment = DecodedText(string, sources[index]).decoded()
        return segment.source(of: part.lowerBound - start..<part.upperBound - start)
    }
}

extension PatternAlternative {
    /// Whether every component before the last stands for one segment.
    fileprivate var hasNoGap: Bool {
        components.allSatisfy { if case .anySegments = $0 { false } else { true } }
    }
}

extension PatternComponent {
    /// Whether the component stands for all the rest.
    fileprivate var isRest: Bool {
        if case .restCapture = self { true } else { false }
    }
}
