/// Words in a diagram of Mermaid.
enum MermaidWords {
    private static let length = 40

    /// Puts a text into a diagram, on one line and shortened.
    ///
    /// Mermaid's own entities are written for nearly all punctuation: a `;` would end the statement, `#` begin an
    /// entity, `%%` a comment, `<` an element of the page.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in ShownText.line(text, limit: length).unicodeScalars {
            if needsEntity(scalar) {
                escaped += "#\(scalar.value);"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func needsEntity(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        // What Mermaid writes itself for an entity that it has read: `ﬂ°…¶ß`.
        case "°", "¶": true
        case "0"..."9", "A"..."Z", "a"..."z", " ", ",", "'": false
        default: scalar.isASCII
        }
    }
}
