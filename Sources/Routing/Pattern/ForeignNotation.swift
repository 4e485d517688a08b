/// A notation of other routers or of regular expressions that a pattern refuses, by its meaning.
enum ForeignNotation {
    /// `^` or `$`.
    case anchor
    /// `?` after a whole segment.
    case optionalSegment(String)
    /// `{/:id}`.
    case optionalPart(String)
    /// Any other `?`.
    case optionalPartOrQuery
    /// `#`.
    case fragment
    /// `{id}`, `<int:id>` or `*rest`, with the same capture in pattern notation.
    case capture(String)
    /// `:path*`.
    case repeatedCapture
    /// `<int>` or `(\d+)` after a constraint.
    case secondConstraint
    /// `{3}`.
    case count
    /// `+` after the expression of a capture.
    case repeatedExpression
    /// `(films|books)`.
    case words
    /// `)` without a `(`.
    case closingOnly
    /// `(http|https)://host`.
    case schemes
    /// `.*`.
    case anyText
    /// `.+`.
    case someText
    /// `[0-9]`, `\d` and other syntax of regular expressions.
    case expression

    /// The advice for the error message: what to write instead.
    var remedy: String {
        switch self {
        case .anchor:
            "leave it out, a pattern matches the whole URL, unlike RoutePattern(regularExpression:)"
        case .optionalSegment(let segment):
            "an optional segment is written '(/\(segment))', and a query is left out"
        case .optionalPart(let part):
            "put an optional part in parentheses, '(\(part))'; directly after a capture, write two patterns instead"
        case .optionalPartOrQuery:
            "put an optional part in parentheses, 'books(/:id)', without '?', and leave out the query"
        case .fragment:
            "a fragment is never matched; leave it out"
        case .capture(let written):
            "a capture is written '\(written)'"
        case .repeatedCapture:
            "one or more segments at the end are ':path...', any number '(/:path...)', elsewhere '**'"
        case .secondConstraint:
            "a capture has one constraint at most: a type, words or an expression"
        case .repeatedExpression:
            "put a repeat inside the parentheses, ':id((a|b)+)'"
        case .count:
            "put a repeat in the expression of a capture, ':id(\\d{3})'"
        case .words:
            "one of several words is written ':kind<books|films>'"
        case .closingOnly:
            "no '(' is open here; leave it out"
        case .schemes:
            "a pattern has one scheme at most; write a pattern for each, or '/books' for any scheme and host"
        case .anyText:
            "'.*' is written '**' for any number of segments, ':name' or ':_' within one"
        case .someText:
            "'.+' is written ':path...' for segments, ':name' or ':_' within one; \(Self.expression.remedy)"
        case .expression:
            "put an expression after a capture, ':id(\\d+)', or in RoutePattern(regularExpression:)"
        }
    }
}

extension ForeignNotation {
    /// Finds the meaning of a `*` that is not alone in its segment; `nil` if the meaning is not known.
    ///
    /// - Parameters:
    ///   - offset: The offset of the `*`.
    ///   - bytes: The pattern.
    ///   - isBehindCapture: Whether it follows a capture.
    init?(starAt offset: Int, in bytes: [UInt8], isBehindCapture: Bool) {
        if isBehindCapture {
            self = .repeatedCapture
        } else if bytes[..<offset].last == ascii(".") {
            self = .anyText
        } else if let capture = ForeignCapture(starAt: offset, in: bytes) {
            self = .capture(capture.written)
        } else {
            return nil
        }
    }
}
