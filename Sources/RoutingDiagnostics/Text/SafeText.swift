internal import Routing

/// Makes untrusted texts safe to show in Markdown and in Mermaid.
package enum SafeText {
    /// Puts a text into a Mermaid diagram, on one line and shortened.
    ///
    /// Nearly all punctuation becomes Mermaid's own entities: `;` would end the statement, `#` would begin an
    /// entity, `%%` a comment, `<` a tag, and a backtick Markdown.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limit: The number of scalars to show, counted before escaping.
    ///   - keepingJoiners: Whether to keep joiners, which emoji and some scripts need.
    /// - Returns: The text, ready for the label of a node or a message.
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
