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

/// A capture as a range in a URL; its text is created on demand.
enum CaptureRange: Equatable, Sendable {
    /// Segments: one, or all segments of a `:name...`.
    case segments(String, Range<Int>)
    /// A part of a segment, as a range of bytes.
    case part(String, Range<Int>)
}

extension ParameterPairs {
    /// Creates the texts of captures.
    ///
    /// - Parameters:
    ///   - captures: The captures from left to right.
    ///   - url: The URL that their ranges refer to.
    /// - Complexity: O(*n*) in the length of their texts.
    init(_ captures: [CaptureRange], in url: RouteURL) {
        self.init()
        if captures.isEmpty { return }
        reserveCapacity(captures.count)
        for capture in captures {
            switch capture {
            case .segments(let name, let range):
                append(path: range.lazy.map(url.segment), for: name)
            case .part(let name, let range):
                append(url.withSegmentBytes { String(copying: $0.extracting(range)) }, for: name)
            }
        }
    }
}

extension SegmentedPattern {
    /// Calls a closure with the captures of a URL that is known to match, without matching it again: if every component
    /// matches one segment, or the rest, the places of the captures are known.
    ///
    /// - Parameters:
    ///   - count: The number of segments of the URL.
    ///   - take: Receives the name and the segments of each capture, from left to right.
    /// - Complexity: O(components).
    @inline(__always)
    func forEachCapture(ofSegments count: Int, _ take: (String, Range<Int>) -> Void) {
        assert(placesAreKnown, "a place that is not known has to be found by matching")
        var position = 0
        while true {
            let code = components[position]
            switch code.kind {
            case .capture, .typedCapture:
                take(names[code.number], position..<position + 1)
            case .restCapture:
                take(names[code.number], position..<count)
                return
            case .end, .rest:
                return
            default:
                break
            }
            position += 1
        }
    }
}
