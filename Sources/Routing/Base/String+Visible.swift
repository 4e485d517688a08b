extension String {
    /// The text with each scalar spelled that has no shape, breaks the line or turns the text around it.
    ///
    /// - Parameter keepingJoiners: Whether joiners stay, which emoji and some scripts are written with.
    /// - Returns: The text, `\u{…}` in the place of such scalars.
    package func visible(keepingJoiners: Bool = false) -> String {
        var shown = UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isVisible(keepingJoiners: keepingJoiners) {
                shown.append(scalar)
            } else {
                shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            }
        }
        return String(shown)
    }
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
