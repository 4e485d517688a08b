extension String {
    /// The text with invisible characters escaped, and characters that change how the rest is shown.
    var visible: String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                "\\u{\(String(scalar.value, radix: 16))}"
            default:
                String(scalar)
            }
        }.joined()
    }

    /// The text for use in a message: visible, and truncated when it is long.
    var cited: String {
        count > 40 ? String(prefix(39)).visible + "…" : visible
    }
}
