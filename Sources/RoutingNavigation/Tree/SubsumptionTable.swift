internal import Routing

extension RoutePattern {
    /// Whether the pattern has conditions in code.
    var asksCode: Bool { !predicates.isEmpty }
}

/// A table of patterns in order of precedence, for finding patterns that never match because an earlier one covers
/// them.
struct SubsumptionTable {
    private var coverages: [PatternCoverage] = []
    private var heads = HeadTree()
    private let caseSensitive: Bool

    /// Creates an empty table.
    ///
    /// - Parameter caseSensitive: Whether literals match case-sensitively.
    init(caseSensitive: Bool = false) {
        self.caseSensitive = caseSensitive
    }

    /// Adds a pattern after all others.
    ///
    /// A reported cover is certain, but not every cover is found. Most constraints are only compared for equality,
    /// and a pattern with conditions in code covers no other.
    ///
    /// - Parameter pattern: The pattern.
    /// - Returns: The first pattern found that matches all URLs of this one: its number, counted from 0, and
    ///   whether the two match the same URLs. `nil` if no cover is found.
    /// - Complexity: O(components) for each choice of optional groups and each pattern whose first segments can
    ///   cover those of this one; O(components × components) with several `**`.
    mutating func add(_ pattern: RoutePattern) -> (number: Int, isSame: Bool)? {
        let coverage = PatternCoverage(pattern, caseSensitive: caseSensitive)
        // A pattern that covers this one covers each of its paths, the first one included.
        let candidates = heads.numbers(over: coverage.heads.first ?? [])
        let found = candidates.filter { coverages[$0].covers(coverage) }.min()
        let number = coverages.count
        coverages.append(coverage)
        for head in Set(coverage.heads) { heads.insert(number, at: head) }
        return found.map { ($0, coverage.covers(coverages[$0])) }
    }
}

/// An index of pattern numbers by the heads of their paths.
///
/// The head of a path holds a key for each component up to the first that matches several segments.
private struct HeadTree {
    /// What a component requires of its segment, as far as the index distinguishes it.
    enum Key: Hashable {
        /// This text, in lower case unless matching is case-sensitive.
        case text([UInt8])
        case any
        /// One of several texts, or a constraint.
        case some
    }

    private struct Node {
        var next: [Key: Int] = [:]
        /// The patterns that have a path with this head.
        var numbers: [Int] = []
    }

    private var nodes = [Node()]

    mutating func insert(_ number: Int, at head: [Key]) {
        var node = 0
        for key in head {
            if let next = nodes[node].next[key] {
                node = next
            } else {
                nodes[node].next[key] = nodes.count
                node = nodes.count
                nodes.append(Node())
            }
        }
        nodes[node].numbers.append(number)
    }

    /// The numbers of patterns whose heads can cover the start of another head.
    func numbers(over head: [Key]) -> Set<Int> {
        var reached = [0]
        var numbers = Set(nodes[0].numbers)
        for key in head {
            let wider: Set<Key> = key == .any ? [.any] : [key, .any, .some]
            reached = reached.flatMap { node in wider.compactMap { nodes[node].next[$0] } }
            for node in reached { numbers.formUnion(nodes[node].numbers) }
        }
        return numbers
    }
}

/// What can be known about the URLs that a pattern matches.
private struct PatternCoverage {
    private let form: RoutePattern.Form
    private let asksCode: Bool
    private let caseSensitive: Bool
    /// The components for each choice of optional groups; empty for an expression on whole URLs.
    private let paths: [[PatternComponent]]

    init(_ pattern: RoutePattern, caseSensitive: Bool) {
        form = pattern.form
        self.caseSensitive = caseSensitive
        asksCode = pattern.asksCode
        paths = (pattern.segmented?.alternatives ?? []).map { Self.path($0.components) }
    }

    /// The heads of the paths; a single empty head for an expression on whole URLs.
    var heads: [[HeadTree.Key]] {
        if paths.isEmpty { return [[]] }
        return paths.map { path in path.prefix(while: \.isOneSegment).map { $0.key(caseSensitive) } }
    }

    /// Whether this pattern certainly matches every URL that another one matches.
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
                && other.paths.allSatisfy { path in paths.contains { covers($0, path) } }
        }
    }

    private static func coversOrigin(_ wide: SegmentedPattern, _ narrow: SegmentedPattern) -> Bool {
        guard let scheme = wide.scheme else { return true }
        guard scheme == narrow.scheme else { return false }
        guard let host = wide.host else { return true }
        return host == narrow.host || host == .any && narrow.host != nil
    }

    private func covers(_ path: [PatternComponent], _ other: [PatternComponent]) -> Bool {
        var search = CoverageSearch(path: path, other: other, caseSensitive: caseSensitive)
        return search.covers(0, 0)
    }

    /// Returns the components with a final `**` or unconstrained rest capture written as `rest`.
    private static func path(_ components: [PatternComponent]) -> [PatternComponent] {
        switch components.last {
        case .anySegments?: components.dropLast() + [.rest]
        case .restCapture(let capture)? where capture.constraint == nil:
            components.dropLast() + [.anySegment, .rest]
        default: components
        }
    }
}

/// A search for whether one path covers all segments that another path matches.
private struct CoverageSearch {
    let path: [PatternComponent]
    let other: [PatternComponent]
    let caseSensitive: Bool
    /// The pairs found not to cover, so that no pair is examined twice even if patterns have many `**`.
    private var failures: Set<[Int]> = []

    init(path: [PatternComponent], other: [PatternComponent], caseSensitive: Bool) {
        self.path = path
        self.other = other
        self.caseSensitive = caseSensitive
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
                guard let next, component.accepts(allOf: next, caseSensitive) else { return false }
            }
            index += 1
            otherIndex += 1
        }
        return otherIndex == other.count
    }
}

extension PatternComponent {
    /// The only texts that the component accepts as a segment, or `nil` if it may accept others.
    ///
    /// They are in lower case unless matching is case-sensitive.
    private func words(_ caseSensitive: Bool) -> [[UInt8]]? {
        let spelling: (Literal) -> [UInt8] = { caseSensitive ? $0.exact : $0.folded }
        switch self {
        case .literal(let literal): return [spelling(literal)]
        case .capture(let capture):
            if case .words(let words)? = capture.constraint { return words.map(spelling) }
            return nil
        case .mixed, .anySegment, .anySegments, .rest, .restCapture: return nil
        }
    }

    /// The key for what the component requires of its segment.
    fileprivate func key(_ caseSensitive: Bool) -> HeadTree.Key {
        if let words = words(caseSensitive) { return words.count == 1 ? .text(words[0]) : .some }
        switch self {
        case .anySegment: return .any
        case .capture(let capture): return capture.constraint == nil ? .any : .some
        default: return .some
        }
    }

    /// Whether the component matches exactly one segment.
    fileprivate var isOneSegment: Bool {
        switch self {
        case .literal, .capture, .mixed, .anySegment: true
        case .anySegments, .rest, .restCapture: false
        }
    }

    /// Whether the component certainly accepts every segment that another one accepts.
    fileprivate func accepts(allOf other: PatternComponent, _ caseSensitive: Bool) -> Bool {
        if let words = words(caseSensitive), let otherWords = other.words(caseSensitive) {
            return Set(otherWords).isSubset(of: words)
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
