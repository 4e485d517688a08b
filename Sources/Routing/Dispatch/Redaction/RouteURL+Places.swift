/// Where the segments stand in the text, their escapes included.
extension RouteURL {
    /// The path without the slash in front, with the host of a URL that has it as its first segment.
    var pathPlace: Range<Int> {
        let route = Array(string.utf8.prefix(outline.routeLength))
        var start = outline.scheme.map { $0.range.upperBound + 1 } ?? 0
        if route[start...].starts(with: [ascii("/"), ascii("/")]) {
            start = max(start + 2, outline.userInfo.upperBound)
            if outline.host != nil { start = route[start...].firstIndex(of: ascii("/")) ?? route.count }
        }
        return (route[start...].first == ascii("/") ? start + 1 : start)..<route.count
    }

    /// The place of each segment; `nil` when the text has dot segments beside escapes.
    ///
    /// - Complexity: O(*n*) in the length of the route.
    var segmentPlaces: [Range<Int>]? {
        if outline.decoded.isEmpty { return outline.segments.map(\.range) }
        let path = pathPlace
        var start = path.lowerBound
        var places: [Range<Int>] = []
        for segment in string.utf8(path).split(separator: ascii("/"), omittingEmptySubsequences: false) {
            if !segment.isEmpty { places.append(start..<start + segment.count) }
            start += segment.count + 1
        }
        // A dot segment takes a place and is none.
        return places.count == segmentCount ? places : nil
    }

    /// The places of captures; larger ones where dot segments or escapes are in the way.
    func places(of captures: [CaptureRange]) -> [Range<Int>] {
        guard let places = segmentPlaces else { return captures.isEmpty ? [] : [pathPlace] }
        return captures.compactMap { capture in
            switch capture {
            case .segments(_, let range):
                guard let first = range.first, let last = range.last else { return nil }
                return places[first].lowerBound..<places[last].upperBound
            case .part(_, let part):
                if outline.decoded.isEmpty { return part }
                let index = outline.segments.firstIndex { $0.range.contains(part.lowerBound) }
                return index.map { places[$0] } ?? pathPlace
            }
        }
    }
}
