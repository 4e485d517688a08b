/// Literals as they stand in Apple's patterns, where no character can be escaped.
struct AppSiteText {
    /// The text of the pattern.
    let pattern: String
    /// The characters that it cannot ask for, so that any other will do in their place.
    let inexact: [String]

    /// Writes a literal as it is escaped in URLs, since components are compared with those.
    ///
    /// - Parameter literal: The decoded text of a segment, or of a part of one.
    init(_ literal: Literal) {
        let escaped = RouteURL.escapingSegment(String(decoding: literal.exact, as: UTF8.self))
        var pattern = ""
        var inexact: [String] = []
        let scalars = Array(escaped.unicodeScalars)
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
}
