extension RouteURL {
    /// Escapes a text so that it can stand as a value in a query, whatever it holds but NUL: a whole URL too.
    ///
    /// All but the unreserved characters of RFC 3986 (letters, digits, `-`, `.`, `_`, `~`) become escapes,
    /// `+` included, so that readers of either opinion about `+` give the text back.
    ///
    /// ```swift
    /// let callback = RouteURL.escapingQueryValue("app://push/item?id=7&tab=notes")
    /// router.open("app://present/login?callback=\(callback)")
    /// ```
    ///
    /// - Parameter text: The text to carry.
    /// - Returns: The text as a query holds it; reading the query gives `text` back.
    /// - Complexity: O(*n*) in the length of the text.
    public static func escapingQueryValue(_ text: String) -> String {
        PercentEncoding.encode(text) { byte in
            byte.isASCIILetter || byte.isASCIIDigit
                || [ascii("-"), ascii("."), ascii("_"), ascii("~")].contains(byte)
        }
    }
}

/// Escaping what has to be escaped and nothing else, after RFC 3986, section 3.
extension RouteURL {
    /// Escapes a text so that it can stand as a segment.
    package static func escapingSegment(_ text: String) -> String {
        PercentEncoding.encode(text) { $0.isPathCharacter }
    }

    /// Escapes the name of a pair of a query.
    package static func escapingPairName(_ text: String) -> String {
        PercentEncoding.encode(text) { $0.isQueryCharacter && $0 != ascii("=") }
    }

    /// Escapes the value of a pair of a query.
    static func escapingPairValue(_ text: String) -> String {
        PercentEncoding.encode(text) { $0.isQueryCharacter }
    }
}

extension UInt8 {
    /// Whether it may stand in a segment.
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

    /// Whether it may stand in a value of a query: readers are of two minds about `+`, and `&` ends a value.
    fileprivate var isQueryCharacter: Bool {
        if self == ascii("/") || self == ascii("?") { return true }
        return isPathCharacter && self != ascii("&") && self != ascii("+")
    }
}

extension RouteURL {
    /// Whether a segment can be written behind `scheme://` and be read as it is.
    ///
    /// Hosts lose their capitals, and an odd host is better not written at all.
    package static func canStandAsHost(_ segment: String) -> Bool {
        !["", ".", ".."].contains(segment)
            && segment.utf8.allSatisfy { byte in
                byte.isASCIIDigit || (byte.isASCIILetter && byte == byte.foldedASCII)
                    || [ascii("-"), ascii("."), ascii("_"), ascii("~")].contains(byte)
            }
    }
}
