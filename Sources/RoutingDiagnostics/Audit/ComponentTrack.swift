internal import Routing

/// A choice of optional groups as a row of stops, for following several patterns side by side.
///
/// Each segment of a URL leads from a stop to the next one, or stays at a stop with a loop. The pattern
/// matches when the last segment leads to the last stop.
struct ComponentTrack: Hashable {
    /// A place between two segments.
    struct Stop: Hashable {
        /// What each of any number of segments has to be that stay here.
        var loop: PatternComponent?
        /// What the segment has to be that leads on; `nil` at the last stop.
        var step: PatternComponent?
    }

    /// The stops, one at least.
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

    /// The ways on from a stop, and where they lead.
    func ways(from stop: Int) -> [(component: PatternComponent, target: Int)] {
        let stays = stops[stop].loop.map { [($0, stop)] } ?? []
        return stays + (stops[stop].step.map { [($0, stop + 1)] } ?? [])
    }

    /// Whether a URL may end at a stop.
    func ends(at stop: Int) -> Bool { stops[stop].step == nil }
}

extension PatternComponent {
    /// What the component asks of segments, whatever it captures of them.
    var shape: PatternComponent {
        switch withoutNames {
        case .capture(let capture) where capture.constraint == nil: .anySegment
        case let other: other
        }
    }
}
