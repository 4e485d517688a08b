/// The completions of a text by the patterns of a route table.
struct Completion: Equatable, Sendable {
    /// A pattern with URLs that begin with the text.
    struct Match: Equatable, Sendable {
        let pattern: String
        /// The text, completed by the literal parts of the pattern up to the next capture.
        let text: String
    }

    /// The matches, in the order of the table.
    let matches: [Match]

    /// Completes a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - patterns: The patterns, as a route table prints them.
    init(of text: String, by patterns: [String]) {
        // Patterns do not contain queries or fragments.
        guard !text.contains(where: { $0 == "?" || $0 == "#" }) else {
            matches = []
            return
        }
        var seen: Set<String> = []
        matches = patterns.filter { seen.insert($0).inserted }.compactMap { pattern in
            PatternPrefix(pattern).completing(text).map { Match(pattern: pattern, text: $0) }
        }
    }

    /// The common prefix of all matches; `nil` when there are no matches.
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
