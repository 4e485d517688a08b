/// Words in a diagram of Mermaid.
enum MermaidWords {
    private static let length = 40

    /// Puts a text into a diagram, on one line and shortened.
    ///
    /// Mermaid's own entities are written for nearly all punctuation: a `;` would end the statement, `#` begin an
    /// entity, `%%` a comment, `<` an element of the page.
    static func escaped(_ text: String) -> String {
        ShownText.line(text, limit: length).unicodeScalars.map(\.mermaid).joined()
    }
}
