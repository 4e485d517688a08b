/// Where the segments come from: decoding and dot segments part them from the text.
extension RouteURL {
    /// The place of each segment in the text, its escapes included.
    ///
    /// - Complexity: O(*n*) in the length of the route.
    var segmentSources: [Range<Int>] {
        if outline.decoded.isEmpty { return outline.segments.map(\.range) }
        let bytes = Array(string.utf8.prefix(outline.routeLength))
        var path = outline.scheme.map { $0.range.upperBound + 1 } ?? 0
        var sources: [Range<Int>] = []
        if bytes[path...].starts(with: [ascii("/"), ascii("/")]) {
            path = bytes[(path + 2)...].firstIndex(of: ascii("/")) ?? bytes.count
            if startsWithHost { sources.append(outline.userInfo.upperBound..<path) }
        }
        appendPath(bytes, from: path, to: &sources)
        assert(sources.count == segmentCount, "the sources are those of the segments")
        return sources
    }

    /// Adds the segments of a path as they are left when ``URLPathReader`` has read it.
    private func appendPath(_ bytes: [UInt8], from start: Int, to sources: inout [Range<Int>]) {
        let floor = sources.count
        var start = start
        // Before a slash at the beginning there is nothing that `..` could take away.
        if start < bytes.count, bytes[start] == ascii("/") { start += 1 }
        while true {
            let end = bytes[start...].firstIndex(of: ascii("/")) ?? bytes.count
            let dots = Self.dotSegment(bytes[start..<end])
            if dots == nil, start < end {
                sources.append(start..<end)
            } else if sources.count > floor, dots != .current {
                if dots == .parent { sources.removeLast() } else { sources.append(start..<end) }
            }
            guard end < bytes.count else { break }
            start = end + 1
        }
        sources.removeAll(where: \.isEmpty)
    }

    private static func dotSegment(_ segment: ArraySlice<UInt8>) -> DotSegment? {
        var decoded: [UInt8] = []
        let bytes = segment.span
        PercentEncoding.decode(bytes, 0..<bytes.count) { decoded.append($0) }
        return DotSegment(decoded.span, 0..<decoded.count)
    }
}
