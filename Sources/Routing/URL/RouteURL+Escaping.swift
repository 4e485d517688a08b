extension RouteURL {
    /// Escapes any text without NUL, even a whole URL, for use as a value in a query.
    ///
    /// All characters except the unreserved ones of RFC 3986 (letters, digits, `-`, `.`, `_`, `~`) become escapes.
    /// `+` is escaped too, so that a reader returns the same text whether or not it decodes `+` as a space.
    ///
    /// ```swift
    /// let callback = RouteURL.escapingQueryValue("app://push/item?id=7&tab=notes")
    /// router.open("app://present/login?callback=\(callback)")
    /// ```
    ///
    /// - Parameter text: The text to escape.
    /// - Returns: The escaped text; reading the query returns `text`.
    /// - Complexity: O(*n*) in the length of the text.
    public static func escapingQueryValue(_ text: String) -> String {
        escaping(text, for: .anyReader)
    }

    /// Escapes a text for use as a segment.
    package static func escapingSegment(_ text: String) -> String { escaping(text, for: .segment) }

    /// Escapes the name of a query pair.
    package static func escapingPairName(_ text: String) -> String { escaping(text, for: .pairName) }

    /// Escapes the value of a query pair.
    static func escapingPairValue(_ text: String) -> String { escaping(text, for: .pairValue) }

    private static func escaping(_ text: String, for place: EscapingPlace) -> String {
        PercentEncoding.encode(text, unless: place.mayContain)
    }
}

/// A place in a URL, which may contain some bytes unescaped; see RFC 3986, section 3.
private enum EscapingPlace {
    case segment, pairName, pairValue
    /// A value that any reader decodes to the same text.
    case anyReader

    func mayContain(_ byte: UInt8) -> Bool {
        if byte.isASCIILetter || byte.isASCIIDigit { return true }
        switch byte {
        case ascii("-"), ascii("."), ascii("_"), ascii("~"): return true
        case ascii("!"), ascii("$"), ascii("'"), ascii("("), ascii(")"), ascii("*"), ascii(","), ascii(";"),
            ascii(":"), ascii("@"):
            return self != .anyReader
        // `&` ends a value, and readers disagree about `+`.
        case ascii("&"), ascii("+"): return self == .segment
        case ascii("="): return self == .segment || self == .pairValue
        case ascii("/"), ascii("?"): return self == .pairName || self == .pairValue
        default: return false
        }
    }
}

extension RouteURL {
    /// Whether a segment can be written after `scheme://` and be read back unchanged.
    ///
    /// Reading a host folds its capitals, so a segment with capitals is not accepted. Neither are unusual characters.
    package static func canStandAsHost(_ segment: String) -> Bool {
        !["", ".", ".."].contains(segment)
            && segment.utf8.allSatisfy { byte in
                byte.isASCIIDigit || (byte.isASCIILetter && byte == byte.foldedASCII)
                    || [ascii("-"), ascii("."), ascii("_"), ascii("~")].contains(byte)
            }
    }
}
