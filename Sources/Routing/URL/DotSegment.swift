/// The segments `.` and `..`, in URLs and in patterns alike.
package enum DotSegment {
    /// `.`, which means nothing.
    case current
    /// `..`, which takes the segment before it away.
    case parent

    /// Recognises a dot segment in decoded bytes.
    @inline(__always)
    package init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard 1...2 ~= range.count, bytes[range.lowerBound] == ascii("."),
            bytes[range.upperBound - 1] == ascii(".")
        else { return nil }
        self = range.count == 1 ? .current : .parent
    }

    /// Resolves dot segments as the web platform's URL standard does: `..` takes the segment before it away,
    /// an empty one too, and never more than there is.
    ///
    /// - Parameters:
    ///   - segments: The segments of a path between its slashes, empty ones included.
    ///   - kind: Which dot segment a segment is, or `nil` when it is none.
    /// - Returns: The segments that are left, without the dot segments.
    package static func resolve<Segment>(_ segments: [Segment], kind: (Segment) -> DotSegment?) -> [Segment] {
        var resolved: [Segment] = []
        resolved.reserveCapacity(segments.count)
        for segment in segments {
            switch kind(segment) {
            case .current: continue
            case .parent: _ = resolved.popLast()
            case nil: resolved.append(segment)
            }
        }
        return resolved
    }
}
