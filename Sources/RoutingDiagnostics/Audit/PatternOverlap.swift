internal import Routing

/// Looks for a URL that two patterns match.
struct PatternOverlap {
    /// The result of the search for a URL that two patterns share.
    enum Result {
        /// A URL that both patterns should match.
        case url(String)
        /// No URL was found, but one may exist.
        case unknown
        case none
    }

    private struct Place: Hashable {
        let stop: Int
        let other: Int
    }

    /// A reached place: the last segment, if every segment so far has a known text, and the place before it.
    private struct Visit {
        let place: Place
        let text: String?
        /// The index of the visit before this one; -1 for the start.
        let previous: Int
    }

    private let rules: MatchingRules
    private var samples: ComponentSamples
    /// The number of components that may still be compared.
    var stepsLeft: Int

    init(_ rules: MatchingRules, steps: Int) {
        self.rules = rules
        samples = ComponentSamples(ignoringCase: !rules.caseSensitive)
        stepsLeft = steps
    }

    /// Looks for a URL that two entries match, conditions in code apart.
    mutating func find(_ one: AuditedEntry, _ other: AuditedEntry) -> Result {
        guard let pattern = one.entry.pattern.segmented, let otherPattern = other.entry.pattern.segmented
        else { return .unknown }
        stepsLeft -= 1
        guard let (scheme, host) = origin(pattern, otherPattern) else { return .none }
        return switch path(one.automaton, other.automaton) {
        case .segments(let segments): .url(SampleURLs.url(scheme, host, segments))
        case .unknown: .unknown
        case .none: .none
        }
    }

    /// A scheme and a host that two patterns accept.
    private func origin(
        _ one: SegmentedPattern,
        _ other: SegmentedPattern
    ) -> (scheme: String?, host: String?)? {
        let scheme = one.scheme ?? other.scheme
        if let otherScheme = other.scheme, otherScheme != scheme { return nil }
        let hosts = [one.host, other.host].compactMap { $0 }
        guard !hosts.isEmpty else { return (scheme, nil) }
        let isOpen = one.host == nil || other.host == nil
        let samples = hosts.flatMap { $0.samples(isOpen ? rules.webHosts ?? [] : []) }
        let host = samples.first { host in
            hosts.allSatisfy { $0.accepts(host) } && (!isOpen || rules.acceptsWithoutHost(host))
        }
        return host.map { (scheme, $0) }
    }

    /// The result of the search for segments that two automata share.
    private enum Path {
        case segments([String])
        case unknown
        case none
    }

    /// Follows two automata side by side through segments that both accept; segments with a known text come
    /// first.
    ///
    /// - Complexity: O(*n* × *m*) comparisons of components, and as many places to remember.
    private mutating func path(_ one: PatternAutomaton, _ other: PatternAutomaton) -> Path {
        let starts = one.starts.flatMap { stop in other.starts.map { Place(stop: stop, other: $0) } }
        var visits = starts.map { Visit(place: $0, text: "", previous: -1) }
        // Places beyond a segment without a known text are visited last.
        var (waiting, uncertain) = (Array(visits.indices.reversed()), [Int]())
        var known: Set<Place> = []
        while let number = waiting.popLast() ?? uncertain.popLast() {
            let visit = visits[number]
            guard known.insert(visit.place).inserted else { continue }
            if one.ends(at: visit.place.stop), other.ends(at: visit.place.other) {
                return visit.text == nil ? .unknown : .segments(segments(to: number, visits))
            }
            for (component, stop) in one.ways(from: visit.place.stop) {
                for (otherComponent, otherStop) in other.ways(from: visit.place.other) {
                    stepsLeft -= 1 + component.kinds.count * otherComponent.kinds.count / 16
                    guard stepsLeft > 0 else { return .unknown }
                    let common = samples.text(for: component, otherComponent)
                    if common == nil, areApart(component, otherComponent, isFirst: visit.previous < 0) {
                        continue
                    }
                    let text = visit.text == nil ? nil : common
                    if text == nil { uncertain.append(visits.count) } else { waiting.append(visits.count) }
                    let next = Place(stop: stop, other: otherStop)
                    visits.append(Visit(place: next, text: text, previous: number))
                }
            }
        }
        return .none
    }

    private func segments(to number: Int, _ visits: [Visit]) -> [String] {
        var segments: [String] = []
        var number = number
        while visits[number].previous >= 0 {
            segments.append(visits[number].text ?? "")
            number = visits[number].previous
        }
        return segments.reversed()
    }

    /// Whether two components that have no text in common certainly accept no common segment.
    private func areApart(_ one: PatternComponent, _ other: PatternComponent, isFirst: Bool) -> Bool {
        // A first segment that is written as the host loses its capitals, whatever the router's configuration
        // says.
        if isFirst, rules.caseSensitive { return false }
        return one.isSpelledOut(for: other) || other.isSpelledOut(for: one)
            || !(one.isOpaque || other.isOpaque)
    }
}

extension PatternComponent {
    /// Whether the search tries every text that this component accepts on another component.
    ///
    /// Where case is ignored, the search tries two spellings of each text. Only `bool`, as a part of a
    /// segment, can tell a third spelling from these two.
    fileprivate func isSpelledOut(for other: PatternComponent) -> Bool {
        if case .mixed(let pieces) = other, pieces.contains(where: \.isBool) { return false }
        switch self {
        case .literal: return true
        case .capture(let capture): return capture.words != nil
        case .mixed, .anySegment, .anySegments, .rest, .restCapture: return false
        }
    }

    /// Whether only a trial shows if the component accepts a text.
    fileprivate var isOpaque: Bool {
        switch self {
        case .mixed: true
        case .capture(let capture): if case .expression? = capture.constraint { true } else { false }
        case .literal, .anySegment, .anySegments, .rest, .restCapture: false
        }
    }
}

extension SegmentPiece {
    fileprivate var isBool: Bool { capture?.type == .bool }
}
