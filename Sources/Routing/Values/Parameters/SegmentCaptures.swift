/// The captures of a pattern as ranges in a URL; the texts are created on demand.
struct SegmentCaptures: Sendable {
    private let pattern: SegmentedPattern
    let url: RouteURL

    /// Creates the captures of a pattern that has at least one, all at known places, in a URL that is known to match.
    init(of pattern: SegmentedPattern, in url: RouteURL) {
        assert(pattern.names.count > 0, "every name stands for one segment at least")
        self.pattern = pattern
        self.url = url
    }
}

extension SegmentCaptures {
    /// The captured segment of a name, or several segments joined with `/`.
    subscript(name: String) -> String? {
        let segments = segments(for: name)
        if segments.count == 1 { return url.segment(at: segments.lowerBound) }
        return segments.isEmpty ? nil : segments.map(url.segment).joined(separator: "/")
    }

    /// Returns the captured segments of a name.
    func values(for name: String) -> [String] {
        segments(for: name).map(url.segment)
    }

    /// The number of captured segments.
    var count: Int {
        var count = 0
        forEach { count += $1.count }
        return count
    }

    /// The texts of all captures.
    var pairs: ParameterPairs {
        var pairs = ParameterPairs()
        pairs.reserveCapacity(pattern.names.count)
        forEach { name, segments in pairs.append(path: segments.lazy.map(url.segment), for: name) }
        return pairs
    }

    private func segments(for name: String) -> Range<Int> {
        var found = 0..<0
        forEach { if $0.isExactly(name) { found = $1 } }
        return found
    }

    @inline(__always)
    private func forEach(_ take: (String, Range<Int>) -> Void) {
        pattern.forEachCapture(ofSegments: url.segmentCount, take)
    }
}
