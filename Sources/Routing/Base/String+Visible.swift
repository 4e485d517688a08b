extension String {
    /// The text with each scalar spelled that has no shape, breaks the line or turns the text around it.
    ///
    /// A text of a stranger that is shown like this neither breaks the line, nor redraws the terminal, nor turns
    /// the text around it.
    ///
    /// - Parameters:
    ///   - keepingJoiners: Whether joiners stay, which emoji and some scripts are written with.
    ///   - limit: How many scalars are shown; `…` stands for the rest.
    /// - Returns: The text, `\u{…}` in the place of such scalars.
    package func visible(keepingJoiners: Bool = false, atMost limit: Int = .max) -> String {
        var shown = UnicodeScalarView()
        for (count, scalar) in unicodeScalars.enumerated() {
            if count == limit {
                shown.append("…")
                break
            }
            if scalar.isVisible(keepingJoiners: keepingJoiners) {
                shown.append(scalar)
            } else {
                shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            }
        }
        return String(shown)
    }

    /// The text as the message of an error cites it: what was read may hold a secret and have any length.
    package var cited: String { "'\(visible(atMost: 64))'" }
}

extension Unicode.Scalar {
    /// Tells whether the scalar has a shape, stays on its line and turns no other text around.
    ///
    /// - Parameter keepingJoiners: Whether joiners count, which emoji and some scripts are written with.
    /// - Returns: `true` if the scalar can stand in a text that is shown.
    package func isVisible(keepingJoiners: Bool = false) -> Bool {
        switch properties.generalCategory {
        case .format: keepingJoiners && (self == "\u{200C}" || self == "\u{200D}")
        case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
        default: true
        }
    }
}
