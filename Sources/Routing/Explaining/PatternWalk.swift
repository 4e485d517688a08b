/// Goes through a choice of optional groups of a pattern, segment by segment, to see where it stops.
///
/// Whether a pattern matches is for ``PatternMatcher`` to say. This walks the same way — back to the last `**`, as
/// ``AlternativeMatcher`` has it — but remembers how far it came.
struct PatternWalk {
    /// Where a walk stops: a component, or the end of the pattern, that does not accept a segment, or the end of
    /// the URL.
    struct Stop: Equatable {
        let component: Int
        let segment: Int
    }

    let components: [PatternComponent]
    let url: ExplainedURL
    /// The first component behind which each stands for one segment.
    private let firstFixed: Int

    init(_ components: [PatternComponent], _ url: ExplainedURL) {
        self.components = components
        self.url = url
        let lastOpen = components.lastIndex { component in
            switch component {
            case .literal, .capture, .mixed, .anySegment: false
            case .anySegments, .rest, .restCapture: true
            }
        }
        firstFixed = lastOpen.map { $0 + 1 } ?? 0
    }

    /// Whether the stop is at the end of the URL, where a component wants another segment.
    func isAtEnd(_ stop: Stop) -> Bool { stop.segment == url.segments.count }

    /// Walks to the end.
    ///
    /// - Parameters:
    ///   - first: The component to begin with.
    ///   - start: The segment to begin with.
    /// - Returns: The stop that is furthest in the pattern, or `nil` when the walk comes to the end.
    /// - Complexity: O(components + segments), with several `**` O(components × segments).
    func stop(from first: Int = 0, _ start: Int = 0) -> Stop? {
        var (component, segment) = (first, start)
        var gap: (component: Int, segment: Int)?
        var furthest: Stop?
        while true {
            var retryFrom = 0
            var stop = Stop(component: component, segment: segment)
            switch component < components.count ? components[component] : nil {
            case nil where segment == url.segments.count, .rest:
                return nil
            case .anySegments:
                component += 1
                gap = (component, segment)
                continue
            case .restCapture:
                guard let refused = firstRefused(by: components[component], from: segment) else { return nil }
                stop = Stop(component: component, segment: refused)
                retryFrom = refused + 1 - (component - (gap?.component ?? 0))
            case let single? where segment < url.segments.count && url.isAccepted(segment, by: single):
                component += 1
                segment += 1
                continue
            default:
                break
            }
            furthest = further(furthest, stop)
            guard let last = gap, max(last.segment + 1, retryFrom) <= url.segments.count else {
                return furthest
            }
            segment = max(last.segment + 1, retryFrom)
            component = last.component
            gap = (component, segment)
        }
    }

    /// The first segment that a `:name...` refuses, the end of the URL if it is left without any, or `nil`.
    private func firstRefused(by component: PatternComponent, from start: Int) -> Int? {
        guard start < url.segments.count else { return start }
        return (start..<url.segments.count).first { !url.isAccepted($0, by: component) }
    }

    /// The stop that is further in the pattern; of two at one component, the later one that has a segment to show
    /// and leaves room for what follows, since what follows the last `**` ends with the URL.
    private func further(_ one: Stop?, _ other: Stop) -> Stop {
        guard let one, one.component >= other.component else { return other }
        let isBetter = one.component == other.component && !isAtEnd(other)
        return isBetter && other.segment <= lastSegment(for: other.component) ? other : one
    }

    /// The last segment that a component can stand for, if the rest of the pattern is to have some as well.
    private func lastSegment(for component: Int) -> Int {
        component < firstFixed ? url.segments.count : url.segments.count - (components.count - component)
    }
}
