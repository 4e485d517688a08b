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
