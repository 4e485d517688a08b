internal import SeededRandom

/// A writer of one random pattern, which keeps the limits on names and groups.
struct RandomPattern {
    private(set) var generator: SeededGenerator
    private var names = RandomCases.names
    private var groupsLeft = 6
    private var anyNumbersLeft = 3

    init(_ generator: SeededGenerator) {
        self.generator = generator
    }

    /// Writes the pattern: a beginning, some elements, and an end.
    mutating func text() -> String {
        var text = beginning()
        for _ in 0..<generator.pick([0, 1, 1, 2, 2, 3, 4]) {
            text += element(depth: 0)
        }
        // The page does not say whether two slashes begin an authority in a pattern without a scheme.
        if text.hasPrefix("//") { text.removeFirst() }
        text += end()
        // A slash behind a wildcard could be taken to make it no longer the last.
        let endsWithWildcard = text.contains("*") || text.contains("...")
        if generator.chance(5), !endsWithWildcard, !text.hasSuffix("/") { text += "/" }
        return text.isEmpty ? "/" : text
    }

    /// Writes the scheme and the first segment or host; nothing when elements are to follow at once.
    private mutating func beginning() -> String {
        switch generator.number(below: 100) {
        case ..<45:
            return "/" + (generator.chance(5) ? "../" : "") + segment(isFirst: false)
        case ..<50:
            return ""
        case ..<60:
            return segment(isFirst: true)
        case ..<80:
            let scheme = generator.pick(["app://", "app://", "APP://"])
            switch generator.number(below: 10) {
            case 0: return scheme + "localhost:8080/" + segment(isFirst: false)
            case 1: return scheme + "a/../" + segment(isFirst: false)
            case 2: return scheme + "/" + segment(isFirst: false)
            default: return scheme + segment(isFirst: true)
            }
        default:
            let scheme = generator.pick(["https://", "https://", "HTTPS://", "http://", "ws://"])
            let host = generator.pick(RandomCases.hostPatterns)
            // A port ends with the authority, and whether a group ends that too is left open.
            return scheme + host + (host.contains(":") ? "/" + segment(isFirst: false) : "")
        }
    }

    /// Writes a slash and a segment, or a group of such.
    private mutating func element(depth: Int) -> String {
        guard depth < 3, groupsLeft > 0, generator.chance(25) else { return slashAndSegment() }
        groupsLeft -= 1
        // No group begins a group: behind a capture, `((` would open a regular expression.
        return "(" + slashAndSegment() + (generator.chance(40) ? element(depth: depth + 1) : "") + ")"
    }

    /// Writes a slash and a segment, now and then with dots or a second slash in front.
    private mutating func slashAndSegment() -> String {
        // Dots are followed by a segment at once, so that no group ever stands beside them.
        guard generator.chance(8) else { return "/" + segment(isFirst: false) }
        let dots = generator.pick(["/.", "/%2e", "/", "/a/..", "/b/.%2E", "/./b/../."])
        return dots + "/" + segment(isFirst: false)
    }

    /// Writes something that must stand at the end, or nothing.
    private mutating func end() -> String {
        let isInGroup = groupsLeft > 0 && generator.chance(25)
        let end: String
        switch generator.number(below: 100) {
        case ..<12: end = "/*"
        case ..<17: end = "/..."
        case ..<30: end = name().map { "/:\($0)\(constraint(percent: 40))..." } ?? ""
        default: return ""
        }
        guard isInGroup, !end.isEmpty else { return end }
        groupsLeft -= 1
        return "(\(end))"
    }
}

extension RandomPattern {
    /// Writes one segment; the first one, which may be a host, never holds a slash in any form.
    private mutating func segment(isFirst: Bool) -> String {
        switch generator.number(below: 100) {
        case ..<15:
            guard let name = name() else { break }
            return ":" + name
        case ..<20:
            return ":_"
        case ..<26:
            return "*"
        case ..<32:
            guard anyNumbersLeft > 0 else { break }
            anyNumbersLeft -= 1
            return "**"
        case ..<47:
            guard let name = name() else { break }
            return ":" + name + constraint(percent: 100)
        case ..<60:
            guard let mixed = mixed() else { break }
            return mixed
        case ..<70:
            guard let split = segmentWithGroup(isFirst: isFirst) else { break }
            return split
        default:
            break
        }
        let literal = generator.pick(RandomCases.literals)
        // An escaped slash is refused in a host.
        return isFirst && literal.contains("%2F") ? "ab" : literal
    }

    private mutating func name() -> String? {
        names.isEmpty ? nil : names.remove(at: generator.number(below: names.count))
    }

    /// Writes a constraint of any kind in so many of a hundred cases.
    private mutating func constraint(percent: Int) -> String {
        guard generator.chance(percent) else { return "" }
        switch generator.number(below: 10) {
        case ..<6: return "<" + generator.pick(RandomCases.types).name + ">"
        case ..<8: return "<" + generator.pick(RandomCases.wordLists).joined(separator: "|") + ">"
        default: return "(" + generator.pick(RandomCases.expressions).source + ")"
        }
    }

    /// Writes captures and literals mixed; no letter, digit, `_` or `-` ever lengthens a name.
    private mutating func mixed() -> String? {
        let count = generator.pick([1, 1, 1, 2, 2, 3])
        guard names.count >= count else { return nil }
        // Behind a bare name only what cannot be part of it; behind a constraint anything.
        let separators = (bare: ["-", "-", ".", "%2D", "~", ""], constrained: ["-", ".", "a", ""])
        let endings = (bare: [".json", ".a", "-", "é", "%61"], constrained: ["a", ".a", "-", "7"])
        var text = generator.pick(count == 1 ? ["a", "file-", "v", ".", "é"] : ["", "", "a", "-"])
        for index in 0..<count {
            guard let name = name() else { return nil }
            let constraint = constraint(percent: 35)
            text += ":" + name + constraint
            if index < count - 1 {
                text += generator.pick(constraint.isEmpty ? separators.bare : separators.constrained)
            } else if generator.chance(40) {
                text += generator.pick(constraint.isEmpty ? endings.bare : endings.constrained)
            }
        }
        return text
    }

    /// Writes a segment with groups inside it, some of them reaching into a further segment.
    private mutating func segmentWithGroup(isFirst: Bool) -> String? {
        guard groupsLeft >= 2, names.count >= 2, let name = name() else { return nil }
        groupsLeft -= 2
        let constraint = constraint(percent: 50)
        let inOneSegment = [
            "colou(r)", "a(b)", "a(b)c", "(a)b", "a(b)(c)", "a(b(c))", "a(-:\(name)\(constraint))",
            "a(:\(name)\(constraint))b", ":\(name)<int>(a)", ":\(name)<hex>(-)b", "b(.:\(name)(/c))",
        ]
        let inTwoSegments = ["a(b/c)", "(a/)b", "a(/b)c", "a(b/:\(name)\(constraint))c"]
        return generator.pick(isFirst ? Array(inOneSegment.dropLast()) : inOneSegment + inTwoSegments)
    }
}
