@testable import Routing

extension RoutePattern {
    /// Matches the pattern against a URL, conditions in code included.
    ///
    /// - Returns: The captures, or `nil` when there is no match.
    func captures(
        in text: String,
        rules: MatchingRules = MatchingRules(),
        options: RouteURL.Options = RouteURL.Options()
    ) throws -> Parameters? {
        let subject = try RouteURL(text, options: options)
        return PatternMatcher(rules: rules, asksPredicates: true).match(self, subject)
    }
}
