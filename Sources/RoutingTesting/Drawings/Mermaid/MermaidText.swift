/// The text of a node.
enum MermaidText {
    private static let columns = 32

    /// Puts a text into the words of a node.
    ///
    /// Mermaid's own entities are written for nearly all punctuation: `%%` would begin a comment, a backtick
    /// Markdown, `style:` a styling that is cut at its semicolon.
    static func escaped(_ text: String) -> String {
        let caption = Caption(text, columns: columns, spelling: Caption.plain).text
        var escaped = ""
        for scalar in caption.unicodeScalars {
            if needsEntity(scalar) {
                escaped += scalar == "\"" ? "#quot;" : "#\(scalar.value);"
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
