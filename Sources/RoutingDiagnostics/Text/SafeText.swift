internal import Routing

/// Makes texts safe to show that may come from a stranger: in a terminal, in Markdown and in Mermaid.
package enum SafeText {
    /// A text on one line of a terminal: it neither breaks the line, nor redraws the terminal, nor turns the
    /// text around it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limit: How many scalars are shown; `…` stands for the rest.
    ///   - keepingJoiners: Whether joiners stay, which emoji and some scripts are written with.
    /// - Returns: The text with `\u{…}` for each scalar that has no shape.
    package static func line(_ text: String, atMost limit: Int, keepingJoiners: Bool = false) -> String {
        let end = text.unicodeScalars.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
        guard let end, end < text.endIndex else { return text.visible(keepingJoiners: keepingJoiners) }
        return String(text.unicodeScalars[..<end]).visible(keepingJoiners: keepingJoiners) + "…"
    }
}

extension SafeText {
    /// Puts a text into a diagram of Mermaid, on one line and shortened.
    ///
    /// Mermaid's own entities are written for nearly all punctuation: a `;` would end the statement, `#`
    /// begin an entity, `%%` a comment, `<` a tag, a backtick Markdown.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limit: How many scalars are shown, before they are spelled and escaped.
    ///   - keepingJoiners: Whether joiners stay, which emoji and some scripts are written with.
    /// - Returns: The text as it stands in the words of a node or of a message.
    package static func mermaid(
        _ text: String,
        atMost limit: Int = 40,
        keepingJoiners: Bool = false
    ) -> String {
        line(text, atMost: limit, keepingJoiners: keepingJoiners).unicodeScalars.map(mermaid).joined()
    }

    private static func mermaid(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        // Mermaid itself writes `ﬂ°…¶ß` for an entity that it has read.
        case "°", "¶": "#\(scalar.value);"
        case "0"..."9", "A"..."Z", "a"..."z", " ", ",", "'": String(scalar)
        default: scalar.isASCII ? "#\(scalar.value);" : String(scalar)
        }
    }
}
