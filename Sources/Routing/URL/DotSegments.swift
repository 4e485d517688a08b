/// How `.` and `..` are resolved, in URLs and in patterns alike.
enum DotSegments {
    /// Resolves dot segments as the web platform's URL standard does: `..` takes the segment before it away,
    /// an empty one too, and never more than there is.
    ///
    /// - Parameters:
    ///   - segments: The segments of a path between its slashes, empty ones included.
    ///   - text: The decoded text of a segment, or `nil` when it cannot be a dot segment.
    /// - Returns: The segments that are left, without the dot segments.
    static func resolve<Segment>(_ segments: [Segment], text: (Segment) -> String?) -> [Segment] {
        var resolved: [Segment] = []
        resolved.reserveCapacity(segments.count)
        for segment in segments {
            switch text(segment) {
            case ".": continue
            case "..": _ = resolved.popLast()
            default: resolved.append(segment)
            }
        }
        return resolved
    }
}
