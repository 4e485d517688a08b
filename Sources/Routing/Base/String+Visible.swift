extension String {
    /// The text with escapes for scalars that are invisible, break the line or change the writing direction.
    ///
    /// An untrusted text that is shown in this form cannot break the line, redraw the terminal or reverse the
    /// text around it.
    ///
    /// - Parameters:
    ///   - keepingJoiners: Whether to keep joiners, which emoji and some scripts need.
    ///   - limit: The number of scalars to show; `…` stands for the rest.
    /// - Returns: The text, with `\u{…}` in place of such scalars.
    @inline(never)
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

    /// The text with each of its lines escaped, for the text of another error, whose line breaks may be its own.
    package var visibleLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible() }
            .joined(separator: "\n")
    }

    /// The text as an error message quotes it: escaped, and cut to 64 scalars.
    ///
    /// The input may have any length and may contain a secret.
    package var cited: String { "'\(visible(atMost: 64))'" }
}

extension Unicode.Scalar {
    /// Tells whether the scalar is visible, does not break the line and does not change the writing direction.
    ///
    /// - Parameter keepingJoiners: Whether joiners count as visible; emoji and some scripts need them.
    /// - Returns: `true` if the scalar can be shown without an escape.
    package func isVisible(keepingJoiners: Bool = false) -> Bool {
        switch properties.generalCategory {
        case .format: keepingJoiners && (self == "\u{200C}" || self == "\u{200D}")
        case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
        default: true
        }
    }
}
