internal import Routing

extension RoutePattern {
    /// Whether the pattern has conditions in code.
    var asksCode: Bool { !predicates.isEmpty }
}

/// Patterns in an order of preference, for finding one that never comes to match because another comes before
/// it.
struct SubsumptionTable {
    private var coverages: [PatternCoverage] = []
    /// The numbers of the patterns that have a path which begins with a literal.
    private var literal: [[UInt8]: [Int]] = [:]
    /// The numbers of those that have another one.
    private var general: [Int] = []

    /// Adds a pattern behind all others.
    ///
    /// What is found is certain; most constraints are only compared for being the same, and patterns with
    /// conditions in code cover nothing.
    ///
    /// - Parameter pattern: The pattern.
    /// - Returns: The number of the first pattern that matches all URLs that this one matches, counted from
    ///   0, and whether the two match the same; `nil` when there is none, as far as can be told.
    /// - Complexity: O(components), for each choice of optional groups and each pattern that begins like this
    ///   one or with no literal; O(components × components) with several `**`.
    mutating func add(_ pattern: RoutePattern) -> (number: Int, isSame: Bool)? {
        let coverage = PatternCoverage(pattern)
        let heads = coverage.heads
        let candidates = (heads.first?.flatMap { literal[$0] } ?? []) + general
        let found = candidates.filter { coverages[$0].covers(coverage) }.min()
        let number = coverages.count
        coverages.append(coverage)
        for head in Set(heads.compactMap(\.self)) { literal[head, default: []].append(number) }
        if heads.isEmpty || heads.contains(nil) { general.append(number) }
        return found.map { ($0, coverage.covers(coverages[$0])) }
    }
}

/// What is known of the URLs that a pattern matches.
private struct PatternCoverage {
    private let form: RoutePattern.Form
    private let asksCode: Bool
    /// The components of each choice of optional groups; none for an expression over whole URLs.
    private let paths: [[PatternComponent]]

    init(_ pattern: RoutePattern) {
        form = pattern.form
        asksCode = pattern.asksCode
        paths = (pattern.segmented?.alternatives ?? []).map { Self.path($0.components) }
    }

    /// The texts that the paths begin with, in lower case; `nil` for each path that may begin with any other.
    var heads: [[UInt8]?] {
        paths.flatMap { path in path.first?.words.map { $0.map(\.folded) } ?? [nil] }
    }

    /// Whether it is certain that it matches every URL that another one matches.
    func covers(_ other: PatternCoverage) -> Bool {
        guard !asksCode else { return false }
        switch (form, other.form) {
        case (.wholeURL(let expression), .wholeURL(let otherExpression)):
            return expression == otherExpression
        case (.wholeURL, .segments):
            return false
        case (.segments(let segmented), .wholeURL):
            return segmented.scheme == nil && paths.contains { $0.first == .rest }
        case (.segments(let segmented), .segments(let otherSegmented)):
            return Self.coversOrigin(segmented, otherSegmented)
                && other.paths.allSatisfy { path in paths.contains { Self.covers($0, path) } }
        }
    }

    private static func coversOrigin(_ wide: SegmentedPattern, _ narrow: SegmentedPattern) -> Bool {
        guard let scheme = wide.scheme else { return true }
        guard scheme == narrow.scheme else { return false }
        guard let host = wide.host else { return true }
        return host == narrow.host || host == .any && narrow.host != nil
    }

    private static func covers(_ path: [PatternComponent], _ other: [PatternComponent]) -> Bool {
        var search = CoverageSearch(path: path, other: other)
        return search.covers(0, 0)
    }

    /// A path in which what stands for the rest of the segments is `rest`.
    private static func path(_ components: [PatternComponent]) -> [PatternComponent] {
        switch components.last {
        case .anySegments?: components.dropLast() + [.rest]
        case .restCapture(let capture)? where capture.constraint == nil:
            components.dropLast() + [.anySegment, .rest]
        default: components
        }
    }
}

/// Whether one path stands for all segments that another one stands for.
private struct CoverageSearch {
    let path: [PatternComponent]
    let other: [PatternComponent]
    /// What was found not to cover: patterns may have many `**`, and no pair is looked at twice.
    private var failures: Set<[Int]> = []

    init(path: [PatternComponent], other: [PatternComponent]) {
        self.path = path
        self.other = other
    }

    mutating func covers(_ index: Int, _ otherIndex: Int) -> Bool {
        var (index, otherIndex) = (index, otherIndex)
        while index < path.count {
            let next = otherIndex < other.count ? other[otherIndex] : nil
            switch path[index] {
            case .rest:
                return true
            case .anySegments:
                if failures.contains([index, otherIndex]) { return false }
                let mayGoOn = next.map { $0.isOneSegment || $0 == .anySegments } ?? false
                if covers(index + 1, otherIndex) || mayGoOn && covers(index, otherIndex + 1) { return true }
                failures.insert([index, otherIndex])
                return false
            case let component:
                guard let next, component.accepts(allOf: next) else { return false }
            }
            index += 1
            otherIndex += 1
        }
        return otherIndex == other.count
    }
}

extension PatternComponent {
    /// The only texts that the component accepts as a segment; `nil` when there may be others.
    fileprivate var words: [Literal]? {
        switch self {
        case .literal(let literal): return [literal]
        case .capture(let capture):
            if case .words(let words)? = capture.constraint { return words }
            return nil
        case .mixed, .anySegment, .anySegments, .rest, .restCapture: return nil
        }
    }

    /// Whether it stands for exactly one segment.
    fileprivate var isOneSegment: Bool {
        switch self {
        case .literal, .capture, .mixed, .anySegment: true
        case .anySegments, .rest, .restCapture: false
        }
    }

    /// Whether it is certain that the component accepts each segment that another one accepts.
    fileprivate func accepts(allOf other: PatternComponent) -> Bool {
        if let words, let otherWords = other.words {
            return Set(otherWords.map(\.folded)).isSubset(of: words.map(\.folded))
        }
        switch (self, other) {
        case (.anySegment, _):
            return other.isOneSegment
        case (.capture(let capture), _) where capture.constraint == nil:
            return other.isOneSegment
        case (.capture(let capture), .capture(let otherCapture)),
            (.restCapture(let capture), .restCapture(let otherCapture)):
            return capture.constraint == otherCapture.constraint
        default:
            return withoutNames == other.withoutNames
        }
    }
}
