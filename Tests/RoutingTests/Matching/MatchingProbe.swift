@testable import Routing

/// A pattern whose conditions in code count how often they are asked, and what about.
struct MatchingProbe {
    private let pattern: RoutePattern
    private let asked = Locked<[String]>([])

    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - text: The text of the pattern.
    ///   - conditions: For some captures, what they accept.
    /// - Throws: What is wrong with the text.
    init(_ text: String, _ conditions: [String: @Sendable (String) -> Bool]) throws {
        let asked = asked
        pattern = try RoutePattern(
            text,
            where: conditions.mapValues { condition in
                .satisfying { value in
                    asked.withLock { $0.append(value) }
                    return condition(value)
                }
            }
        )
    }

    /// What the conditions were asked about so far.
    var questions: [String] { asked.withLock { $0 } }

    /// Matches a URL of these segments.
    func match(_ segments: [String]) throws -> Parameters? {
        let url = try RouteURL("/" + segments.joined(separator: "/"), options: .init(maximumLength: 100_000))
        return PatternMatcher(rules: MatchingRules(), asksPredicates: true).match(pattern, url)
    }
}
