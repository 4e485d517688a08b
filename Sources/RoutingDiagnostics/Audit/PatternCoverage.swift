internal import Routing

/// Decides whether one pattern matches every URL that another pattern matches.
///
/// A positive answer is certain. A negative answer may only mean that too little is known: two regular
/// expressions, or two mixed segments, are compared for equality only.
struct PatternCoverage {
    /// A stop of the narrower pattern, with the stops of the wider pattern that the same segments reach.
    private struct Place: Hashable {
        let stop: Int
        /// The stops that the same segments reach, in all automata of the wider pattern.
        let others: Set<Position>
        let isFirst: Bool
    }

    private struct Position: Hashable {
        let automaton: Int
        let stop: Int
    }

    private let rules: MatchingRules
    private let samples: SegmentSamples
    /// The number of components that may still be compared.
    private(set) var stepsLeft: Int

    init(_ rules: MatchingRules, steps: Int) {
        self.rules = rules
        samples = SegmentSamples(ignoringCase: !rules.caseSensitive)
        stepsLeft = steps
    }

    /// Whether an entry matches every URL that another entry matches, conditions in code apart.
    mutating func covers(_ wide: AuditedEntry, _ narrow: AuditedEntry) -> Bool {
        if let expression = wide.entry.pattern.wholeURL { return expression == narrow.entry.pattern.wholeURL }
        guard coversOrigin(wide.entry.pattern, narrow.entry.pattern) else { return false }
        for automaton in narrow.automata where !covers(wide.automata, automaton) { return false }
        return true
    }

    /// Whether one pattern accepts every scheme and host that another pattern accepts.
    private func coversOrigin(_ wide: RoutePattern, _ narrow: RoutePattern) -> Bool {
        let (wide, narrow) = (wide.segmented, narrow.segmented)
        if let scheme = wide?.scheme, scheme != narrow?.scheme { return false }
        switch (wide?.host, narrow?.host) {
        case (nil, let host): return coversHosts(of: host)
        case (_?, nil): return false
        case (.any?, _): return true
        case (let pattern?, .exact(let host)?): return pattern.accepts(host)
        case (.exact?, .subdomains?): return false
        case (let pattern?, .subdomains(let parent)?): return pattern.accepts("x." + parent)
        case (let pattern?, let other?): return pattern == other
        }
    }

    /// Whether a pattern without a host accepts the host of every web URL that another pattern matches.
    private func coversHosts(of narrow: HostPattern?) -> Bool {
        if case .exact(let host)? = narrow { return rules.acceptsWithoutHost(host) }
        return narrow == nil || rules.webHosts == nil
    }

    /// Follows an automaton through every kind of segment that it accepts, and follows the wider automata through
    /// the same segments.
    private mutating func covers(_ wide: [PatternAutomaton], _ automaton: PatternAutomaton) -> Bool {
        let starts = Set(wide.indices.map { Position(automaton: $0, stop: 0) })
        var waiting = [Place(stop: 0, others: starts, isFirst: true)]
        var known = Set(waiting)
        while let place = waiting.popLast() {
            let isTaken = place.others.contains { wide[$0.automaton].ends(at: $0.stop) }
            if automaton.ends(at: place.stop), !isTaken { return false }
            for (component, target) in automaton.ways(from: place.stop) {
                for kind in component.kinds {
                    var next: Set<Position> = []
                    for other in place.others {
                        for (accepting, stop) in wide[other.automaton].ways(from: other.stop) {
                            guard stepsLeft > 0 else { return false }
                            stepsLeft -= 1
                            guard accepts(accepting, allOf: kind, isFirst: place.isFirst) else { continue }
                            next.insert(Position(automaton: other.automaton, stop: stop))
                        }
                    }
                    let reached = Place(stop: target, others: next, isFirst: false)
                    if known.insert(reached).inserted { waiting.append(reached) }
                }
            }
        }
        return true
    }

    /// Whether one component accepts every segment that another component accepts.
    private func accepts(_ wide: PatternComponent, allOf narrow: PatternComponent, isFirst: Bool) -> Bool {
        switch (wide, narrow) {
        case (.anySegment, _): return true
        case (_, .literal(let literal)):
            // Hosts ignore case, whatever the router's configuration says.
            let host = String(decoding: literal.folded, as: UTF8.self)
            if isFirst, !SegmentSamples(ignoringCase: true).accepts(wide, host) { return false }
            return samples.texts(for: narrow).allSatisfy { samples.accepts(wide, $0) }
        case (.capture(let wider), .capture(let capture)) where wider.constraint == capture.constraint:
            return true
        case (_, .capture(let capture)):
            guard case .type(let type)? = capture.constraint else { return false }
            if type == .bool { return samples.accepts(wide, "true") && samples.accepts(wide, "false") }
            guard case .type(let widerType)? = wide.capture?.constraint else { return false }
            return type.isWithin(widerType)
        default:
            return wide.withoutNames == narrow.withoutNames
        }
    }
}

extension PatternComponent {
    /// The component split into several, each of which another component accepts as a whole or not at all.
    fileprivate var kinds: [PatternComponent] {
        guard case .words(let words)? = capture?.constraint else { return [self] }
        return words.map { .literal($0) }
    }

    fileprivate var capture: Capture? {
        if case .capture(let capture) = self { capture } else { nil }
    }
}

extension CaptureType {
    /// Whether every value of the type is also a value of another type; `bool` has two values, which are
    /// compared as texts.
    func isWithin(_ other: CaptureType) -> Bool {
        switch (self, other) {
        case (.int, .double), (.uint, .double), (.uint, .hex), (.uint, .alnum): true
        case (.hex, .alnum), (.alpha, .alnum): true
        default: self == other
        }
    }
}
