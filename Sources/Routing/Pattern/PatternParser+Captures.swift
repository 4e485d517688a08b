extension PatternParser {
    /// Reads a capture: its name, its constraint, and the `...` of a catch-all.
    mutating func capture() throws(RoutePatternError) -> PatternNode {
        let start = index
        index += 1
        let name = try name(ofCaptureAt: start)
        let nameEnd = index
        let constraint = try constraint(of: name)
        let number = captures.count
        captures.append((name, constraint != nil, nameEnd))
        captureNames.insert(name)
        let isRest = startsDots(at: index)
        if isRest { index += 3 }
        guard !isRest || endsSegment(at: index) else {
            throw fault(.catchAllNotLast, at: start, Self.remedyOfRest)
        }
        let capture = Capture(
            name: name == "_" ? nil : name,
            constraint: constraint,
            predicate: predicates[name]
        )
        return .capture(capture, number: number, isRest: isRest, at: start)
    }

    /// Reads the name of a capture; throws if it is missing or already used.
    private mutating func name(ofCaptureAt start: Int) throws(RoutePatternError) -> String {
        let nameStart = index
        index = CaptureName.end(in: bytes, from: nameStart)
        guard index > nameStart else {
            let message =
                standsBeforeScheme(start)
                ? ForeignNotation.schemes : "a ':' wants a name of letters, digits, '_' or '-'"
            throw fault(.missingName, at: start, "\(message); '%3A' is a ':'")
        }
        let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        guard name == "_" || !captureNames.contains(name) else {
            throw fault(
                .duplicateName, at: start, "the pattern captures ':\(name)' already; give it another name")
        }
        return name
    }

    private mutating func constraint(of name: String) throws(RoutePatternError) -> CaptureConstraint? {
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case ascii("<"):
            return try typeOrWords(of: name)
        case ascii("(") where !isGroup(at: index):
            return try regularExpression()
        default:
            return nil
        }
    }

    /// Whether a parenthesis, and those that follow it at once, open optional groups: the first of them begins with
    /// a slash.
    private func isGroup(at opening: Int) -> Bool {
        bytes[opening...].first { $0 != ascii("(") } == ascii("/")
    }

    private mutating func typeOrWords(of name: String) throws(RoutePatternError) -> CaptureConstraint {
        let opening = index
        guard let closing = bytes[opening...].firstIndex(of: ascii(">")) else {
            throw fault(.unclosedConstraint, at: opening, "this '<' is never closed; write '>'")
        }
        let body = opening + 1..<closing
        index = closing + 1
        if let type = CaptureType(rawValue: String(decoding: bytes[body], as: UTF8.self)) {
            return .type(type)
        }
        let parts = bytes[body].split(separator: ascii("|"), omittingEmptySubsequences: false)
        guard parts.count > 1 else {
            throw unknownType(at: body, of: name)
        }
        if let stray = bytes[body].firstIndex(where: Self.isStray) { throw strayCharacter(at: stray) }
        var words: [Literal] = []
        for part in parts {
            guard !part.isEmpty else {
                throw fault(
                    .unknownType, at: part.startIndex,
                    "a word of the list is empty; write one or drop the '|'")
            }
            words.append(Literal(Array(try decode(part.startIndex..<part.endIndex).utf8)))
        }
        return .words(words)
    }

    /// Makes the fault for a text between `<` and `>` that is neither a type nor a list.
    private func unknownType(at body: Range<Int>, of name: String) -> RoutePatternError {
        let text = String(decoding: bytes[body], as: UTF8.self)
        let remedy =
            if let type = CaptureType(meantBy: text) {
                "did you mean '\(type.rawValue)'? "
            } else if let capture = ForeignCapture.written(name, type: text) {
                "write '\(capture)' here; "
            } else if bytes[body].contains(where: #"\[]()+*?.^$"#.utf8.contains) {
                "an expression is written '\(ForeignCapture.written(name, unknownType: text))'; "
            } else {
                ""
            }
        let types = CaptureType.allCases.map(\.rawValue).joined(separator: ", ")
        let words = "words are written '<one|two>', and a single word '(one)'"
        let message = "\(remedy)the types are \(types); \(words)"
        return fault(.unknownType, at: body.lowerBound, message)
    }

    private mutating func regularExpression() throws(RoutePatternError) -> CaptureConstraint {
        let opening = index
        guard let closing = RegularExpression.endOfBody(in: bytes, from: opening + 1) else {
            throw fault(
                .unclosedConstraint, at: opening,
                "the expression that this '(' opens is never closed; write ')'")
        }
        index = closing + 1
        if startsForeignCapture(in: opening + 1..<closing) {
            throw fault(.invalidRegularExpression, at: opening, ForeignNotation.optionalAfterCapture)
        }
        let body = String(decoding: bytes[opening + 1..<closing], as: UTF8.self)
        do {
            return .expression(try RegularExpression(body))
        } catch {
            let isGroup = bytes[opening + 1] == ascii("?")
            throw fault(error.code, at: opening, isGroup ? remedyOfGroup("(\(body))") : error.message)
        }
    }

    /// The remedy for a regular expression whose group, such as `(?:…)`, uses the parentheses of the capture.
    private func remedyOfGroup(_ group: String) -> String {
        do {
            _ = try RegularExpression(group)
            return "the parentheses of a capture hold the expression alone; leave '?:' or '?<name>' out"
        } catch {
            return error.message
        }
    }

    /// Whether a segment can end at an index.
    func endsSegment(at index: Int) -> Bool {
        index == bytes.count || [ascii("/"), ascii("("), ascii(")")].contains(bytes[index])
    }
}
