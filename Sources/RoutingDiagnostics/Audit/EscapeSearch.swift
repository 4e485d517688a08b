/// Looks for URLs that one track stands for and others do not.
///
/// All tracks are followed side by side through the samples that the first one takes, the shortest first.
/// Where the same stops come up again there is nothing new to find, so the search ends whatever wildcards
/// there are.
struct EscapeSearch {
    /// How a search ended.
    enum End {
        /// There is nothing more to find.
        case exhausted
        /// It was told to stop.
        case stopped
        /// It took more steps than it was given.
        case outOfSteps
    }

    /// How far all tracks have come.
    private struct Place: Hashable {
        let stop: Int
        let others: [Int]
        /// Whether the next segment is the first one and written as a host.
        let isHost: Bool
    }

    let track: PathTrack
    let others: TrackSet
    /// Whether the first segment is written as the host of the URL.
    let startsWithHost: Bool
    let purpose: SamplingPurpose
    let sampling: SegmentSampling

    private var known: Set<Place> = []
    private var queue: [(place: Place, from: Int, sample: SegmentSample?)] = []

    init(
        _ track: PathTrack,
        past others: TrackSet,
        startsWithHost: Bool,
        _ purpose: SamplingPurpose,
        _ sampling: SegmentSampling
    ) {
        self.track = track
        self.others = others
        self.startsWithHost = startsWithHost
        self.purpose = purpose
        self.sampling = sampling
    }

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - steps: How many segments may still be followed.
    ///   - visit: Is given the segments of each URL that is found; whether to go on.
    /// - Returns: How it ended.
    mutating func run(steps: inout Int, _ visit: ([SegmentSample]) -> Bool) -> End {
        add(Place(stop: 0, others: others.starts, isHost: startsWithHost), from: -1, nil)
        var next = 0
        while next < queue.count {
            let place = queue[next].place
            let stop = track.stops[place.stop]
            // A URL without segments has no host either.
            let isFound = stop.step == nil && !place.isHost && !others.isEnd(place.others)
            if isFound, !visit(samples(to: next)) { return .stopped }
            for (part, target) in [(stop.loop, place.stop), (stop.step, place.stop + 1)] {
                guard let part else { continue }
                for sample in sampling.samples(of: part, isHost: place.isHost, purpose) {
                    guard steps > 0 else { return .outOfSteps }
                    steps -= 1
                    let others = others.next(from: place.others) {
                        sampling.accepts($0, sample, isHost: place.isHost, purpose)
                    }
                    add(Place(stop: target, others: others, isHost: false), from: next, sample)
                }
            }
            next += 1
        }
        return .exhausted
    }

    private mutating func add(_ place: Place, from: Int, _ sample: SegmentSample?) {
        // Whatever comes from here on is taken.
        guard !others.takesAll(place.others), known.insert(place).inserted else { return }
        queue.append((place, from, sample))
    }

    private func samples(to index: Int) -> [SegmentSample] {
        var samples: [SegmentSample] = []
        var index = index
        while index >= 0 {
            if let sample = queue[index].sample { samples.append(sample) }
            index = queue[index].from
        }
        return samples.reversed()
    }
}
