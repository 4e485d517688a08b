/// What a capture stands for, as a place in a URL: no text is made of it before somebody asks.
enum CaptureRange: Equatable, Sendable {
    /// Some segments: one, or all that a `:name...` took.
    case segments(String, Range<Int>)
    /// A part of a segment, in the bytes that the segments stand in.
    case part(String, Range<Int>)
}

extension ParameterPairs {
    /// The texts of captures.
    ///
    /// - Parameters:
    ///   - captures: The captures from left to right.
    ///   - url: The URL that they stand in.
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
