import Testing

/// A text with a `‸` before its fault, as tables of malformed URLs and patterns are written.
struct MarkedFault: ExpressibleByStringLiteral, Sendable {
    let text: String
    /// What stands before the fault.
    let head: String

    init(stringLiteral marked: String) {
        let parts = marked.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
        precondition(parts.count == 2, "'\(marked)' marks no fault")
        head = String(parts[0])
        text = head + parts[1]
    }

    /// The place of the fault in UTF-8 bytes.
    var offset: Int { head.utf8.count }

    /// The text with a caret under the fault, as errors draw it when the text is short and printable.
    var drawing: String {
        "  \(text)\n  \(String(repeating: " ", count: head.count))^"
    }
}

extension MarkedFault: CustomTestStringConvertible {
    var testDescription: String { "\(text.debugDescription) at \(offset)" }
}
