/// The segments `.` and `..`, in URLs and in patterns.
package enum DotSegment {
    /// `.`, which is skipped.
    case current
    /// `..`, which removes the segment before it.
    case parent

    /// Recognises a dot segment in decoded bytes; `nil` for any other segment.
    @inline(__always)
    package init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard 1...2 ~= range.count, bytes[range.lowerBound] == ascii("."),
            bytes[range.upperBound - 1] == ascii(".")
        else { return nil }
        self = range.count == 1 ? .current : .parent
    }

    /// Resolves dot segments as the web platform's URL standard does.
    ///
    /// `..` removes the segment before it, even an empty one; without one before it, `..` has no effect.
    ///
    /// - Parameters:
    ///   - segments: The segments of a path between its slashes, including empty ones.
    ///   - kind: Returns the kind of a dot segment, or `nil` for any other segment.
    /// - Returns: The remaining segments, without the dot segments.
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
