extension String {
    /// The text with each scalar spelled that has no shape, breaks the line or turns the text around it.
    ///
    /// - Parameter keepingJoiners: Whether joiners stay, which emoji and some scripts are written with.
    /// - Returns: The text, `\u{…}` in the place of such scalars.
    package func visible(keepingJoiners: Bool = false) -> String {
        var shown = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .format where keepingJoiners && (scalar == "\u{200C}" || scalar == "\u{200D}"):
                shown.append(scalar)
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
                shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            default:
                shown.append(scalar)
            }
        }
        return String(shown)
    }
}
