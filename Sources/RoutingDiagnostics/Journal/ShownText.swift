/// A text as it can stand on a line: it may come from a stranger, and is neither to break the line nor to redraw the
/// terminal, nor to turn the text around it.
enum ShownText {
    /// Spells what has no shape, and shortens what is too long in the middle of nowhere.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limit: How many scalars are shown.
    /// - Returns: The text in one line.
    static func line(_ text: String, limit: Int) -> String {
        var shown = String.UnicodeScalarView()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if index == limit {
                shown.append("…")
                break
            }
            if isVisible(scalar) {
                shown.append(scalar)
            } else {
                shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            }
        }
        return String(shown)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: true
        }
    }
}
