/// A reader of a pattern's text, behind its scheme and the host of a web pattern.
struct NaivePatternParser {
    private var rest: ArraySlice<Unicode.Scalar>
    /// Whether the text still belongs to an authority, where `:8080` is a port.
    private var isInAuthority: Bool
    private let start: Int
    private let whole: [Unicode.Scalar]

    init(_ text: [Unicode.Scalar], startsWithAuthority: Bool) {
        whole = text
        rest = text[...]
        start = rest.startIndex
        isInAuthority = startsWithAuthority
    }

    /// Reads the whole text.
    mutating func parse() -> [NaivePatternTree.Node]? {
        nodes(inGroup: false)
    }

    /// Reads up to the end of the text or, in a group, past its closing parenthesis.
    private mutating func nodes(inGroup: Bool) -> [NaivePatternTree.Node]? {
        var nodes: [NaivePatternTree.Node] = []
        while let scalar = rest.first {
            switch scalar {
            case "/":
                isInAuthority = false
                rest = rest.dropFirst()
                nodes.append(.slash)
            case "(":
                rest = rest.dropFirst()
                guard let inner = self.nodes(inGroup: true), !inner.isEmpty else { return nil }
                nodes.append(.group(inner))
            case ")":
                rest = rest.dropFirst()
                return inGroup ? nodes : nil
            case ":":
                guard let node = port(inGroup: inGroup) ?? capture() else { return nil }
                nodes.append(node)
            case "<", ">", "?", "#", "\\":
                return nil
            default:
                let text = rest.prefix { !"/():<>?#\\".unicodeScalars.contains($0) }
                guard !text.contains(where: NaiveText.isControl), !isForeign(text) else { return nil }
                rest = rest.dropFirst(text.count)
                if case .capture = nodes.last, text.elementsEqual(["+"]), endsSegment { return nil }
                nodes.append(.text(Array(text)))
            }
        }
        return inGroup ? nil : nodes
    }

    /// Whether a segment may end before the rest.
    private var endsSegment: Bool { rest.first.map("/()".unicodeScalars.contains) ?? true }

    /// Tells whether a literal looks like a regular expression or a template of another router.
    private func isForeign(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        if text.contains(where: { "[]|^{}".unicodeScalars.contains($0) }) { return true }
        if text.last == "$", text.endIndex == rest.endIndex { return true }
        for index in text.indices where index > start && text[index] == "+" {
            let before: Unicode.Scalar = whole[index - 1]
            if before == ")" || before == "." { return true }
        }
        return false
    }

    /// Reads `:` and digits up to the end of the authority as literal text.
    private mutating func port(inGroup: Bool) -> NaivePatternTree.Node? {
        let digits = rest.dropFirst().prefix(while: NaiveText.isDigit)
        let behind = rest.dropFirst(1 + digits.count)
        guard isInAuthority, !inGroup, rest.startIndex > start, !digits.isEmpty,
            behind.isEmpty || behind.first == "/"
        else { return nil }
        rest = behind
        return .text([":"] + digits)
    }

    /// Reads a capture with the constraint and the dots that may follow its name.
    private mutating func capture() -> NaivePatternTree.Node? {
        rest = rest.dropFirst()
        guard let name = name() else { return nil }
        // Digits alone could be meant as a port, and the page does not say where a port may stand.
        guard !isInAuthority || !name.allSatisfy(\.isNumber) else { return nil }
        var constraint: NaiveConstraint?
        if rest.first == "<" {
            guard let end = rest.firstIndex(of: ">") else { return nil }
            constraint = NaiveConstraint(angles: Array(rest[..<end].dropFirst()))
            guard constraint != nil else { return nil }
            rest = rest[(end + 1)...]
        } else if rest.first == "(", rest.dropFirst().first != "/" {
            guard let expression = expression() else { return nil }
            constraint = .expression(expression)
        }
        let capture = NaivePattern.Capture(name: name, constraint: constraint)
        guard rest.starts(with: [".", ".", "."]) else { return .capture(capture) }
        rest = rest.dropFirst(3)
        return .capturedRest(capture)
    }

    /// Reads `[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*`.
    private mutating func name() -> String? {
        func word(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
            text.prefix { NaiveText.isLetter($0) || NaiveText.isDigit($0) || $0 == "_" }
        }
        var name = word(rest)
        guard !name.isEmpty else { return nil }
        while rest.dropFirst(name.count).first == "-" {
            let more = word(rest.dropFirst(name.count + 1))
            guard !more.isEmpty else { break }
            name = rest.prefix(name.count + 1 + more.count)
        }
        rest = rest.dropFirst(name.count)
        return NaiveText.string(name)
    }

    /// Reads a regular expression in parentheses; those in classes and behind `\` do not count.
    private mutating func expression() -> NaiveExpression? {
        var depth = 0
        var isInClass = false
        var index = rest.startIndex
        while index < rest.endIndex {
            switch rest[index] {
            case "\\": index += 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: depth += 1
            case ")" where !isInClass: depth -= 1
            default: break
            }
            if depth == 0 {
                let source = rest[..<index].dropFirst()
                rest = rest[(index + 1)...]
                // An optional part with a capture, as other routers write it, is refused.
                let foreign = #/[.\-_~,;]:[A-Za-z_][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*/#
                if NaiveText.string(source).wholeMatch(of: foreign) != nil { return nil }
                return NaiveExpression(Array(source))
            }
            index += 1
        }
        return nil
    }
}
