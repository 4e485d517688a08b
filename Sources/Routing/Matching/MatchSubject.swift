/// A URL prepared for being matched against many patterns.
struct MatchSubject: Sendable {
    let url: RouteURL
    /// The bytes of each segment.
    let segments: [[UInt8]]

    init(_ url: RouteURL) {
        self.url = url
        self.segments = url.segments.map { Array($0.utf8) }
    }
}
