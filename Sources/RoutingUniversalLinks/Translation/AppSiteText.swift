internal import Routing

/// Literals as they stand in Apple's patterns, where no character can be escaped.
struct AppSiteText {
    /// How a literal is escaped in links, with which components are compared.
    enum Spelling: CaseIterable {
        /// As browsers write links: they leave `[`, `]` and `|` in a path.
        case browser
        /// As RFC 3986 asks, and as `RoutePattern.url(with:)` and Foundation write links: with these three escaped.
        case strict
    }

    /// The text of the pattern.
    let pattern: String
    /// The characters that it cannot ask for, so that any other will do in their place.
    let inexact: [String]

    /// Writes a literal.
    ///
    /// - Parameters:
    ///   - literal: The decoded text of a segment, or of a part of one.
    ///   - spelling: How links write it.
    init(_ literal: Literal, _ spelling: Spelling) {
        var pattern = ""
        var inexact: [String] = []
        let scalars = Array(Self.escaped(literal, spelling).unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            // `*` would be any text, and `$(` would begin a variable.
            let isVariable = scalar == "$" && scalars.dropFirst(index + 1).first == "("
            if scalar == "*" || isVariable {
                pattern += "?"
                inexact.append(isVariable ? "$(" : "*")
            } else {
                pattern.unicodeScalars.append(scalar)
            }
        }
        self.pattern = pattern
        self.inexact = inexact
    }

    private static func escaped(_ literal: Literal, _ spelling: Spelling) -> String {
        let text = AppSiteEscapes.segment(String(decoding: literal.exact, as: UTF8.self))
        guard spelling == .strict else { return text }
        return PercentEncoding.encode(text) { !"[]|".utf8.contains($0) }
    }
}
