internal import Routing

/// Makes texts safe to show in Markdown and in Mermaid that may come from a stranger.
package enum SafeText {
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
        text.visible(keepingJoiners: keepingJoiners, atMost: limit).unicodeScalars.map(mermaid).joined()
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
