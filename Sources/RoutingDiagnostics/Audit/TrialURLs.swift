/// Makes up URLs of an entry, the simplest first; few of them are none of its URLs.
///
/// First comes one for each track. Then each track has its other origins, its wildcards one, two and three
/// segments, and its segments other texts, one segment at a time and each in turn. Only what is asked for is
/// made.
struct TrialURLs: Sequence, IteratorProtocol {
    /// How many are made of an entry.
    static let most = 120

    private let tracks: [PathTrack]
    private let segments: SegmentSampling
    private let origins: OriginSampling
    private var left = Self.most
    /// The track that comes next, all of them standing here twice.
    private var track = 0
    /// The URLs that come next, the last one first.
    private var waiting: [Draft] = []

    /// A URL before it is written.
    private enum Draft {
        case text(String)
        case segments(SampleURL.Origin, [[UInt8]])
        /// The variations of a row of parts.
        case variations(SampleURL.Origin, [PathPart])
    }

    init(_ tracks: [PathTrack], _ segments: SegmentSampling, _ origins: OriginSampling) {
        self.tracks = tracks
        self.segments = segments
        self.origins = origins
    }

    mutating func next() -> String? {
        guard left > 0 else { return nil }
        while true {
            switch waiting.popLast() {
            case .text(let text)?:
                left -= 1
                return text
            case .segments(let origin, let texts)?:
                left -= 1
                return SampleURL(usual: origin, texts).text
            case .variations(let origin, let row)?:
                waiting += variations(row).reversed().map { .segments(origin, $0) }
            case nil:
                guard track < 2 * tracks.count else { return nil }
                fill()
            }
        }
    }

    private mutating func fill() {
        let isFirst = track < tracks.count
        let track = tracks[track % tracks.count]
        self.track += 1
        if let expression = track.wholeURL {
            let texts = isFirst ? expression.trials(as: .route) : []
            waiting = (texts + texts.map { "/" + $0 }).reversed().map { .text($0) }
            return
        }
        let origins = origins.trials(track)
        if isFirst {
            let simplest = simplest(row(of: track, repeating: 0))
            waiting = simplest.map { [.segments(origins[0], $0)] } ?? []
            return
        }
        let most = track.stops.contains { $0.loop != nil } ? 3 : 0
        let drafts = (0...most).flatMap { count -> [Draft] in
            let row = row(of: track, repeating: count)
            guard let simplest = simplest(row) else { return [] }
            return origins.map { .segments($0, simplest) } + [.variations(origins[0], row)]
        }
        waiting = drafts.reversed()
    }
}

extension TrialURLs {
    /// The parts that segments are made for, with what may be repeated standing there so many times.
    private func row(of track: PathTrack, repeating count: Int) -> [PathPart] {
        track.stops.flatMap { stop in
            (stop.loop.map { Array(repeating: $0, count: count) } ?? []) + (stop.step.map { [$0] } ?? [])
        }
    }

    private func simplest(_ row: [PathPart]) -> [[UInt8]]? {
        var texts: [[UInt8]] = []
        for part in row {
            guard let sample = segments.samples(of: part, isHost: false, .trial).first else { return nil }
            texts.append(sample.text)
        }
        return texts
    }

    /// Gives the segments of a row other texts.
    private func variations(_ row: [PathPart]) -> [[[UInt8]]] {
        let choices = row.map { segments.samples(of: $0, isHost: false, .trial).map(\.text) }
        let simplest = choices.compactMap(\.first)
        guard simplest.count == row.count else { return [] }
        let most = choices.map(\.count).max() ?? 0
        var variations: [[[UInt8]]] = []
        for number in 1..<Swift.max(most, 1) {
            for index in choices.indices where number < choices[index].count {
                var texts = simplest
                texts[index] = choices[index][number]
                variations.append(texts)
            }
        }
        return variations
    }
}

extension SampleURL {
    /// A URL in the way in which most are written: the first segment behind `scheme://` where that does no
    /// harm.
    init(usual origin: Origin, _ segments: [[UInt8]]) {
        let first = segments.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
        let isHost = PrintedPath.Segment(text: first, isLiteral: false).canStandAsHost
        self.init(
            origin: origin,
            segments: segments,
            startsWithHost: origin.scheme != nil && origin.host == nil && isHost
        )
    }
}
