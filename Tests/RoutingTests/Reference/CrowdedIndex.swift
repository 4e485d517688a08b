import SeededRandom

@testable import Routing
@testable import Support

/// An index and the linear scan, to which the same is done, and random patterns, tags and URLs for both.
struct CrowdedIndex: ~Copyable {
    var generator: SeededGenerator
    private(set) var probe: IndexProbe
    private var linear: LinearIndex

    init(_ generator: SeededGenerator, rules: MatchingRules) {
        self.generator = generator
        probe = IndexProbe(rules: rules)
        linear = LinearIndex(rules: rules)
    }

    /// The number of entries.
    var count: Int { linear.entries.count }

    /// Adds a random entry, often with a pattern that is there already.
    mutating func insert() {
        let isKnown = count > 0 && generator.chance(25)
        let pattern =
            isKnown ? generator.pick(linear.entries).pattern : CrowdedPattern.pattern(using: &generator)
        let tags = Set(["A", "B", "C", "D"].filter { _ in generator.chance(30) })
        linear.insert(pattern, tags: tags, ordinal: probe.insert(pattern, tags: tags))
    }

    /// Removes entries until so many are left; some in order of age, others at random.
    mutating func remove(downTo count: Int) {
        let order = generator.number(below: 3)
        while self.count > count {
            let index = [0, self.count - 1, generator.number(below: self.count)][order]
            let ordinal = linear.entries[index].ordinal
            linear.remove(ordinal: ordinal)
            probe.remove(ordinal)
        }
    }

    /// Removes a random entry.
    mutating func removeOne() {
        let entry = generator.pick(linear.entries)
        linear.remove(ordinal: entry.ordinal)
        probe.remove(entry.ordinal)
    }
}

extension CrowdedIndex {
    private static let scopes: [[[String]]] = [
        [], [], [], [["A"]], [["A", "B"]], [["A"], ["B"]], [["A", "C"], ["B", "D"]], [["A", "E"]], [["E"]],
        [["A", "B"], ["E"]], [["A", "B", "C"], ["B", "C", "D"], ["A", "D"]], [["A"], ["A"], ["A", "B"]],
    ]

    /// Looks a random URL up in both.
    ///
    /// - Returns: How many entries match, and what is wrong, if anything is.
    mutating func compare() throws -> (matches: Int, fault: String?) {
        let scope = generator.pick(Self.scopes)
        let text = url()
        guard let url = try? RouteURL(text) else { return (0, nil) }
        let filter = scope.reduce(TagFilter()) { $0.narrowed(to: $1) }
        let expected = linear.all(matching: url, in: filter)
        let given = probe.all(url, in: filter)
        let newest = probe.newest(url, in: filter)
        let certain = expected.first(where: \.pattern.predicates.isEmpty)
        let possible = expected.prefix { !$0.pattern.predicates.isEmpty }
        let isSame =
            given.map(\.ordinal) == expected.map(\.ordinal)
            && given.map(\.asksCode) == expected.map { !$0.pattern.predicates.isEmpty }
            && given.allSatisfy { probe.place(of: $0.ordinal) == $0.place }
            && newest.certain?.ordinal == certain?.ordinal
            && newest.possible.map(\.ordinal) == possible.map(\.ordinal)
        guard !isSame else { return (expected.count, nil) }
        let all = describe(Set(given.map(\.ordinal)).symmetricDifference(expected.map(\.ordinal)))
        let first = "\(newest.certain?.ordinal ?? -1) after \(newest.possible.map(\.ordinal))"
        let wanted = "\(certain?.ordinal ?? -1) after \(possible.map(\.ordinal))"
        return (expected.count, "'\(text)' in \(scope): differ by \(all); newest \(first), not \(wanted)")
    }

    private func describe(_ ordinals: Set<Int>) -> [String] {
        linear.entries.filter { ordinals.contains($0.ordinal) }.map { "\($0.ordinal): \($0.pattern)" }
    }

    private mutating func url() -> String {
        var writer = CrowdedURL(generator)
        let text = writer.text(near: linear.entries.map(\.pattern))
        generator = writer.generator
        return text
    }
}
