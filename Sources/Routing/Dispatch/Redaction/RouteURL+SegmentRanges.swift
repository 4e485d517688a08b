/// The ranges of the segments in the text, including their escapes.
extension RouteURL {
    /// The range of the path without its leading slash; includes a host that counts as the first segment.
    var pathRange: Range<Int> {
        let route = Array(string.utf8.prefix(outline.routeLength))
        var start = outline.scheme.map { $0.range.upperBound + 1 } ?? 0
        if route[start...].starts(with: [ascii("/"), ascii("/")]) {
            start = max(start + 2, outline.userInfo.upperBound)
            if outline.host != nil { start = route[start...].firstIndex(of: ascii("/")) ?? route.count }
        }
        return (route[start...].first == ascii("/") ? start + 1 : start)..<route.count
    }

    /// The range of each segment; `nil` when the text contains both dot segments and escapes.
    ///
    /// - Complexity: O(*n*) in the length of the route.
    var segmentRanges: [Range<Int>]? {
        if outline.decoded.isEmpty { return outline.segments.map(\.range) }
        let ranges = string.pieces(of: pathRange, separatedBy: ascii("/")).filter { !$0.isEmpty }
        // A dot segment has a range in the text but is not a segment of the URL.
        return ranges.count == segmentCount ? ranges : nil
    }

    /// The ranges of captures; a range may be larger than its capture in a URL with dot segments or escapes.
    func ranges(of captures: [CaptureRange]) -> [Range<Int>] {
        guard let ranges = segmentRanges else { return captures.isEmpty ? [] : [pathRange] }
        return captures.compactMap { capture in
            switch capture {
            case .segments(_, let range):
                guard let first = range.first, let last = range.last else { return nil }
                return ranges[first].lowerBound..<ranges[last].upperBound
            case .part(_, let part):
                if outline.decoded.isEmpty { return part }
                let index = outline.segments.firstIndex { $0.range.contains(part.lowerBound) }
                return index.map { ranges[$0] } ?? pathRange
            }
        }
    }
}
