/// A decoded text that a segment or a part of a segment must equal.
package struct Literal: Hashable, Sendable {
    /// The bytes in their original case, with the escapes decoded.
    package let exact: [UInt8]

    package init(_ exact: [UInt8]) {
        self.exact = exact
    }

    /// The bytes with ASCII letters in lower case.
    package var folded: [UInt8] {
        exact.allSatisfy { $0 == $0.foldedASCII } ? exact : exact.map(\.foldedASCII)
    }

    /// The bytes with ASCII letters in upper case.
    package var capitals: [UInt8] { exact.map { $0.isASCIILetter ? $0 & 0xDF : $0 } }

    /// Whether a decoded text is this literal.
    package func equals(_ text: Span<UInt8>, ignoringCase: Bool) -> Bool {
        text.equals(exact.span, ignoringCase: ignoringCase)
    }

    /// Whether a decoded text contains this literal at an index.
    func stands(in text: Span<UInt8>, at start: Int, ignoringCase: Bool) -> Bool {
        let end = start + exact.count
        return end <= text.count && equals(text.extracting(start..<end), ignoringCase: ignoringCase)
    }
}

extension Span<UInt8> {
    /// Whether the bytes equal other bytes; with `ignoringCase`, ASCII letters match in either case.
    func equals(_ other: Span<UInt8>, ignoringCase: Bool) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index] != other[index] {
            guard ignoringCase, self[index].foldedASCII == other[index].foldedASCII else { return false }
        }
        return true
    }
}
