/// Checks byte by byte that a text is UTF-8 (The Unicode Standard, table 3-7).
struct UTF8Check {
    /// The number of bytes that the current scalar still needs.
    private var missing = 0
    /// The values that the next byte may have.
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether the bytes so far end with a complete scalar.
    var isComplete: Bool { missing == 0 }

    /// Checks the next byte.
    ///
    /// - Parameter byte: The byte.
    /// - Returns: Whether the bytes so far can begin a valid text.
    mutating func accept(_ byte: UInt8) -> Bool {
        guard isComplete else {
            defer { next = 0x80...0xBF }
            missing -= 1
            return next.contains(byte)
        }
        switch byte {
        case 0x00...0x7F: return true
        case 0xC2...0xDF: missing = 1
        case 0xE0...0xEF: missing = 2
        case 0xF0...0xF4: missing = 3
        default: return false
        }
        // Accepts only the shortest form, no surrogates, and nothing past the last scalar.
        switch byte {
        case 0xE0: next = 0xA0...0xBF
        case 0xED: next = 0x80...0x9F
        case 0xF0: next = 0x90...0xBF
        case 0xF4: next = 0x80...0x8F
        default: break
        }
        return true
    }
}
