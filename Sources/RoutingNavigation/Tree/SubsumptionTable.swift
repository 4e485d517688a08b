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
    private var index = SegmentIndex()
    private let rules: MatchingRules

    /// Creates an empty table.
    ///
    /// - Parameter rules: The rules for comparing the patterns with URLs.
    init(rules: MatchingRules = MatchingRules()) {
        self.rules = rules
    }

    /// Adds a pattern after all others.
    ///
    /// A reported cover is certain, but not every cover is found: expressions, and mixed segments with each other, are
    /// only compared for equality, and a pattern with conditions in code covers no other.
    ///
    /// - Parameter pattern: The pattern.
    /// - Returns: The first pattern found that matches all URLs of this one: its number, counted from 0, and
    ///   whether the two match the same URLs. `nil` if no cover is found.
    /// - Complexity: O(components) for each choice of optional groups and each pattern that has no text that this one
    ///   lacks, as far as the index can tell; at most `mostSteps` comparisons.
    mutating func add(_ pattern: RoutePattern) -> (number: Int, isSame: Bool)? {
        let automaton = PatternAutomaton(pattern)
        let paths = automaton.chains.map { chain in chain.compactMap { $0.step?.keys(rules) } }
        // A pattern that covers this one covers each of its paths, the first one included.
        let candidates = paths.first.map { index.numbers(over: $0) } ?? []
        var coverage = PatternCoverage(rules, steps: Self.mostSteps)
        let cover = candidates.sorted().first {
            !patterns[$0].pattern.asksCode && coverage.covers(patterns[$0], automaton)
        }
        for path in Set(paths) { index.insert(patterns.count, at: path) }
        patterns.append(automaton)
        return cover.map { ($0, !pattern.asksCode && coverage.covers(automaton, patterns[$0])) }
    }
}

/// What the segments that a component accepts have in common, if it accepts only a few.
private enum SegmentKey: Hashable {
    /// This text, in lower case unless matching is case-sensitive.
    case text([UInt8])
    /// A segment like this one: of two mixed components, one covers the other only if they are equal.
    case mixed(PatternComponent)
    /// A text that begins with this byte, or with any, and that a mixed component may accept.
    case mixedText(first: UInt8?)
}

/// An index of pattern numbers: each path of a pattern is filed under the keys of one component.
private struct SegmentIndex {
    /// The keys of each component of a path; none for a component that accepts many segments.
    typealias Path = [[SegmentKey]]

    /// The numbers by key; those of paths without keys under `nil`.
    private var numbers: [SegmentKey?: [Int]] = [:]

    /// Files a pattern under the component whose keys the fewest patterns have.
    mutating func insert(_ number: Int, at path: Path) {
        let keyed = path.filter { !$0.isEmpty }.map { (keys: $0, count: count(of: $0)) }
        let rarest = keyed.min { $0.count < $1.count }?.keys
        for key in rarest?.map(Optional.some) ?? [nil] { numbers[key, default: []].append(number) }
    }

    /// The numbers of the patterns that can cover a path, as far as one key tells.
    ///
    /// What covers a capture of words accepts its first word.
    func numbers(over path: Path) -> Set<Int> {
        let keys = path.compactMap(\.first).flatMap(\.wider)
        return keys.reduce(into: Set(numbers[nil] ?? [])) { $0.formUnion(numbers[$1] ?? []) }
    }

    /// The number of patterns that have the most frequent of some keys.
    private func count(of keys: [SegmentKey]) -> Int { keys.map { numbers[$0]?.count ?? 0 }.max() ?? 0 }
}

extension SegmentKey {
    /// The keys of the components that may accept what a component with this key accepts.
    fileprivate var wider: [SegmentKey] {
        guard case .text(let bytes) = self else { return [self] }
        return [self, .mixedText(first: bytes.first), .mixedText(first: nil)]
    }
}

extension PatternComponent {
    /// The keys of the component, such as one for each word of a capture.
    fileprivate func keys(_ rules: MatchingRules) -> [SegmentKey] {
        kinds.flatMap { kind -> [SegmentKey] in
            switch kind {
            case .literal(let literal): [.text(literal.key(rules))]
            case .mixed(let pieces):
                [.mixed(kind), .mixedText(first: pieces.first?.literal?.key(rules).first)]
            case .capture(let capture) where capture.type == .bool:
                ["true", "false"].map { .text(Array($0.utf8)) }
            case .anySegment, .capture, .restCapture, .anySegments, .rest: []
            }
        }
    }
}

extension SegmentPiece {
    fileprivate var literal: Literal? {
        if case .literal(let literal) = self { literal } else { nil }
    }
}

extension Literal {
    fileprivate func key(_ rules: MatchingRules) -> [UInt8] { rules.caseSensitive ? exact : folded }
}
