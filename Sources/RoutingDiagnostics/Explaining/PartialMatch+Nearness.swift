internal import Routing

extension PartialMatch {
    /// Computes whether one change at the stop would let the walk reach the end.
    func nearness(of stop: Stop, in url: ExplainedURL) -> Nearness {
        [replacing(stop, of: url), inserting(stop), removing(stop, of: url)].compactMap { $0 }.min {
            $0.rank < $1.rank
        } ?? .far
    }

    /// Whether some component of the pattern, other than the given one, demands something of a segment.
    func isTelling(without component: Int? = nil) -> Bool {
        components.indices.contains { $0 != component && components[$0].isTelling }
    }

    private func replacing(_ stop: Stop, of url: ExplainedURL) -> Nearness? {
        guard stop.component < components.count, !url.ends(at: stop) else { return nil }
        let (component, seen) = (components[stop.component], url.segments[stop.segment])
        let change = URLChange.replace(stop.segment, component)
        let isAllowed = isTelling(without: stop.component)
        var nearness: Nearness?
        switch component {
        case .literal(let literal):
            nearness = EditDistance.slip(literal.exact, seen).map { .slip($0, change) }
        case .mixed(let pieces):
            nearness = Self.frames(pieces, seen) ? .part(change) : nil
        case .capture(let capture), .restCapture(let capture):
            nearness = isAllowed ? .part(change) : .lonelyPart(change)
            if let words = capture.words {
                let slip = words.compactMap { EditDistance.slip($0.exact, seen) }.min()
                nearness = slip.map { .slip($0, change) } ?? nearness
            }
        case .anySegment, .anySegments, .rest:
            return nil
        }
        return goesOn(behind: stop, in: url) ? nearness : nil
    }

    /// Whether the walk reaches the end once the segment at the stop is accepted.
    private func goesOn(behind stop: Stop, in url: ExplainedURL) -> Bool {
        let next = stop.segment + 1
        if case .restCapture = components[stop.component] {
            return next == url.segments.count || matches(from: stop.component, next)
        }
        return matches(from: stop.component + 1, next)
    }

    private func inserting(_ stop: Stop) -> Nearness? {
        guard stop.component < components.count, isTelling(without: stop.component),
            matches(from: stop.component + 1, stop.segment)
        else { return nil }
        return .part(.insert(stop.segment, components[stop.component]))
    }

    private func removing(_ stop: Stop, of url: ExplainedURL) -> Nearness? {
        guard !url.ends(at: stop), isTelling(), matches(from: stop.component, stop.segment + 1) else {
            return nil
        }
        return .part(.remove(stop.segment))
    }

    /// Whether a segment begins or ends with a literal of a mixed component.
    private static func frames(_ pieces: [SegmentPiece], _ seen: [UInt8]) -> Bool {
        let folded = seen.map(\.foldedASCII)
        if case .literal(let literal)? = pieces.first, folded.starts(with: literal.folded) { return true }
        if case .literal(let literal)? = pieces.last {
            return folded.reversed().starts(with: literal.folded.reversed())
        }
        return false
    }
}

extension PatternComponent {
    /// Whether the component demands something of a segment, so that a matching segment is evidence.
    fileprivate var isTelling: Bool {
        switch self {
        case .literal, .mixed: true
        case .capture(let capture): capture.words != nil
        case .anySegment, .anySegments, .rest, .restCapture: false
        }
    }
}
