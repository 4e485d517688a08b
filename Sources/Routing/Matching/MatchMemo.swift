/// The segments of a URL that the components of a pattern accept, without evaluating conditions in code.
///
/// A component looks only at its own segment, and the choices of a pattern's groups share components. The memo
/// therefore keeps each result for the other choices.
struct MatchMemo: ~Copyable {
    /// The cost so far: tests of segments, and set operations, one for every 64 places.
    private(set) var steps = 0

    private let pattern: SegmentedPattern
    private let url: URLOutline
    private let caseSensitive: Bool
    /// For each distinct test of components: the segments that were tested, and those that passed.
    private var known = [UInt32: (asked: PositionSet, accepted: PositionSet)]()

    init(_ pattern: SegmentedPattern, _ url: URLOutline, caseSensitive: Bool) {
        self.pattern = pattern
        self.url = url
        self.caseSensitive = caseSensitive
    }

    private var count: Int { url.segments.count }

    /// Whether a segment is compared case-insensitively, as a host always is.
    func ignoresCase(_ segment: Int) -> Bool {
        !caseSensitive || (segment == 0 && url.startsWithHost)
    }
}

extension MatchMemo {
    /// Returns whether a component accepts a segment; a component for several segments is tested with each of them.
    ///
    /// - Parameters:
    ///   - code: The component.
    ///   - segment: The segment.
    ///   - text: The text of the pattern.
    ///   - bytes: The bytes that the ranges of the segments refer to.
    /// - Returns: Whether the component accepts the segment.
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

    /// Returns those of some places whose next segment a component accepts.
    private mutating func narrow(
        _ places: PositionSet,
        to code: ComponentCode,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> PositionSet {
        steps += count / 64 + 1
        guard code.asks else { return places }
        let question = pattern.question(of: code)
        var (asked, accepted) = known[question] ?? (PositionSet(in: count), PositionSet(in: count))
        let new = places.subtracting(asked)
        // Most choices of groups test nothing new, and then the sets are not copied.
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
    /// Finds, for each component of an alternative, the places from which it and all components after it match.
    ///
    /// - Parameters:
    ///   - components: The components of the alternative, or the last of them.
    ///   - text: The text of the pattern.
    ///   - bytes: The bytes that the ranges of the segments refer to.
    /// - Returns: The places for each component, followed by those for the end of the pattern.
    /// - Complexity: O(components × segments) tests of segments, and a step for every 64 segments.
    mutating func placesToEnd(
        _ components: [ComponentCode],
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> [PositionSet] {
        var rows = [PositionSet(count..<count + 1, in: count)]
        rows.reserveCapacity(components.count + 1)
        for code in components.reversed() {
            let behind = rows[rows.count - 1]
            switch code.kind {
            case .anySegments: rows.append(PositionSet(0..<(behind.last ?? -1) + 1, in: count))
            case .rest: rows.append(PositionSet(0..<count + 1, in: count))
            case .restCapture, .otherRest:
                let refused = refusedSegments(by: code, text, bytes)
                rows.append(PositionSet((refused.last ?? -1) + 1..<count, in: count))
            case .literal, .capture, .typedCapture, .anySegment, .other, .end:
                rows.append(narrow(behind.movedDown, to: code, text, bytes))
            }
        }
        return rows.reversed()
    }

    /// Finds, for each component of an alternative, the places that the components before it can reach.
    ///
    /// - Parameters:
    ///   - components: The components of the alternative.
    ///   - text: The text of the pattern.
    ///   - bytes: The bytes that the ranges of the segments refer to.
    /// - Returns: The places for each component, followed by those after the last component.
    /// - Complexity: O(components × segments) tests of segments, and a step for every 64 segments.
    mutating func placesFromStart(
        _ components: [ComponentCode],
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> [PositionSet] {
        var rows = [PositionSet(0..<1, in: count)]
        rows.reserveCapacity(components.count + 1)
        for code in components {
            let here = rows[rows.count - 1]
            switch code.kind {
            case .anySegments: rows.append(PositionSet(min(here.first, count + 1)..<count + 1, in: count))
            case .rest: rows.append(PositionSet(here.isEmpty ? 0..<0 : count..<count + 1, in: count))
            case .restCapture, .otherRest:
                let lastRefused = refusedSegments(by: code, text, bytes).last ?? -1
                let matches = lastRefused + 1..<count ~= here.intersection(segments).last ?? -1
                rows.append(PositionSet(matches ? count..<count + 1 : 0..<0, in: count))
            case .literal, .capture, .typedCapture, .anySegment, .other, .end:
                rows.append(narrow(here.intersection(segments), to: code, text, bytes).movedUp)
            }
        }
        return rows
    }

    /// Returns the segments that a `:name...` does not accept.
    mutating func refusedSegments(
        by code: ComponentCode,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> PositionSet {
        segments.subtracting(narrow(segments, to: code, text, bytes))
    }

    /// All places but the end.
    private var segments: PositionSet { PositionSet(0..<count, in: count) }
}

extension ComponentCode {
    /// Whether the component accepts some segments only, so that it must be tested.
    fileprivate var asks: Bool {
        switch kind {
        case .literal, .typedCapture, .other, .otherRest: true
        case .capture, .restCapture, .anySegment, .anySegments, .rest, .end: false
        }
    }
}
