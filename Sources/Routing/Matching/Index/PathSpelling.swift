/// Spells a pattern as paths through the index: one for each choice of its optional groups and of its words.
struct PathSpelling {
    /// Words are written out as literals as long as a pattern has no more paths than this.
    static let mostPaths = 64
    /// Nor do paths that words are written out in have more parts together, if they are long.
    static let mostParts = 4_096

    let caseSensitive: Bool

    /// The different paths of a pattern, with each of their parts spelt once.
    ///
    /// A URL matches the pattern when it matches one of them, conditions in code apart.
    ///
    /// - Complexity: O(length of the pattern), and a number for each component of each choice of groups and
    ///   words.
    func table(of pattern: RoutePattern) -> PathTable {
        switch pattern.form {
        case .wholeURL(let expression):
            var table = PathTable()
            table.add([table.number(of: .restTest(.wholeURL(expression)))])
            return table
        case .segments(let segmented):
            return table(of: segmented)
        }
    }

    private func table(of pattern: SegmentedPattern) -> PathTable {
        var table = PathTable()
        var speller = ComponentSpeller(pattern, caseSensitive: caseSensitive)
        let gate = gate(of: pattern).map { table.number(of: $0) }
        let most = mostWordPaths(of: pattern)
        var index = 0
        for _ in 0..<pattern.alternativeCount {
            var paths = [gate]
            var isFirst = true
            while pattern.components[index].kind != .end {
                let code = pattern.components[index]
                let choices = speller.choices(code, isFirst: isFirst, atMost: most / paths.count, &table)
                if choices.count == 1 {
                    for path in paths.indices { paths[path] += choices[0] }
                } else {
                    paths = paths.flatMap { path in choices.map { path + $0 } }
                }
                isFirst = isFirst && code.kind == .anySegments
                index += 1
            }
            index += 1
            for path in paths { table.add(closed(path, in: &table)) }
        }
        return table
    }

    /// How many paths the words of an alternative may be written out in.
    private func mostWordPaths(of pattern: SegmentedPattern) -> Int {
        var (longest, length, ends, index) = (0, 0, 0, 0)
        while ends < pattern.alternativeCount {
            let isEnd = pattern.components[index].kind == .end
            longest = max(longest, length)
            length = isEnd ? 0 : length + 1
            ends += isEnd ? 1 : 0
            index += 1
        }
        return min(Self.mostPaths, Self.mostParts / (longest + 1)) / pattern.alternativeCount
    }

    private func gate(of pattern: SegmentedPattern) -> [PathPart] {
        guard let scheme = pattern.scheme else { return [] }
        return [.scheme(Array(scheme.utf8))] + (pattern.host.map { [.host($0)] } ?? [])
    }

    /// A path with its end, `**` before it being the rest.
    private func closed(_ path: [Int], in table: inout PathTable) -> [Int] {
        switch path.last.map({ table.parts[$0] }) {
        case .rest, .restTest: path
        case .anySegments: path.dropLast() + [table.number(of: .rest)]
        default: path + [table.number(of: .end)]
        }
    }
}

/// The paths of a pattern, whose parts are each kept once, under a number.
struct PathTable {
    private(set) var parts: [PathPart] = []
    private(set) var paths: [[Int]] = []
    private var numbers: [PathPart: Int] = [:]
    private var known: Set<[Int]> = []

    /// Gives the number of a part.
    mutating func number(of part: PathPart) -> Int {
        if let number = numbers[part] { return number }
        numbers[part] = parts.count
        parts.append(part)
        return parts.count - 1
    }

    /// Adds a path, as the numbers of its parts, unless it is there already.
    mutating func add(_ path: [Int]) {
        if known.insert(path).inserted { paths.append(path) }
    }
}
