import Testing

/// A text with whatever in it, which the report of a test shows escaped: it is read in terminals too.
struct RawText: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    let text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    var testDescription: String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
    }
}
