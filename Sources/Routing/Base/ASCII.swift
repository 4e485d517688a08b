/// The byte classes of URLs and patterns.
extension UInt8 {
    /// Whether the byte is an ASCII letter.
    package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether the byte is an ASCII digit.
    package var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether the byte is an ASCII hexadecimal digit.
    package var isASCIIHexDigit: Bool { hexValue != nil }

    /// Whether the byte is an ASCII control character, including DEL.
    var isASCIIControl: Bool { self < 0x20 || self == 0x7F }

    /// The byte, in lower case if it is an ASCII capital.
    package var foldedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// The value of the byte as a hexadecimal digit, or `nil` when the byte is not such a digit.
    var hexValue: UInt8? {
        if isASCIIDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}

/// Returns the byte of an ASCII character, as in `ascii("/")`.
///
/// - Parameter scalar: An ASCII scalar.
/// - Returns: Its byte.
@inline(__always)
package func ascii(_ scalar: Unicode.Scalar) -> UInt8 {
    UInt8(ascii: scalar)
}

extension String {
    /// The text with its ASCII capitals in lower case; unlike `lowercased()`, this keeps all other letters.
    package var foldedASCII: String {
        String(decoding: utf8.map(\.foldedASCII), as: UTF8.self)
    }

    /// Whether both texts have the same Unicode scalars; `==` compares by canonical equivalence instead.
    package func isExactly(_ other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
