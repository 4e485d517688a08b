/// A parser of regular expressions, by recursive descent.
///
/// It recurses only into groups, whose nesting is bounded, so that no text can exhaust the stack.
struct RegularExpressionParser {
    /// The deepest nesting of groups, which bounds recursion over the tree.
    static let deepestNesting = 50

    /// The tree of an expression and the names of its captures.
    struct Output {
        let root: RegularExpressionNode
        /// The names, in the order in which the captures open.
        let captureNames: [String]
    }

    let dialect: RegularExpression.Dialect
    let bytes: [UInt8]

    /// The offset of the next scalar to read.
    var position = 0
    /// The number of groups that are open at this offset.
    var nesting = 0

    private var captureNames: [String] = []
    private var knownNames: Set<String> = []

    private init(_ text: String, dialect: RegularExpression.Dialect) {
        self.bytes = Array(text.utf8)
        self.dialect = dialect
    }

    /// Parses a whole text.
    static func parse(
        _ text: String,
        dialect: RegularExpression.Dialect
    ) throws(RegularExpressionFault) -> Output {
        var parser = Self(text, dialect: dialect)
        guard parser.peek != nil else {
            throw .invalid(at: 0, "the expression is empty; write what it should match, such as `.*`")
        }
        let root = try parser.parseAlternation()
        guard parser.peek == nil else {
            throw .invalid(at: parser.position, "this `)` closes no group; remove it or write `\\)`")
        }
        return Output(root: root, captureNames: parser.captureNames)
    }

    /// Parses alternatives up to the end of the text or a `)`, which it does not consume.
    mutating func parseAlternation() throws(RegularExpressionFault) -> RegularExpressionNode {
        let first = try parseSequence()
        var alternatives = [first]
        while consume("|") {
            alternatives.append(try parseSequence())
        }
        return alternatives.count == 1 ? first : .alternation(alternatives)
    }

    private mutating func parseSequence() throws(RegularExpressionFault) -> RegularExpressionNode {
        var nodes: [RegularExpressionNode] = []
        while let scalar = peek, scalar != "|", scalar != ")" {
            let atom = try parseAtom(startingWith: scalar)
            nodes.append(try parseQuantifier(of: atom))
        }
        return .sequence(nodes)
    }

    private mutating func parseAtom(
        startingWith scalar: Unicode.Scalar
    ) throws(RegularExpressionFault) -> RegularExpressionNode {
        switch scalar {
        case "(": return try parseGroup()
        case "[": return .oneOf(try parseClass())
        case "\\": return try parseEscape()
        case ":": return try parseColon()
        case _ where isQuantifierNext: throw nothingToRepeat()
        default: advance()
        }
        return switch scalar {
        case ".": .oneOf(.dot)
        case "^": .assertion(.start)
        case "$": .assertion(.end)
        default: .scalar(scalar)
        }
    }

    private mutating func parseColon() throws(RegularExpressionFault) -> RegularExpressionNode {
        let colon = position
        let isAfterQuestionMark = colon > 0 && bytes[colon - 1] == UInt8(ascii: "?")
        advance()
        guard dialect == .route, !isAfterQuestionMark, let name = readName() else { return .scalar(":") }
        return .parameter(try addCapture(named: name, at: colon))
    }
}

// The primitives for the other parts of the parser.
extension RegularExpressionParser {
    /// The next scalar to read; `nil` at the end of the text.
    var peek: Unicode.Scalar? {
        position < bytes.count ? bytes.scalar(at: position).scalar : nil
    }

    /// Advances past the next scalar.
    mutating func advance() {
        position += bytes.scalar(at: position).width
    }

    /// Advances past the next scalar if it is the given one; returns whether it is.
    mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        advance()
        return true
    }

    /// Tells whether the text continues with an ASCII string.
    func isNext(_ string: String) -> Bool {
        bytes[position...].starts(with: string.utf8)
    }

    /// Reads a capture name; `nil` if there is none at this offset.
    mutating func readName() -> String? {
        let name = CaptureName.text(in: bytes, from: position)
        position += name?.utf8.count ?? 0
        return name
    }

    /// Adds a capture with a name and returns its index.
    mutating func addCapture(named name: String, at offset: Int) throws(RegularExpressionFault) -> Int {
        guard knownNames.insert(name).inserted else {
            throw .invalid(at: offset, "the name `\(name)` is taken by an earlier capture; choose another")
        }
        captureNames.append(name)
        return captureNames.count - 1
    }
}
