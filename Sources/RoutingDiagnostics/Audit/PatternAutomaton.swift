internal import Routing

/// One choice of optional groups as a sequence of stops, so that several patterns can be followed side by
/// side.
///
/// Each segment of a URL leads from a stop to the next one, or stays at a stop that has a loop. The pattern
/// matches when the last segment leads to the last stop.
struct PatternAutomaton: Hashable {
    /// A position between two segments.
    struct Stop: Hashable {
        /// The component that accepts each segment that stays at this stop; any number of segments may stay.
        var loop: PatternComponent?
        /// The component that accepts the segment that leads to the next stop; `nil` at the last stop.
        var step: PatternComponent?
    }

    /// The stops, at least one.
    private(set) var stops = [Stop()]

    init(_ components: [PatternComponent]) {
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
                stops[last].step = component
                stops.append(Stop())
            }
        }
    }

    /// The components that lead on from a stop, each with the stop that it leads to.
    func ways(from stop: Int) -> [(component: PatternComponent, target: Int)] {
        let stays = stops[stop].loop.map { [($0, stop)] } ?? []
        return stays + (stops[stop].step.map { [($0, stop + 1)] } ?? [])
    }

    /// Whether a URL may end at a stop.
    func ends(at stop: Int) -> Bool { stops[stop].step == nil }
}

extension PatternComponent {
    /// The component without the name of its capture: only its demands on segments.
    var shape: PatternComponent {
        switch withoutNames {
        case .capture(let capture) where capture.constraint == nil: .anySegment
        case let other: other
        }
    }
}
