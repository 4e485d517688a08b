extension Unicode.Scalar {
    /// The scalar as it is written in a text of Mermaid: its own entities stand for nearly all punctuation.
    var mermaid: String { needsEntity ? "#\(value);" : String(self) }

    private var needsEntity: Bool {
        switch self {
        // What Mermaid writes itself for an entity that it has read: `ﬂ°…¶ß`.
        case "°", "¶": true
        case "0"..."9", "A"..."Z", "a"..."z", " ", ",", "'": false
        default: isASCII
        }
    }
}
