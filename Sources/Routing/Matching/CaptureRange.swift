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
