import SeededRandom

@testable import Routing

/// Generates patterns of every kind, from so few words that many of them match one URL.
struct CrowdedPattern {
    private(set) var generator: SeededGenerator
    private var captures = 0
    private var groupsLeft = 6

    init(_ generator: SeededGenerator) {
        self.generator = generator
    }

    /// Generates patterns until one is valid.
    static func pattern(using generator: inout SeededGenerator) -> RoutePattern {
        while true {
            var writer = CrowdedPattern(generator)
            let pattern = try? writer.pattern()
            generator = writer.generator
            if let pattern { return pattern }
        }
    }

    private mutating func pattern() throws -> RoutePattern {
        switch generator.number(below: 100) {
        case ..<4: return try RoutePattern(regularExpression: generator.pick(Self.wholeURLs))
        case ..<6: return try RoutePattern(generator.pick(Self.oddities))
        default: break
        }
        let text = text()
        guard captures > 0, generator.chance(15) else { return try RoutePattern(text) }
        let name = "n\(generator.number(below: captures))"
        let constraint: RoutePattern.Constraint =
            generator.chance(70) ? .satisfying { _ in false } : generator.pick([.int, .oneOf(["a", "7"])])
        return try RoutePattern(text, where: [name: constraint])
    }
}

extension CrowdedPattern {
    static let hosts = [
        "example.com", "EXAMPLE.com", "*", "*.example.com", "*.com", "a.example.com", "*.a.example.com",
        "example.com:8080", "*:8080", "*.example.com:8080", "127.0.0.1", "[::1]", "[::1]:8080",
    ]

    private static let wholeURLs = ["a/:n", "^/a", "b$", #"\d"#, "example", "^app:", "/"]

    /// Patterns that use the grammar to its limits, and patterns that match no segment.
    private static let oddities = [
        "/", "/*", "/...", "/**", "https://*", "https://example.com", "app://*", "app:///**/**",
        "/a(/b)(/:x)(/c)(/:y<int>)(/**)(/d)", "(/a)(/**)(/:x)(/a)(/7)(/:y...)", "/a(/b(/c(/7(/:x(/**)))))",
        "/:x<a|b|c|7>/:y<a|b|c|7>/:z<a|b|c|7>/:w<a|b|c|7>", "(/:x<a|b|c>)(/:y<b|c|7>)(/:z<a|7>)(/:w<a|b>)",
    ]

    private static let manyWords = (0..<70).map { "w\($0)" }.joined(separator: "|") + "|a|ab"
    private static let constraints = [
        "<int>", "<int>", "<alpha>", "<hex>", "<bool>", "<a|b>", "<a|B|7>", "<\(manyWords)>", #"(\d+)"#,
        "([ab]+)",
        "(a|7)",
    ]

    private mutating func text() -> String {
        var text = beginning()
        for _ in 0..<generator.pick([0, 1, 1, 2, 2, 3, 4, 5]) { text += element(depth: 0) }
        return text + end()
    }

    private mutating func beginning() -> String {
        switch generator.number(below: 100) {
        case ..<12: return generator.pick(["app://", "APP://", "x://"]) + segment()
        case ..<16: return "app:///" + segment()
        case ..<34: return generator.pick(["https://", "https://", "http://"]) + generator.pick(Self.hosts)
        case ..<38: return ""
        default: return "/" + segment()
        }
    }

    private mutating func element(depth: Int) -> String {
        guard groupsLeft > 0, depth < 3, generator.chance(18) else { return "/" + segment() }
        groupsLeft -= 1
        return "(/" + segment() + (generator.chance(40) ? element(depth: depth + 1) : "") + ")"
    }

    private mutating func end() -> String {
        switch generator.number(below: 100) {
        case ..<8: "/*"
        case ..<11: "/..."
        case ..<15: "(/*)"
        case ..<19: "/\(name())..."
        case ..<25: "/\(name())\(generator.pick(Self.constraints))..."
        default: ""
        }
    }

    private mutating func segment() -> String {
        switch generator.number(below: 100) {
        case ..<45: generator.pick(["a", "a", "b", "%61", "A", "7", "ab", "c"])
        case ..<60: name()
        case ..<64: ":_"
        case ..<68: "*"
        case ..<77: "**"
        case ..<90: name() + generator.pick(Self.constraints)
        case ..<92: "a(b)"
        case ..<94: "a" + name()
        case ..<96: name() + "-" + name()
        case ..<98: name() + generator.pick(["<int>", "<alpha>", #"(\d)"#]) + generator.pick(["b", "7", ""])
        default: "a" + name() + "<a|b>"
        }
    }

    private mutating func name() -> String {
        captures += 1
        return ":n\(captures - 1)"
    }
}
