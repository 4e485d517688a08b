/// The fault with the smallest offset among those that a reader came across.
///
/// Reading goes on past a fault, because a later part of the work may find an earlier one.
struct URLFault: Error {
    private(set) var code: RouteURLError.Code
    private(set) var offset: Int

    /// No fault yet: any other comes before it.
    static let none = URLFault(.empty, at: .max)

    init(_ code: RouteURLError.Code, at offset: Int) {
        self.code = code
        self.offset = offset
    }

    /// Whether one was found.
    var isFound: Bool { offset != .max }

    /// Keeps what is wrong with a byte by itself, unless a fault before it is known.
    mutating func note(byte code: RouteURLError.Code, at offset: Int) {
        if offset <= self.offset { self = URLFault(code, at: offset) }
    }

    /// Keeps what is wrong with a part, unless a fault before it or at its place is known.
    mutating func note(_ code: RouteURLError.Code, at offset: Int) {
        if offset < self.offset { self = URLFault(code, at: offset) }
    }

    /// Keeps what is wrong with a byte that begins no escape, if anything is.
    ///
    /// - Parameters:
    ///   - byte: The byte, which stands for itself.
    ///   - offset: Where it stands.
    ///   - isWeb: Whether browsers would read a backslash as a slash there.
    mutating func note(_ byte: UInt8, at offset: Int, isWeb: Bool) {
        if byte.isASCIIControl { note(byte: .controlCharacter, at: offset) }
        if isWeb, byte == ascii("\\") { note(byte: .backslash, at: offset) }
    }

    /// Keeps where the spaces at the end of a text begin.
    @inline(__always)
    mutating func noteTrailingSpaces(_ bytes: Span<UInt8>) {
        guard bytes.indices.contains(bytes.count &- 1), bytes[bytes.count &- 1] == ascii(" ") else { return }
        noteSpaces(atEndOf: bytes)
    }

    private mutating func noteSpaces(atEndOf bytes: Span<UInt8>) {
        var start = bytes.count
        while start > 0, bytes[start - 1] == ascii(" ") { start -= 1 }
        note(byte: .surroundingSpace, at: start)
    }

    /// Keeps what is wrong with escapes, if anything is.
    mutating func note(_ fault: PercentEncoding.Fault?) {
        switch fault {
        case .invalidEscape(let offset): note(byte: .invalidEscape, at: offset)
        case .invalidUTF8(let offset): note(.invalidUTF8, at: offset)
        case nil: break
        }
    }
}
