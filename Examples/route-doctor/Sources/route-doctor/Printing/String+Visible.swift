extension String {
    /// The text with what cannot be shown, or changes how the rest is shown, escaped.
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

    /// The text as a message cites it: visible, and cut when it is long.
    var cited: String {
        count > 40 ? String(prefix(39)).visible + "…" : visible
    }
}
