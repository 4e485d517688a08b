/// A decoded text that a segment, or a part of one, must be.
package struct Literal: Hashable, Sendable {
    /// The bytes as written, escapes decoded.
    package let exact: [UInt8]

    package init(_ exact: [UInt8]) {
        self.exact = exact
    }

    /// The bytes with ASCII capitals made small.
    package var folded: [UInt8] {
        exact.allSatisfy { $0 == $0.foldedASCII } ? exact : exact.map(\.foldedASCII)
    }

    /// Whether a decoded text is this literal.
    package func equals(_ text: Span<UInt8>, ignoringCase: Bool) -> Bool {
        text.equals(exact.span, ignoringCase: ignoringCase)
    }

    /// Whether this literal stands at a place of a decoded text.
    func stands(in text: Span<UInt8>, at start: Int, ignoringCase: Bool) -> Bool {
        let end = start + exact.count
        return end <= text.count && equals(text.extracting(start..<end), ignoringCase: ignoringCase)
    }
}

extension Span<UInt8> {
    /// Whether the bytes are the same as others, ASCII letters in either case if that does not count.
    func equals(_ other: Span<UInt8>, ignoringCase: Bool) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index] != other[index] {
            guard ignoringCase, self[index].foldedASCII == other[index].foldedASCII else { return false }
        }
        return true
    }
}
