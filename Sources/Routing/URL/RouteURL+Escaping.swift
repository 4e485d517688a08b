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
        PercentEncoding.encode(text) { byte in
            byte.isASCIILetter || byte.isASCIIDigit
                || [ascii("-"), ascii("."), ascii("_"), ascii("~")].contains(byte)
        }
    }
}

/// Escapes only the characters that RFC 3986, section 3, requires to be escaped.
extension RouteURL {
    /// Escapes a text for use as a segment.
    package static func escapingSegment(_ text: String) -> String {
        PercentEncoding.encode(text) { $0.isPathCharacter }
    }

    /// Escapes the name of a query pair.
    package static func escapingPairName(_ text: String) -> String {
        PercentEncoding.encode(text) { $0.isQueryCharacter && $0 != ascii("=") }
    }

    /// Escapes the value of a query pair.
    static func escapingPairValue(_ text: String) -> String {
        PercentEncoding.encode(text) { $0.isQueryCharacter }
    }
}

extension UInt8 {
    /// Whether a segment may contain the byte unescaped.
    fileprivate var isPathCharacter: Bool {
        if isASCIILetter || isASCIIDigit { return true }
        switch self {
        case ascii("-"), ascii("."), ascii("_"), ascii("~"), ascii("!"), ascii("$"), ascii("&"), ascii("'"),
            ascii("("), ascii(")"), ascii("*"), ascii("+"), ascii(","), ascii(";"), ascii("="), ascii(":"),
            ascii("@"):
            return true
        default:
            return false
        }
    }

    /// Whether a query value may contain the byte unescaped; `&` ends a value, and readers disagree about `+`.
    fileprivate var isQueryCharacter: Bool {
        if self == ascii("/") || self == ascii("?") { return true }
        return isPathCharacter && self != ascii("&") && self != ascii("+")
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
