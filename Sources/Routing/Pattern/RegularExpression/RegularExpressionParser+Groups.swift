extension RegularExpressionParser {
    /// Parses `(…)`, `(?:…)`, `(?<name>…)` or `(?P<name>…)`.
    mutating func parseGroup() throws(RegularExpressionFault) -> RegularExpressionNode {
        let open = position
        let deepest = Self.deepestNesting
        guard nesting < deepest else {
            throw .unsafe(at: open, "groups nest deeper than \(deepest); write fewer")
        }
        advance()
        let capture = try parseGroupKind(openedAt: open)
        nesting += 1
        let body = try parseAlternation()
        nesting -= 1
        guard consume(")") else {
            throw .invalid(at: open, "this `(` is never closed; add a `)` or write `\\(`")
        }
        return if let capture { .capture(capture, body) } else { body }
    }

    /// Parses the prefix that determines the kind of a group.
    ///
    /// - Returns: The index of the capture for a named group; `nil` for other groups.
    private mutating func parseGroupKind(openedAt open: Int) throws(RegularExpressionFault) -> Int? {
        guard consume("?"), !consume(":") else { return nil }
        guard isGroupNameNext else { throw refusalOfGroup(openedAt: open) }
        _ = consume("P")
        guard consume("<"), let name = readName(), consume(">") else {
            throw .invalid(
                at: open, "a name is made of ASCII letters, digits, `_` and inner `-`; write `(?<name>…)`")
        }
        return try addCapture(named: name, at: open)
    }

    private var isGroupNameNext: Bool {
        isNext("P<") || isNext("<") && !isNext("<=") && !isNext("<!")
    }

    /// Says why the text after `(?` is refused.
    private func refusalOfGroup(openedAt open: Int) -> RegularExpressionFault {
        // The end of the text is refused like `(?)`.
        switch peek ?? ")" {
        case "<", "=", "!":
            return .invalid(
                at: open, "lookaround is not supported; write a class that leaves out what must not match")
        case "P" where isNext("P="):
            return .backreference(at: open)
        case "P" where isNext("P>"), "R", "&", "+", "0"..."9":
            return .invalid(at: open, "recursion is not supported; write the inner expression out")
        case ">":
            return .invalid(at: open, "atomic groups are not supported; write `(?:…)`")
        case "(":
            return .invalid(at: open, "conditionals are not supported; write the cases as alternatives")
        case "#":
            return .invalid(at: open, "comments are not supported; remove this one")
        case "-", "^", "a"..."z", "A"..."Z":
            return .invalid(
                at: open, "inline flags are not supported; write `(?:…)`, and both cases as in `[aA]`")
        default:
            return .invalid(at: open, "`(?` opens no group here; write `(?:…)` or `(?<name>…)`")
        }
    }
}
