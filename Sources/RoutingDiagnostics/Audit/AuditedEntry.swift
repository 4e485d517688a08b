/// An entry as an audit looks at it.
struct AuditedEntry {
    let entry: Entry
    let isOwnerAlive: Bool?
    /// The different paths of the pattern, in the order in which they are tried.
    let paths: [[PathPart]]
    /// The paths, the ones with the fewest stops first.
    let tracks: [PathTrack]

    init(_ entry: Entry, isOwnerAlive: Bool?, _ spelling: PathSpelling) {
        var known: Set<[PathPart]> = []
        self.entry = entry
        self.isOwnerAlive = isOwnerAlive
        self.paths = spelling.paths(of: entry.pattern).filter { known.insert($0).inserted }
        self.tracks = paths.map { PathTrack($0) }.enumerated()
            .sorted { ($0.element.stops.count, $0.offset) < ($1.element.stops.count, $1.offset) }
            .map(\.element)
    }
}

extension AuditedEntry {
    var ordinal: Int { entry.ordinal }
    var kind: RouteEntry.Kind { entry.kind }
    var tags: Set<String> { entry.tags }

    /// The entry as a value.
    var route: RegisteredRoute { RegisteredRoute(entry, isOwnerAlive: isOwnerAlive) }

    /// The origins that the entry accepts.
    var accepted: OriginSet { entry.signature.refused.others }

    /// On whose behalf a URL is opened to see who comes before the entry.
    var opener: RouteOrigin.Kind { accepted == .external ? .external : .internal }

    /// The narrowest scope that sees the entry: whatever is seen there is seen wherever the entry is.
    ///
    /// It is asked by all whom the entry accepts: what refuses some of them is no reason not to reach it.
    var filter: TagFilter {
        tags.reduce(TagFilter()) { $0.narrowed(to: [$1]) }.asked(by: accepted)
    }

    /// The same as somebody sees it who opens URLs.
    var openingFilter: TagFilter { filter.asked(by: OriginSet(opener)) }

    /// Whether another entry is there for as long as this one is, unless somebody disposes of it.
    func isOutlasted(by other: Entry) -> Bool {
        other.owner == nil || other.owner == entry.owner
    }

    /// The captures of the pattern, in the order of its paths; one that takes the rest is another than one that
    /// does not.
    var captures: [String] {
        guard case .segments(let segmented) = entry.pattern.form else { return entry.pattern.captureNames }
        return segmented.alternatives.flatMap(\.components).flatMap { component -> [String] in
            switch component {
            case .capture(let capture): [capture.name ?? ""]
            case .restCapture(let capture): [(capture.name ?? "") + "..."]
            case .mixed(let pieces):
                pieces.map { if case .capture(let capture) = $0 { capture.name ?? "" } else { "" } }
            case .literal, .anySegment, .anySegments, .rest: []
            }
        }
    }
}
