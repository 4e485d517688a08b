/// Decides whether one pattern matches every URL that another pattern matches.
///
/// A positive answer is certain. A negative answer may only mean that too little is known: two regular
/// expressions, or two mixed segments, are compared for equality only.
package struct PatternCoverage {
    private let rules: MatchingRules
    /// The number of components that may still be compared.
    package private(set) var stepsLeft: Int

    /// Prepares to compare patterns.
    ///
    /// - Parameters:
    ///   - rules: The rules for comparing patterns with URLs.
    ///   - steps: The number of components that may be compared; after these, no answer is positive.
    package init(_ rules: MatchingRules, steps: Int) {
        self.rules = rules
        stepsLeft = steps
    }

    /// Whether a pattern matches every URL that another pattern matches, conditions in code apart.
    package mutating func covers(_ wide: PatternAutomaton, _ narrow: PatternAutomaton) -> Bool {
        if let expression = wide.pattern.wholeURL { return expression == narrow.pattern.wholeURL }
        return coversOrigin(wide.pattern.segmented, narrow.pattern.segmented) && coversPaths(wide, narrow)
    }

    /// Whether one pattern accepts every scheme and host that another pattern accepts.
    private func coversOrigin(_ wide: SegmentedPattern?, _ narrow: SegmentedPattern?) -> Bool {
        if let scheme = wide?.scheme, scheme != narrow?.scheme { return false }
        switch (wide?.host, narrow?.host) {
        case (nil, _): return acceptsAllHosts(of: narrow)
        case (_?, nil): return false
        case (.any?, _): return true
        case (let pattern?, .exact(let host)?): return pattern.accepts(host)
        case (.exact?, .subdomains?): return false
        case (let pattern?, .subdomains(let parent)?): return pattern.accepts("x." + parent)
        case (let pattern?, let other?): return pattern == other
        }
    }

    /// Whether a pattern without a host accepts every host that another pattern accepts.
    private func acceptsAllHosts(of narrow: SegmentedPattern?) -> Bool {
        guard rules.webHosts != nil else { return true }
        // An expression on whole URLs may match any host.
        guard let narrow else { return false }
        return switch narrow.host {
        case nil: true
        case .exact(let host)?: rules.acceptsWithoutHost(host)
        case .any?, .anyWithoutPort?, .anyWithPort?, .subdomains?: false
        }
    }

    /// Follows the narrower automaton through every kind of segment that it accepts, and the wider one through the
    /// same segments.
    private mutating func coversPaths(_ wide: PatternAutomaton, _ narrow: PatternAutomaton) -> Bool {
        // A stop of the narrower automaton, and then all stops of the wider one that the same segments reach.
        var waiting = narrow.starts.map { [$0] + wide.starts }
        var known = Set(waiting)
        while let place = waiting.popLast() {
            let (stop, others) = (place[0], place.dropFirst())
            if narrow.ends(at: stop), !others.contains(where: wide.ends) { return false }
            let isFirst = narrow.starts.contains(stop)
            for (component, target) in narrow.ways(from: stop) {
                for kind in component.kinds {
                    guard let next = stops(of: wide, after: others, kind, isFirst) else { return false }
                    let reached = [target] + next
                    if known.insert(reached).inserted { waiting.append(reached) }
                }
            }
        }
        return true
    }

    /// The stops that lead on from others by each segment of a kind, in ascending order; `nil` after the last step.
    private mutating func stops(
        of automaton: PatternAutomaton,
        after stops: ArraySlice<Int>,
        _ kind: PatternComponent,
        _ isFirst: Bool
    ) -> [Int]? {
        var reached: [Int] = []
        for stop in stops {
            for (component, target) in automaton.ways(from: stop) where reached.last != target {
                guard stepsLeft > 0 else { return nil }
                stepsLeft -= 1
                if accepts(component, allOf: kind, isFirst: isFirst) { reached.append(target) }
            }
        }
        return reached
    }

    /// Whether one component accepts every segment that another component accepts.
    private func accepts(_ wide: PatternComponent, allOf narrow: PatternComponent, isFirst: Bool) -> Bool {
        switch (wide, narrow) {
        case (.anySegment, _): return true
        case (_, .literal(let literal)):
            // Hosts ignore case, whatever the router's configuration says.
            if isFirst, !wide.accepts(literal.folded.span, ignoringCase: true) { return false }
            return spellings(of: literal).allSatisfy {
                wide.accepts($0.span, ignoringCase: !rules.caseSensitive)
            }
        case (.capture(let wider), .capture(let capture)) where wider.constraint == capture.constraint:
            return true
        case (_, .capture(let capture)):
            guard let type = capture.type else { return false }
            if type == .bool {
                return ["true", "false"].allSatisfy { word in
                    word.withBytes { wide.accepts($0, ignoringCase: !rules.caseSensitive) }
                }
            }
            return wide.capture?.type.map(type.isWithin) ?? false
        default:
            return wide.withoutNames == narrow.withoutNames
        }
    }

    /// The spellings of a literal that show whether a component accepts all of them.
    private func spellings(of literal: Literal) -> [[UInt8]] {
        rules.caseSensitive ? [literal.exact] : [literal.folded, literal.capitals]
    }
}

extension PatternComponent {
    /// The component split into several, each of which another component accepts as a whole or not at all.
    package var kinds: [PatternComponent] {
        capture?.words.map { $0.map { .literal($0) } } ?? [self]
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
