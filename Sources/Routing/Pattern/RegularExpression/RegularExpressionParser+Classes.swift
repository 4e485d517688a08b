extension RegularExpressionParser {
    /// A member of a class: a scalar, which may begin a range, or the ranges of an escape such as `\d`.
    private enum ClassMember {
        case scalar(Unicode.Scalar)
        case ranges(ScalarClass.Ranges)
    }

    /// Parses `[…]` or `[^…]`.
    ///
    /// Engines interpret unusually placed brackets and hyphens differently, so these must be escaped here.
    mutating func parseClass() throws(RegularExpressionFault) -> ScalarClass {
        let open = position
        advance()
        let isNegated = consume("^")
        guard peek != "]" else {
            throw .invalid(at: position, "a class cannot be empty; write `\\]` for a bracket as its member")
        }
        var ranges: ScalarClass.Ranges = []
        while !consume("]") {
            ranges += try parseClassRanges(ofClassAt: open)
        }
        return ScalarClass(ranges, isNegated: isNegated)
    }

    /// Parses one member, or two with a hyphen between them.
    private mutating func parseClassRanges(
        ofClassAt open: Int
    ) throws(RegularExpressionFault) -> ScalarClass.Ranges {
        let start = position
        let member = try parseClassMember(ofClassAt: open)
        guard isRangeNext, case .scalar(let lower) = member else {
            try refuseHyphen()
            return switch member {
            case .scalar(let scalar): [scalar...scalar]
            case .ranges(let ranges): ranges
            }
        }
        try refuseSetOperation()
        advance()
        guard case .scalar(let upper) = try parseClassMember(ofClassAt: open), lower <= upper else {
            throw .invalid(
                at: start, "a range goes from one scalar up to another; write `\\-` for a hyphen as a member")
        }
        try refuseHyphen()
        return [lower...upper]
    }

    private mutating func parseClassMember(
        ofClassAt open: Int
    ) throws(RegularExpressionFault) -> ClassMember {
        try refuseSetOperation()
        let start = position
        switch peek {
        case nil: throw .invalid(at: open, "this `[` is never closed; add a `]` or write `\\[`")
        case "[": throw nestedClass()
        case "\\": break
        case let scalar?:
            advance()
            return .scalar(scalar)
        }
        switch try readEscape() {
        case .scalar(let scalar): return .scalar(scalar)
        case .ranges(let ranges): return .ranges(ranges)
        case .assertion:
            throw .invalid(at: start, "a class holds scalars, no anchors; write `\\x08` for a backspace")
        }
    }

    /// Whether the next character is a hyphen that is not the last member of the class.
    private var isRangeNext: Bool {
        isNext("-") && !isNext("-]")
    }

    private func nestedClass() -> RegularExpressionFault {
        isNext("[:") || isNext("[.") || isNext("[=")
            ? .invalid(at: position, "POSIX classes are not supported; write the ranges, such as `a-z`")
            : .invalid(at: position, "classes do not nest; write `\\[` for a bracket")
    }

    private func refuseSetOperation() throws(RegularExpressionFault) {
        guard isNext("&&") || isNext("--") || isNext("~~") else { return }
        throw .invalid(
            at: position, "set operations are not supported; write the ranges, and escape `&`, `-` or `~`")
    }

    private func refuseHyphen() throws(RegularExpressionFault) {
        guard isRangeNext else { return }
        try refuseSetOperation()
        throw .invalid(at: position, "this hyphen makes no range; write `\\-` for a hyphen as a member")
    }
}
