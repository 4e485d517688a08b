internal import Routing

/// Looks for a URL that two patterns match.
struct PatternOverlap {
    /// What is known of the URLs that two patterns have in common.
    enum Result {
        /// Both should match this URL.
        case url(String)
        /// No URL was found, and it is not certain that there is none.
        case unknown
        case none
    }

    private struct Place: Hashable {
        let stop: Int
        let other: Int
    }

    private let rules: MatchingRules
    private let segments: SegmentSamples
    /// How many more parts may be compared.
    private(set) var stepsLeft: Int

    init(_ rules: MatchingRules, steps: Int) {
        self.rules = rules
        segments = SegmentSamples(ignoringCase: !rules.caseSensitive)
        stepsLeft = steps
    }

    /// Looks for a URL that two entries match, conditions in code apart.
    mutating func find(_ one: AuditedEntry, _ other: AuditedEntry) -> Result {
        guard let pattern = one.entry.pattern.segmented, let otherPattern = other.entry.pattern.segmented
        else { return .unknown }
        guard let origin = origin(pattern, otherPattern) else { return .none }
        var isOpen = false
        for track in one.tracks {
            for otherTrack in other.tracks {
                switch find(track, otherTrack, origin) {
                case .url(let text): return .url(text)
                case .unknown: isOpen = true
                case .none: break
                }
            }
        }
        return isOpen ? .unknown : .none
    }

    /// A scheme and a host that two patterns accept, as the text before the first segment.
    private func origin(_ one: SegmentedPattern, _ other: SegmentedPattern) -> String? {
        guard let scheme = one.scheme ?? other.scheme else { return "/" }
        if let otherScheme = other.scheme, otherScheme != scheme { return nil }
        let hosts = [one.host, other.host].compactMap { $0 }
        guard !hosts.isEmpty else { return scheme + ":///" }
        let samples = hosts.flatMap { $0.samples(rules.webHosts ?? []) }
        let isOpen = one.host == nil || other.host == nil
        let host = samples.first { host in
            hosts.allSatisfy { $0.accepts(host) } && (!isOpen || rules.webHosts?.contains(host) ?? true)
        }
        return host.map { "\(scheme)://\($0)/" }
    }

    /// Follows two tracks side by side through segments that both accept, first those that have a text.
    private mutating func find(_ one: ComponentTrack, _ other: ComponentTrack, _ origin: String) -> Result {
        let start = Place(stop: 0, other: 0)
        var texts: [Place: [String]] = [start: []]
        // A place beyond a segment without a text is looked at last.
        var (waiting, uncertain) = ([start], [Place]())
        var known: Set<Place> = []
        while let place = waiting.popLast() ?? uncertain.popLast() {
            guard known.insert(place).inserted else { continue }
            let path = texts[place]
            if one.ends(at: place.stop), other.ends(at: place.other) {
                guard let path else { return .unknown }
                return .url(origin + path.map { RouteURL.escapingSegment($0) }.joined(separator: "/"))
            }
            for (component, stop) in one.ways(from: place.stop) {
                for (otherComponent, otherStop) in other.ways(from: place.other) {
                    guard stepsLeft > 0 else { return .unknown }
                    stepsLeft -= 1
                    let next = Place(stop: stop, other: otherStop)
                    if let text = common(component, otherComponent), let path {
                        if texts[next] == nil { texts[next] = path + [text] }
                        waiting.append(next)
                    } else if path == nil || !areApart(component, otherComponent) {
                        uncertain.append(next)
                    }
                }
            }
        }
        return .none
    }

    /// A segment that two components accept, if one is known.
    private func common(_ one: PatternComponent, _ other: PatternComponent) -> String? {
        // A component that accepts everything has no say.
        let (first, second) = one == .anySegment ? (other, one) : (one, other)
        return segments.texts(for: first).first { segments.accepts(second, $0) }
            ?? segments.texts(for: second).first { segments.accepts(first, $0) }
    }

    /// Whether it is certain that no segment is accepted by two components that have no text in common.
    private func areApart(_ one: PatternComponent, _ other: PatternComponent) -> Bool {
        one.isSpelledOut || other.isSpelledOut || !(one.isOpaque || other.isOpaque)
    }
}

extension PatternComponent {
    /// Whether all texts that it accepts are known.
    fileprivate var isSpelledOut: Bool {
        switch self {
        case .literal: true
        case .capture(let capture): if case .words? = capture.constraint { true } else { false }
        case .mixed, .anySegment, .anySegments, .rest, .restCapture: false
        }
    }

    /// Whether a text has to be tried to know whether it is accepted.
    fileprivate var isOpaque: Bool {
        switch self {
        case .mixed: true
        case .capture(let capture): if case .expression? = capture.constraint { true } else { false }
        case .literal, .anySegment, .anySegments, .rest, .restCapture: false
        }
    }
}
