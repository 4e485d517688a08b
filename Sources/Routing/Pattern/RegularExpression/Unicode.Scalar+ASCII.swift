extension Unicode.Scalar {
    /// Whether this is one of `A`…`Z` and `a`…`z`.
    var isASCIILetter: Bool {
        "a"..."z" ~= foldedASCII
    }

    /// Whether this is one of `0`…`9`.
    var isASCIIDigit: Bool {
        "0"..."9" ~= self
    }

    /// Whether `\w` matches this scalar: an ASCII letter, an ASCII digit or `_`.
    var isASCIIWord: Bool {
        isASCIILetter || isASCIIDigit || self == "_"
    }

    /// The lowercase letter for one of `A`…`Z`; any other scalar itself.
    package var foldedASCII: Unicode.Scalar {
        guard "A"..."Z" ~= self else { return self }
        return Unicode.Scalar(UInt8(value) | 0x20)
    }

    /// The value of one of `0`…`9`, `A`…`F` and `a`…`f` as a hexadecimal digit.
    var asciiHexValue: UInt32? {
        switch foldedASCII {
        case "0"..."9": value - 48
        case "a"..."f": foldedASCII.value - 87
        default: nil
        }
    }
}
