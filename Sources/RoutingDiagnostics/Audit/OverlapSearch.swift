/// Looks for URLs that a track has in common with the tracks of a forest.
struct OverlapSearch {
    /// A segment that two parts have in common.
    enum Meeting {
        case text([UInt8])
        /// No text was found, and nobody can tell that there is none.
        case unknown
        case none
    }

    private struct Place: Hashable {
        let stop: Int
        let node: Int
        /// Whether the next segment is the first one and written as a host.
        let isHost: Bool
    }

    /// A place that was reached, and what of the ways on from there is still to be tried.
    private struct Visit {
        let place: Place
        /// The segment that led there.
        let text: [UInt8]
        var ways: [Way]
    }

    /// Ways on by one part of the track.
    private struct Way {
        let part: PathPart
        let stop: Int
        /// The loop of the node, which is tried first.
        var loop: PathPart?
        let edges: [PathForest.Edge]
        var nextEdge = 0
    }

    let track: PathTrack
    let forest: PathForest
    let segments: SegmentSampling
    /// Whether segments count for which there is no text.
    let takesUnknown: Bool

    private var known: Set<Place> = []
    /// From the root to where the search is.
    private var trail: [Visit] = []

    init(_ track: PathTrack, _ forest: PathForest, _ segments: SegmentSampling, takesUnknown: Bool) {
        self.track = track
        self.forest = forest
        self.segments = segments
        self.takesUnknown = takesUnknown
    }

    /// Looks in a tree.
    ///
    /// - Parameters:
    ///   - root: The node where it begins.
    ///   - startsWithHost: Whether the first segment is written as the host of the URL.
    ///   - steps: How many parts may still be compared.
    ///   - visit: Is given the entries that have a URL in common with the track, and its segments; whether to go on.
    /// - Returns: Whether there was nothing more to find.
    mutating func run(
        from root: Int,
        startsWithHost: Bool,
        steps: inout Int,
        _ visit: ([Int], [[UInt8]]) -> Bool
    ) -> Bool {
        known = []
        trail = []
        guard enter(Place(stop: 0, node: root, isHost: startsWithHost), [], visit) else { return false }
        while let place = trail.last?.place {
            guard let move = nextMove() else {
                trail.removeLast()
                continue
            }
            guard steps > 0 else { return false }
            steps -= 1
            let target = Place(stop: move.stop, node: move.node, isHost: false)
            if known.contains(target) { continue }
            switch meeting(move.part, move.other, isHost: place.isHost) {
            case .text(let text):
                guard enter(target, text, visit) else { return false }
            case .unknown where takesUnknown:
                guard enter(target, [], visit) else { return false }
            case .unknown, .none:
                break
            }
        }
        return true
    }

    /// Goes on to a place; whether to go on from there.
    private mutating func enter(_ place: Place, _ text: [UInt8], _ visit: ([Int], [[UInt8]]) -> Bool) -> Bool
    {
        known.insert(place)
        let (stop, node) = (track.stops[place.stop], forest.nodes[place.node])
        let ways = [(stop.loop, place.stop), (stop.step, place.stop + 1)].compactMap { part, next in
            part.map { Way(part: $0, stop: next, loop: node.loop, edges: node.edges(meeting: $0)) }
        }
        trail.append(Visit(place: place, text: text, ways: ways))
        // A URL without segments has no host either.
        guard stop.step == nil, !node.entries.isEmpty, !place.isHost else { return true }
        return visit(node.entries, trail.dropFirst().map(\.text))
    }

    /// Takes the next pair of parts that may have a segment in common, and where it leads.
    private mutating func nextMove() -> (part: PathPart, other: PathPart, stop: Int, node: Int)? {
        let last = trail.count - 1
        let node = trail[last].place.node
        while let way = trail[last].ways.first {
            if let loop = way.loop {
                trail[last].ways[0].loop = nil
                return (way.part, loop, way.stop, node)
            }
            if way.nextEdge < way.edges.count {
                trail[last].ways[0].nextEdge += 1
                let edge = way.edges[way.nextEdge]
                guard let child = forest.nodes[node].children[edge] else { continue }
                return (way.part, edge.step, way.stop, child)
            }
            trail[last].ways.removeFirst()
        }
        return nil
    }

    /// Finds a segment that two parts take.
    private func meeting(_ part: PathPart, _ other: PathPart, isHost: Bool) -> Meeting {
        // What takes everything has no say.
        let parts = part == .anySegment ? [other, part] : [part, other]
        for (part, other) in zip(parts, parts.reversed()) {
            let samples = segments.samples(of: part, isHost: isHost, .trial)
            let common = samples.first { segments.accepts(other, $0, isHost: isHost, .trial) }
            if let common { return .text(common.text) }
        }
        // Literals are what they are.
        let areTried = part.isTried || other.isTried
        return areTried || !(part.isOpaque || other.isOpaque) ? .none : .unknown
    }
}

extension PathPart {
    /// Whether all texts that it takes have been tried, in every spelling that counts.
    fileprivate var isTried: Bool {
        switch self {
        case .literal, .firstHost: true
        case .test(let test): test.words != nil
        default: false
        }
    }

    /// Whether a text has to be tried to know whether it takes it.
    fileprivate var isOpaque: Bool {
        if case .test(let test) = self { test.isOpaque } else { false }
    }
}
