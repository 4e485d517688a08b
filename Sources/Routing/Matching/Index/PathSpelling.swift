/// Spells a pattern as paths through the index: one for each choice of its optional groups and of its words.
struct PathSpelling {
    /// The maximum number of paths of a pattern for which words become literals.
    static let mostPaths = 64
    /// The maximum number of parts of these paths together.
    static let mostParts = 4_096

    let caseSensitive: Bool

    /// Creates the distinct paths of a pattern; each of their parts is stored once.
    ///
    /// A URL matches the pattern if it matches one of the paths, apart from conditions in code.
    ///
    /// - Complexity: O(length of the pattern), plus a number for each component of each choice of groups and words.
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

    /// Returns the number of paths that the words of an alternative may become.
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

    /// Returns a path with its end; a `**` before the end becomes the rest.
    private func closed(_ path: [Int], in table: inout PathTable) -> [Int] {
        switch path.last.map({ table.parts[$0] }) {
        case .rest, .restTest: path
        case .anySegments: path.dropLast() + [table.number(of: .rest)]
        default: path + [table.number(of: .end)]
        }
    }
}

/// The paths of a pattern; each distinct part has a number.
struct PathTable {
    private(set) var parts: [PathPart] = []
    private(set) var paths: [[Int]] = []
    private var numbers = [PathPart: Int]()
    private var known: Set<[Int]> = []

    /// Returns the number of a part.
    @inline(never)
    mutating func number(of part: PathPart) -> Int {
        if let number = numbers[part] { return number }
        numbers[part] = parts.count
        parts.append(part)
        return parts.count - 1
    }

    /// Adds a path, as the numbers of its parts, unless it exists already.
    mutating func add(_ path: [Int]) {
        if known.insert(path).inserted { paths.append(path) }
    }
}
