/// Advice on notations of other routers and of regular expressions that a pattern refuses: what to write instead.
enum ForeignNotation {
    /// The advice on `[0-9]`, `\d` and other syntax of regular expressions.
    static let expression =
        "put an expression after a capture, ':id(\\d+)', or in RoutePattern(regularExpression:)"
    /// The advice on `(http|https)://host`.
    static let schemes =
        "a pattern has one scheme at most; write a pattern for each, or '/books' for any scheme and host"
    /// The advice on `<int>` or `(\d+)` after a constraint.
    static let secondConstraint = "a capture has one constraint at most: a type, words or an expression"

    /// The advice on `(.:format)` after a capture.
    static let optionalAfterCapture =
        "directly after a capture, parentheses hold an expression, no optional part; write two patterns instead"

    /// The advice on `{id}`, `<int:id>` or `*rest`, from the same capture in pattern notation.
    static func capture(_ written: String) -> String { "a capture is written '\(written)'" }

    /// The advice on the `+` after a capture, from the capture in pattern notation.
    static func repeated(_ capture: String) -> String {
        "one or more segments at the end are '\(capture)...', elsewhere '**'"
    }

    /// The advice on a `*` that is not alone in its segment; `nil` if its meaning is not known.
    ///
    /// - Parameters:
    ///   - offset: The offset of the `*`.
    ///   - bytes: The pattern.
    ///   - isBehindCapture: Whether it follows a capture.
    /// - Returns: The advice.
    static func advice(onStarAt offset: Int, in bytes: [UInt8], isBehindCapture: Bool) -> String? {
        if isBehindCapture {
            return "one or more segments at the end are ':path...', any number '(/:path...)', elsewhere '**'"
        }
        if bytes[..<offset].last == ascii(".") {
            return "'.*' is written '**' for any number of segments, ':name' or ':_' within one"
        }
        return ForeignCapture(starAt: offset, in: bytes).map { capture($0.written) }
    }
}
