/// Which segments of a URL the components of a pattern accept, conditions in code apart.
///
/// A component looks at its own segment only, and all choices of groups have their components in common. So
/// what one of them said about a segment is kept, and said again for the others.
struct MatchMemo {
    /// What was done so far: questions, and sets of places made of others, one for each 64 places.
    private(set) var steps = 0

    private let pattern: SegmentedPattern
    private let url: URLOutline
    private let caseSensitive: Bool
    /// By the number of a component's question the segments that it was asked about, and those that it
    /// accepts.
    private var known: [UInt32: (asked: PlaceSet, accepted: PlaceSet)] = [:]

    init(_ pattern: SegmentedPattern, _ url: URLOutline, caseSensitive: Bool) {
        self.pattern = pattern
        self.url = url
        self.caseSensitive = caseSensitive
    }

    private var count: Int { url.segments.count }

    /// Whether a segment is compared without regard to capitals; a host is in every router, also as a
    /// segment.
    func ignoresCase(_ segment: Int) -> Bool {
        !caseSensitive || (segment == 0 && url.startsWithHost)
    }
}

extension MatchMemo {
    /// Whether a component accepts a segment: one that stands for several accepts each of them, or not.
    ///
    /// - Parameters:
    ///   - code: The component.
    ///   - segment: The segment.
    ///   - text: The text of the pattern.
    ///   - bytes: What the segments stand in.
    /// - Returns: Whether it does.
    func accepts(_ code: ComponentCode, _ segment: Int, _ text: Span<UInt8>, _ bytes: Span<UInt8>) -> Bool {
        let part = bytes.extracting(url.segments[segment].range)
        switch code.kind {
        case .literal: return part.equals(text.extracting(code.range), ignoringCase: ignoresCase(segment))
        case .typedCapture: return code.type.accepts(part)
        case .other, .otherRest:
            return pattern.others[code.otherNumber].accepts(part, ignoringCase: ignoresCase(segment))
        case .capture, .anySegment, .anySegments, .rest, .restCapture, .end: return true
        }
    }

    /// The places before segments that a component accepts, of some that are before segments.
    private mutating func narrow(
        _ places: PlaceSet,
        to code: ComponentCode,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> PlaceSet {
        steps += count / 64 + 1
        guard code.asks else { return places }
        let question = pattern.question(of: code)
        var (asked, accepted) = known[question] ?? (PlaceSet(in: count), PlaceSet(in: count))
        let new = places.subtracting(asked)
        // Most choices of groups ask nothing new; the sets are copied only for what is.
        if !new.isEmpty {
            for place in new {
                steps += 1
                if accepts(code, place, text, bytes) { accepted.insert(place) }
            }
            asked.formUnion(new)
            known[question] = (asked, accepted)
        }
        return places.intersection(accepted)
    }
}

extension MatchMemo {
    /// Finds for each component of an alternative the places from which it and all behind it match.
    ///
    /// - Parameters:
    ///   - components: The components of the alternative, or the last of them.
    ///   - text: The text of the pattern.
    ///   - bytes: What the segments stand in.
    /// - Returns: The places for each component, and behind them the end of the URL.
    /// - Complexity: O(components × segments) questions, and a step for 64 segments beside them.
    mutating func placesToEnd(
        _ components: [ComponentCode],
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> [PlaceSet] {
        var rows = [PlaceSet(count..<count + 1, in: count)]
        rows.reserveCapacity(components.count + 1)
        for code in components.reversed() {
            let behind = rows[rows.count - 1]
            switch code.kind {
            case .anySegments: rows.append(PlaceSet(0..<(behind.last ?? -1) + 1, in: count))
            case .rest: rows.append(PlaceSet(0..<count + 1, in: count))
            case .restCapture, .otherRest:
                let refused = refusedSegments(by: code, text, bytes)
                rows.append(PlaceSet((refused.last ?? -1) + 1..<count, in: count))
            case .literal, .capture, .typedCapture, .anySegment, .other, .end:
                rows.append(narrow(behind.movedDown, to: code, text, bytes))
            }
        }
        return rows.reversed()
    }

    /// Finds for each component of an alternative the places that all before it come to.
    ///
    /// - Parameters:
    ///   - components: The components of the alternative.
    ///   - text: The text of the pattern.
    ///   - bytes: What the segments stand in.
    /// - Returns: The places for each component, and those behind the last.
    /// - Complexity: O(components × segments) questions, and a step for 64 segments beside them.
    mutating func placesFromStart(
        _ components: [ComponentCode],
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> [PlaceSet] {
        var rows = [PlaceSet(0..<1, in: count)]
        rows.reserveCapacity(components.count + 1)
        for code in components {
            let here = rows[rows.count - 1]
            switch code.kind {
            case .anySegments: rows.append(PlaceSet(min(here.first, count + 1)..<count + 1, in: count))
            case .rest: rows.append(PlaceSet(here.isEmpty ? 0..<0 : count..<count + 1, in: count))
            case .restCapture, .otherRest:
                let lastRefused = refusedSegments(by: code, text, bytes).last ?? -1
                let matches = lastRefused + 1..<count ~= here.intersection(segments).last ?? -1
                rows.append(PlaceSet(matches ? count..<count + 1 : 0..<0, in: count))
            case .literal, .capture, .typedCapture, .anySegment, .other, .end:
                rows.append(narrow(here.intersection(segments), to: code, text, bytes).movedUp)
            }
        }
        return rows
    }

    /// The segments that a `:name...` refuses.
    mutating func refusedSegments(
        by code: ComponentCode,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> PlaceSet {
        segments.subtracting(narrow(segments, to: code, text, bytes))
    }

    /// The places before segments: all but the end.
    private var segments: PlaceSet { PlaceSet(0..<count, in: count) }
}

extension ComponentCode {
    /// Whether it accepts some segments and others not.
    fileprivate var asks: Bool {
        switch kind {
        case .literal, .typedCapture, .other, .otherRest: true
        case .capture, .restCapture, .anySegment, .anySegments, .rest, .end: false
        }
    }
}
