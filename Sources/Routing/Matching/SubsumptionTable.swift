extension RoutePattern {
    /// Whether the pattern has conditions in code.
    package var asksCode: Bool { !predicates.isEmpty }
}

/// Patterns in an order of preference, for finding one that never comes to match because another comes before
/// it.
package struct SubsumptionTable {
    private var coverages: [PatternCoverage] = []
    private var heads = HeadTree()

    /// Creates a table without patterns.
    package init() {}

    /// Adds a pattern behind all others.
    ///
    /// What is found is certain; constraints are only compared for being the same, and patterns with
    /// conditions in code cover nothing.
    ///
    /// - Parameter pattern: The pattern.
    /// - Returns: The number of the first pattern that matches all URLs that this one matches, counted from
    ///   0, and whether the two match the same; `nil` when there is none, as far as can be told.
    /// - Complexity: O(parts), for each choice of optional groups and each pattern whose first segments stand
    ///   for those of this one; O(parts × parts) with several `**`.
    package mutating func add(_ pattern: RoutePattern) -> (number: Int, isSame: Bool)? {
        let coverage = PatternCoverage(pattern)
        // What covers all of the pattern covers its first path.
        let found = heads.numbers(over: coverage.heads[0]).filter { coverages[$0].covers(coverage) }.min()
        let number = coverages.count
        coverages.append(coverage)
        for head in coverage.heads { heads.insert(number, at: head) }
        return found.map { ($0, coverage.covers(coverages[$0])) }
    }
}

/// The numbers of patterns by the heads of their paths: the parts before anything that stands for several
/// segments, scheme and host apart.
private struct HeadTree {
    private struct Node {
        var next: [PathPart: Int] = [:]
        /// The patterns that have a path whose head ends here.
        var numbers: [Int] = []
    }

    private var nodes = [Node()]

    mutating func insert(_ number: Int, at head: ArraySlice<PathPart>) {
        var node = 0
        for part in head {
            if let next = nodes[node].next[part] {
                node = next
            } else {
                nodes[node].next[part] = nodes.count
                node = nodes.count
                nodes.append(Node())
            }
        }
        nodes[node].numbers.append(number)
    }

    /// The numbers at heads that stand for the first parts of another one.
    func numbers(over head: ArraySlice<PathPart>) -> [Int] {
        var reached = [0]
        var numbers = nodes[0].numbers
        for part in head {
            reached = reached.flatMap { node in
                let same = nodes[node].next[part]
                return [same, part == .anySegment ? nil : nodes[node].next[.anySegment]].compactMap(\.self)
            }
            for node in reached { numbers += nodes[node].numbers }
        }
        return numbers
    }
}

/// What is known of the URLs that a pattern matches.
private struct PatternCoverage {
    let paths: [[PathPart]]
    let asksCode: Bool

    init(_ pattern: RoutePattern) {
        paths = PathSpelling(caseSensitive: false).paths(of: pattern)
        asksCode = pattern.asksCode
    }

    /// What each path asks of its first segments, one part for each.
    var heads: [ArraySlice<PathPart>] {
        paths.map { path in path.drop { $0.isGate }.prefix { $0.isOneSegment } }
    }

    /// Whether it is certain that it matches every URL that another one matches.
    func covers(_ other: PatternCoverage) -> Bool {
        !asksCode && other.paths.allSatisfy { path in paths.contains { Self.covers($0[...], path[...]) } }
    }

    private static func covers(_ path: ArraySlice<PathPart>, _ other: ArraySlice<PathPart>) -> Bool {
        guard let rest = withoutGate(of: path, from: other) else { return false }
        var search = CoverageSearch(path: Array(rest.path), other: Array(rest.other))
        return search.covers(0, 0)
    }

    /// Takes the scheme and the host off both, or gives `nil` when the first asks for others than the second.
    private static func withoutGate(
        of path: ArraySlice<PathPart>,
        from other: ArraySlice<PathPart>
    ) -> (path: ArraySlice<PathPart>, other: ArraySlice<PathPart>)? {
        let gate = path.prefix { $0.isGate }
        let otherGate = other.prefix { $0.isGate }
        guard gate.count <= otherGate.count,
            zip(gate, otherGate).allSatisfy({ $0 == $1 || $0 == .host(.any) })
        else { return nil }
        return (path.dropFirst(gate.count), other.dropFirst(otherGate.count))
    }
}

/// Whether one path stands for all segments that another one stands for.
private struct CoverageSearch {
    let path: [PathPart]
    let other: [PathPart]
    /// What was found not to cover: patterns may have many `**`, and no pair is looked at twice.
    private var failures: Set<[Int]> = []

    init(path: [PathPart], other: [PathPart]) {
        self.path = path
        self.other = other
    }

    mutating func covers(_ index: Int, _ otherIndex: Int) -> Bool {
        var (index, otherIndex) = (index, otherIndex)
        while index < path.count, otherIndex < other.count {
            let (part, otherPart) = (path[index], other[otherIndex])
            switch part {
            case .rest:
                return true
            case .anySegments:
                if failures.contains([index, otherIndex]) { return false }
                if covers(index + 1, otherIndex) || otherPart.isSegments && covers(index, otherIndex + 1) {
                    return true
                }
                failures.insert([index, otherIndex])
                return false
            case .anySegment:
                guard otherPart.isOneSegment else { return false }
            default:
                guard part == otherPart else { return false }
            }
            index += 1
            otherIndex += 1
        }
        return index == path.count && otherIndex == other.count
    }
}

extension PathPart {
    fileprivate var isGate: Bool {
        switch self {
        case .scheme, .host: true
        default: false
        }
    }

    /// Whether it stands for exactly one segment.
    fileprivate var isOneSegment: Bool {
        switch self {
        case .literal, .firstHost, .anySegment, .test: true
        default: false
        }
    }

    /// Whether it stands for segments with something behind them.
    fileprivate var isSegments: Bool { isOneSegment || self == .anySegments }
}
