/// The byte classes that URLs and patterns are made of.
extension UInt8 {
    /// Whether the byte is an ASCII letter.
    package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether the byte is an ASCII digit.
    package var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether the byte is an ASCII hexadecimal digit.
    package var isASCIIHexDigit: Bool { hexValue != nil }

    /// Whether the byte is an ASCII control character, DEL included.
    var isASCIIControl: Bool { self < 0x20 || self == 0x7F }

    /// The byte with an ASCII capital made small; every other byte as it is.
    package var foldedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// The value of the byte as a hexadecimal digit, or `nil` when it is none.
    var hexValue: UInt8? {
        if isASCIIDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}

/// Spells a byte that the readers look for as the character it stands for: `ascii("/")`.
///
/// - Parameter scalar: An ASCII scalar.
/// - Returns: Its byte.
@inline(__always)
package func ascii(_ scalar: Unicode.Scalar) -> UInt8 {
    UInt8(ascii: scalar)
}

extension String {
    /// The text with ASCII capitals made small; other letters stay as they are, unlike with `lowercased()`.
    package var foldedASCII: String {
        String(decoding: utf8.map(\.foldedASCII), as: UTF8.self)
    }

    /// Whether both are the same Unicode scalars, which `==` (canonical equivalence) does not ask.
    package func isExactly(_ other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
