internal import Routing

extension RoutePattern {
    /// Whether the pattern has conditions in code.
    var asksCode: Bool { !predicates.isEmpty }
}

/// A table of patterns in order of precedence, for finding patterns that never match because an earlier one covers
/// them.
struct SubsumptionTable {
    /// The largest number of components that are compared for one pattern.
    private static let mostSteps = 100_000

    private var patterns: [PatternAutomaton] = []
    private var heads = HeadTree()
    private let rules: MatchingRules

    /// Creates an empty table.
    ///
    /// - Parameter rules: The rules for comparing the patterns with URLs.
    init(rules: MatchingRules = MatchingRules()) {
        self.rules = rules
    }

    /// Adds a pattern after all others.
    ///
    /// A reported cover is certain, but not every cover is found: expressions and mixed segments are only compared
    /// for equality, and a pattern with conditions in code covers no other.
    ///
    /// - Parameter pattern: The pattern.
    /// - Returns: The first pattern found that matches all URLs of this one: its number, counted from 0, and
    ///   whether the two match the same URLs. `nil` if no cover is found.
    /// - Complexity: O(components) for each choice of optional groups and each pattern that has no text that this one
    ///   lacks, as far as the index can tell; at most `mostSteps` comparisons.
    mutating func add(_ pattern: RoutePattern) -> (number: Int, isSame: Bool)? {
        let automaton = PatternAutomaton(pattern)
        let outlines = automaton.chains.map { PathOutline($0, rules) }
        // A pattern that covers this one covers each of its paths, the first one included.
        let candidates = outlines.first.map { heads.numbers(over: $0) } ?? []
        var coverage = PatternCoverage(rules, steps: Self.mostSteps)
        let cover = candidates.sorted().first {
            !patterns[$0].pattern.asksCode && coverage.covers(patterns[$0], automaton)
        }
        for outline in Set(outlines) { heads.insert(patterns.count, at: outline) }
        patterns.append(automaton)
        return cover.map { ($0, !pattern.asksCode && coverage.covers(automaton, patterns[$0])) }
    }
}

/// What a component requires of its segment, as far as the index distinguishes it.
private enum SegmentKey: Hashable {
    /// This text, in lower case unless matching is case-sensitive.
    case text([UInt8])
    /// A segment like this one, which only an equal component covers.
    case mixed(PatternComponent)
    case any
    /// A constraint other than words.
    case some

    /// Whether a path covers another only if the other has this key too.
    var isRequired: Bool {
        switch self {
        case .text, .mixed: true
        case .any, .some: false
        }
    }
}

/// The parts of a path by which an index finds it, as the keys of each component: several for a capture of words.
private struct PathOutline: Hashable {
    /// The components up to the first that matches several segments.
    let head: [[SegmentKey]]
    /// The components after the head.
    let rest: [[SegmentKey]]

    init(_ chain: ArraySlice<PatternAutomaton.Stop>, _ rules: MatchingRules) {
        let prefix = chain.prefix { $0.loop == nil }
        head = prefix.compactMap { $0.step?.keys(rules) }
        rest = chain.dropFirst(prefix.count).compactMap { $0.step?.keys(rules) }
    }
}

/// An index of pattern numbers by the heads of their paths, and by the first text after the head.
private struct HeadTree {
    private struct Node {
        var next: [SegmentKey: Int] = [:]
        /// The patterns that have a path with this head, by the first key that is required after it.
        var numbers: [SegmentKey?: [Int]] = [:]
    }

    /// The largest number of nodes at which a path stands.
    private static let mostBranches = 64

    private var nodes = [Node()]

    mutating func insert(_ number: Int, at outline: PathOutline) {
        var reached = [0]
        for keys in outline.head {
            // Words in several captures would take a node for each combination.
            let keys = reached.count * keys.count > Self.mostBranches ? [.some] : keys
            reached = reached.flatMap { node in keys.map { self.node(after: node, $0) } }
        }
        let required = outline.rest.lazy.compactMap(\.required).first
        for node in reached { nodes[node].numbers[required, default: []].append(number) }
    }

    private mutating func node(after node: Int, _ key: SegmentKey) -> Int {
        if let next = nodes[node].next[key] { return next }
        nodes[node].next[key] = nodes.count
        nodes.append(Node())
        return nodes.count - 1
    }

    /// The numbers of patterns that can cover a path, as far as heads and required keys tell.
    func numbers(over outline: PathOutline) -> Set<Int> {
        let required = [nil] + Set((outline.head + outline.rest).compactMap(\.required)).map(Optional.some)
        var reached = [0]
        var numbers: Set<Int> = []
        func collect() {
            for node in reached {
                for key in required { numbers.formUnion(nodes[node].numbers[key] ?? []) }
            }
        }
        collect()
        for keys in outline.head {
            // What covers a capture of words accepts its first word.
            let wider: Set<SegmentKey> = keys[0] == .any ? [.any] : [keys[0], .any, .some]
            reached = reached.flatMap { node in wider.compactMap { nodes[node].next[$0] } }
            collect()
        }
        return numbers
    }
}

extension [SegmentKey] {
    /// The key of a component if a path covers another only if the other has this key too.
    fileprivate var required: SegmentKey? { count == 1 && self[0].isRequired ? self[0] : nil }
}

extension PatternComponent {
    /// The keys for what the component requires of its segment: one for each word of a capture, otherwise one.
    fileprivate func keys(_ rules: MatchingRules) -> [SegmentKey] {
        kinds.map { kind in
            switch kind {
            case .literal(let literal): .text(rules.caseSensitive ? literal.exact : literal.folded)
            case .mixed: .mixed(kind)
            case .anySegment: .any
            case .capture, .restCapture, .anySegments, .rest: .some
            }
        }
    }
}
