/// The fault with the smallest offset that a reader has found so far.
///
/// The reader continues past a fault, because a later check may find a fault at a smaller offset.
struct URLFault: Error {
    private(set) var code: RouteURLError.Code
    private(set) var offset: Int

    /// No fault yet: every fault has a smaller offset.
    static let none = URLFault(.empty, at: .max)

    init(_ code: RouteURLError.Code, at offset: Int) {
        self.code = code
        self.offset = offset
    }

    /// Whether the reader has found a fault.
    var isFound: Bool { offset != .max }

    /// Records a fault of a single byte, unless a fault with a smaller offset is known.
    mutating func note(byte code: RouteURLError.Code, at offset: Int) {
        if offset <= self.offset { self = URLFault(code, at: offset) }
    }

    /// Records a fault of a part, unless a fault with the same or a smaller offset is known.
    mutating func note(_ code: RouteURLError.Code, at offset: Int) {
        if offset < self.offset { self = URLFault(code, at: offset) }
    }

    /// Records the fault of a byte that does not begin an escape, if the byte is refused.
    ///
    /// - Parameters:
    ///   - byte: The unescaped byte.
    ///   - offset: Its offset.
    ///   - isWeb: Whether browsers would read a backslash at this offset as a slash.
    mutating func note(_ byte: UInt8, at offset: Int, isWeb: Bool) {
        if byte.isASCIIControl { note(byte: .controlCharacter, at: offset) }
        if isWeb, byte == ascii("\\") { note(byte: .backslash, at: offset) }
    }

    /// Records a fault at the first of the spaces that end a text, if the text ends in a space.
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

    /// Records a fault in escapes, if there is one.
    mutating func note(_ fault: PercentEncoding.Fault?) {
        switch fault {
        case .invalidEscape(let offset): note(byte: .invalidEscape, at: offset)
        case .invalidUTF8(let offset): note(.invalidUTF8, at: offset)
        case nil: break
        }
    }
}
