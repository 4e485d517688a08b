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
