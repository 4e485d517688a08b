/// The text of a node of a chart.
enum RouteChartText {
    private static let longest = 40

    /// Puts a text into the words of a node, on one line and shortened.
    ///
    /// Mermaid's own entities are written for all punctuation that it may read as something else: `%%` would begin
    /// a comment, a backtick Markdown, `<` a tag.
    static func escaped(_ text: String) -> String {
        let isLong = text.count > longest
        let shown = isLong ? text.prefix(longest - 1) + "…" : text[...]
        var escaped = ""
        // Combining marks take no room, so characters alone bound nothing.
        for scalar in shown.unicodeScalars.prefix(longest * 2) {
            if scalar == "\"" {
                escaped += "#quot;"
            } else if !isVisible(scalar) {
                escaped += scalar.properties.isWhitespace ? " " : "\u{FFFD}"
            } else {
                escaped += scalar.mermaid
            }
        }
        return escaped
    }

    /// Whether the scalar has a shape, or joins others as in emoji, and turns no other text around.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
    }
}
