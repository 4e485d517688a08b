/// A pattern as an automaton that reads the segments of a URL, so that several patterns can be followed side by side.
///
/// Each choice of optional groups is a chain of stops. Each segment of a URL leads from a stop to the next one, or
/// stays at a stop that has a loop. The pattern matches when the last segment leads to the end of a chain.
package struct PatternAutomaton: Sendable {
    /// A position between two segments.
    package struct Stop: Sendable {
        /// The component that accepts each segment that stays at this stop; any number of segments may stay.
        package fileprivate(set) var loop: PatternComponent?
        /// The component that accepts the segment that leads to the next stop; `nil` at the end of a chain.
        package fileprivate(set) var step: PatternComponent?
    }

    package let pattern: RoutePattern
    /// The stops of all chains.
    package private(set) var stops: [Stop] = []
    /// The first stop of each chain.
    package private(set) var starts: [Int] = []

    /// Creates the automaton of a pattern, conditions in code apart; a regular expression over whole URLs counts as
    /// `/**`.
    package init(_ pattern: RoutePattern) {
        self.pattern = pattern
        guard let segmented = pattern.segmented else {
            append([.rest])
            return
        }
        var known: Set<[Int]> = []
        for alternative in segmented.alternatives {
            let questions = alternative.codes.map { Int(segmented.question(of: $0)) }
            if known.insert(questions).inserted { append(alternative.components) }
        }
    }

    private mutating func append(_ components: [PatternComponent]) {
        starts.append(stops.count)
        stops.append(Stop())
        for component in components {
            let last = stops.count - 1
            switch component {
            case .anySegments, .rest:
                stops[last].loop = .anySegment
            case .restCapture(let capture):
                let segment = PatternComponent.capture(capture).shape
                stops[last].step = segment
                stops.append(Stop(loop: segment))
            case .literal, .capture, .mixed, .anySegment:
                stops[last].step = component.shape
                stops.append(Stop())
            }
        }
    }

    /// The stops of each chain.
    package var chains: [ArraySlice<Stop>] {
        zip(starts, starts.dropFirst() + [stops.count]).map { stops[$0..<$1] }
    }

    /// The components that lead on from a stop, each with the stop that it leads to.
    package func ways(from stop: Int) -> [(component: PatternComponent, target: Int)] {
        let stays = stops[stop].loop.map { [($0, stop)] } ?? []
        return stays + (stops[stop].step.map { [($0, stop + 1)] } ?? [])
    }

    /// Whether a URL may end at a stop.
    package func ends(at stop: Int) -> Bool { stops[stop].step == nil }
}

extension PatternComponent {
    /// The component without the name of its capture: only its demands on segments.
    package var shape: PatternComponent {
        switch withoutNames {
        case .capture(let capture) where capture.constraint == nil: .anySegment
        case let other: other
        }
    }
}
