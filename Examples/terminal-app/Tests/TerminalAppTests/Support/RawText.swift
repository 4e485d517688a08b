import Testing

/// A text with any characters; test reports, which may appear in terminals, show it escaped.
struct RawText: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    let text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    var testDescription: String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
    }
}
