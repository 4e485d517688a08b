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
    /// - Complexity: O(components) for each choice of optional groups and each pattern that has no text that this one
    ///   lacks, as far as the index can tell; O(components × components) with several `**`.
    mutating func add(_ pattern: RoutePattern) -> (number: Int, isSame: Bool)? {
        let coverage = PatternCoverage(pattern, caseSensitive: caseSensitive)
        // A pattern that covers this one covers each of its paths, the first one included.
        let candidates = heads.numbers(over: coverage.outlines.first ?? PathOutline())
        let found = candidates.filter { coverages[$0].covers(coverage) }.min()
        let number = coverages.count
        coverages.append(coverage)
        for outline in Set(coverage.outlines) { heads.insert(number, at: outline) }
        return found.map { ($0, coverage.covers(coverages[$0])) }
    }
}

/// What a component requires of its segment, as far as the index distinguishes it.
private enum SegmentKey: Hashable {
    /// This text, in lower case unless matching is case-sensitive.
    case text([UInt8])
    /// A segment like this one, which only an equal component covers.
    case mixed(PatternComponent)
    case any
    /// One of several texts, or a constraint.
    case some

    /// Whether a path covers another only if the other has this key too.
    var isRequired: Bool {
        switch self {
        case .text, .mixed: true
        case .any, .some: false
        }
    }
}

/// The parts of a path by which an index finds it.
private struct PathOutline: Hashable {
    /// A key for each component up to the first that matches several segments.
    var head: [SegmentKey] = []
    /// The keys after the head.
    var rest: [SegmentKey] = []
}

/// An index of pattern numbers by the heads of their paths, and by the first text after the head.
private struct HeadTree {
    private struct Node {
        var next: [SegmentKey: Int] = [:]
        /// The patterns that have a path with this head, by the first key that is required after it.
        var numbers: [SegmentKey?: [Int]] = [:]
    }

    private var nodes = [Node()]

    mutating func insert(_ number: Int, at outline: PathOutline) {
        var node = 0
        for key in outline.head {
            if let next = nodes[node].next[key] {
                node = next
            } else {
                nodes[node].next[key] = nodes.count
                node = nodes.count
                nodes.append(Node())
            }
        }
        nodes[node].numbers[outline.rest.first(where: \.isRequired), default: []].append(number)
    }

    /// The numbers of patterns that can cover a path, as far as heads and required keys tell.
    func numbers(over outline: PathOutline) -> Set<Int> {
        let keys = Set((outline.head + outline.rest).filter(\.isRequired))
        var reached = [0]
        var numbers: Set<Int> = []
        func collect() {
            for node in reached {
                for key in keys.map(Optional.some) + [nil] {
                    numbers.formUnion(nodes[node].numbers[key] ?? [])
                }
            }
        }
        collect()
        for key in outline.head {
            let wider: Set<SegmentKey> = key == .any ? [.any] : [key, .any, .some]
            reached = reached.flatMap { node in wider.compactMap { nodes[node].next[$0] } }
            collect()
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

    /// The outlines of the paths; a single empty one for an expression on whole URLs.
    var outlines: [PathOutline] {
        if paths.isEmpty { return [PathOutline()] }
        return paths.map { path in
            let head = path.prefix(while: \.isOneSegment)
            let rest = path.dropFirst(head.count)
            return PathOutline(
                head: head.map { $0.key(caseSensitive) }, rest: rest.map { $0.key(caseSensitive) })
        }
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
    fileprivate func key(_ caseSensitive: Bool) -> SegmentKey {
        if let words = words(caseSensitive) { return words.count == 1 ? .text(words[0]) : .some }
        switch self {
        case .anySegment: return .any
        case .capture(let capture): return capture.constraint == nil ? .any : .some
        case .mixed: return .mixed(withoutNames)
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
