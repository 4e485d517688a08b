/// A path of a pattern as a row of stops, for following several paths side by side.
///
/// Every segment of a URL leads from a stop to the next one, or leaves the path where it is; the path stands
/// for the URL when the last stop is reached with the last segment.
struct PathTrack: Hashable {
    /// A place between two segments.
    struct Stop: Hashable {
        /// The segments of which any number may pass here.
        var loop: PathPart?
        /// The segment that leads on; `nil` at the last stop.
        var step: PathPart?

        /// Whether it takes whatever follows.
        var takesAll: Bool { step == nil && loop == .anySegment }
    }

    /// The scheme, in lower case.
    private(set) var scheme: String?
    /// The host of a web pattern.
    private(set) var host: HostPattern?
    /// The stops: one at least.
    private(set) var stops = [Stop()]
    /// The expression over whole URLs that it is all about; its stops take whatever there is.
    private(set) var wholeURL: RegularExpression?

    init(_ path: [PathPart]) {
        for part in path { append(part) }
    }

    private mutating func append(_ part: PathPart) {
        let last = stops.count - 1
        switch part {
        case .scheme(let bytes):
            scheme = String(decoding: bytes, as: UTF8.self)
        case .host(let pattern):
            host = pattern
        case .end:
            break
        case .anySegments, .rest:
            stops[last].loop = .anySegment
        case .restTest(.wholeURL(let expression)):
            wholeURL = expression
            stops[last].loop = .anySegment
        case .restTest(let test):
            stops[last].step = .test(test)
            stops.append(Stop(loop: .test(test)))
        case .literal, .firstHost, .anySegment, .test:
            stops[last].step = part
            stops.append(Stop())
        }
    }
}

/// Several tracks, and how far each has come: a set of numbers of stops, in order.
struct TrackSet {
    private var stops: [PathTrack.Stop] = []
    /// The first stops.
    private(set) var starts: [Int] = []

    init(_ tracks: [PathTrack] = []) {
        for track in tracks { add(track) }
    }

    mutating func add(_ track: PathTrack) {
        starts.append(stops.count)
        stops += track.stops
    }

    /// Follows a segment from some stops.
    func next(from places: [Int], _ accepts: (PathPart) -> Bool) -> [Int] {
        var next: [Int] = []
        for place in places {
            let stop = stops[place]
            if let loop = stop.loop, next.last != place, accepts(loop) { next.append(place) }
            if let step = stop.step, accepts(step) { next.append(place + 1) }
        }
        return next
    }

    /// Whether one of the tracks ends here.
    func isEnd(_ places: [Int]) -> Bool {
        places.contains { stops[$0].step == nil }
    }

    /// Whether one of the tracks takes whatever follows.
    func takesAll(_ places: [Int]) -> Bool {
        places.contains { stops[$0].takesAll }
    }
}
