/// What a text may become, by the patterns of a table of routes.
struct Completion: Equatable, Sendable {
    /// A pattern that the text may become a URL of.
    struct Match: Equatable, Sendable {
        let pattern: String
        /// The text with all that the pattern fixes, up to the next place where it wants a value.
        let text: String
    }

    /// The patterns, in the order of the table.
    let matches: [Match]

    /// Completes a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - patterns: The patterns, as a table of routes prints them.
    init(of text: String, by patterns: [String]) {
        // Patterns say nothing of queries and fragments.
        guard !text.contains(where: { $0 == "?" || $0 == "#" }) else {
            matches = []
            return
        }
        var seen: Set<String> = []
        matches = patterns.filter { seen.insert($0).inserted }.compactMap { pattern in
            PatternPrefix(pattern).completing(text).map { Match(pattern: pattern, text: $0) }
        }
    }

    /// What all matches have in common; `nil` when nothing matches.
    var common: String? {
        guard let first = matches.first else { return nil }
        return matches.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
