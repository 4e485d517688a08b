/// A regular expression that is matched in time linear in the subject.
///
/// Patterns use it for the constraint of a capture, `:id(\d+)`, and for a whole URL. URLs are untrusted input,
/// so it neither backtracks nor recurses over the subject. The text is parsed to a tree, the tree is compiled
/// to a program, and all threads of the program advance over the subject together.
///
/// ```swift
/// let number = try RegularExpression(#"\d+"#)
/// assert(number.matchesWhole("0042".utf8, ignoringCase: false))
///
/// let book = try RegularExpression("/books/:id", dialect: .route)
/// assert(book.captureNames == ["id"])
/// assert(book.firstMatch(in: Array("app:/books/7".utf8), ignoringCase: true) == [11..<12])
/// ```
///
/// Two expressions are equal if they have the same dialect and the same text, scalar by scalar. Unlike strings,
/// `é` and `e` with a combining accent are different expressions, because they match different subjects.
package struct RegularExpression: Sendable {
    /// The use that an expression is written for.
    enum Dialect: Sendable {
        /// The constraint of a capture: no syntax beyond that of regular expressions.
        case segment
        /// A whole URL: `:name` stands for the capture `([^/]+)` of that name.
        case route
    }

    /// The expression as written.
    package let text: String

    /// The names of the named captures, in the order in which they open, each once.
    let captureNames: [String]

    let dialect: Dialect

    /// Whether the expression counts as matched where it is not certain that it does not match: in a text that is too
    /// long to try, and in every spelling of a URL.
    ///
    /// A guard that a longer or another spelling of a URL got round would guard nothing.
    var failsClosed = false

    private let program: RegularExpressionProgram
    /// The program that reads the subject from its end to its beginning.
    private let reversedProgram: RegularExpressionProgram

    /// Creates an expression.
    ///
    /// Matching is linear, so any expression within the limits is accepted. The limits are
    /// ``RegularExpressionCompiler/longestProgram`` and ``RegularExpressionParser/deepestNesting``.
    ///
    /// - Throws: `RegularExpressionFault`: `.invalid` for a text that is malformed or uses an unsupported
    ///   construct, `.unsafe` for a backreference and for an expression that exceeds the limits.
    /// - Complexity: O(*n* log *n*) for a text of *n* bytes and a program of *n* instructions.
    init(_ text: String, dialect: Dialect = .segment) throws(RegularExpressionFault) {
        let parsed = try RegularExpressionParser.parse(text, dialect: dialect)
        self.text = text
        self.captureNames = parsed.captureNames
        self.dialect = dialect
        self.program = try RegularExpressionProgram(parsed.root)
        self.reversedProgram = try RegularExpressionProgram(parsed.root, isReversed: true)
    }

    /// The number of instructions of the program.
    var stepCount: Int { program.instructions.count }

    /// Tells whether the expression matches all of a subject.
    ///
    /// - Parameters:
    ///   - bytes: The subject, as UTF-8. A byte that is not part of UTF-8 counts as one U+FFFD.
    ///   - ignoringCase: Whether ASCII letters, and only those, match in either case.
    /// - Returns: Whether the expression matches the whole subject.
    /// - Complexity: O(*p* × *n*) for a program of *p* instructions and *n* bytes.
    func matchesWhole(_ bytes: some Collection<UInt8>, ignoringCase: Bool) -> Bool {
        var scan = scan(ignoringCase: ignoringCase)
        return scan.matchesWhole(bytes)
    }

    /// Finds the leftmost match in a subject.
    ///
    /// Among matches that begin at the same position, the one that a backtracking engine would find first wins.
    ///
    /// - Parameters:
    ///   - bytes: The subject, as UTF-8. A byte that is not part of UTF-8 counts as one U+FFFD.
    ///   - ignoringCase: Whether ASCII letters, and only those, match in either case.
    /// - Returns: The byte range of each of `captureNames`, as offsets from the start of the subject. A range is
    ///   `nil` if its capture took no part in the match. The result is `nil` if nothing matches.
    /// - Complexity: O(*p* × *n*) for a program of *p* instructions and *n* bytes.
    func firstMatch(in bytes: some Collection<UInt8>, ignoringCase: Bool) -> [Range<Int>?]? {
        var matcher = RegularExpressionMatcher(program, ignoringCase: ignoringCase)
        return matcher.run(over: bytes) ? matcher.captures(captureNames.count) : nil
    }

    /// Prepares a scan for the ends of matches, which reads its subject forwards.
    func scan(ignoringCase: Bool) -> RegularExpressionScan {
        RegularExpressionScan(program, ignoringCase: ignoringCase)
    }

    /// Prepares a scan for the beginnings of matches, which reads its subject backwards.
    func backwardScan(ignoringCase: Bool) -> RegularExpressionScan {
        RegularExpressionScan(reversedProgram, ignoringCase: ignoringCase)
    }
}

extension RegularExpression: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.dialect == right.dialect && left.failsClosed == right.failsClosed
            && left.text.isExactly(right.text)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(dialect)
        hasher.combine(failsClosed)
        for byte in text.utf8 {
            hasher.combine(byte)
        }
        hasher.combine(text.utf8.count)
    }
}

extension RegularExpression {
    /// Finds the `)` that closes a constraint, as in `:id(\d+)`, whose expression begins at an offset.
    ///
    /// The search skips escapes, classes and nested parentheses as the parser reads them. If a valid expression
    /// is followed by `)`, the search always finds that `)`.
    ///
    /// - Parameters:
    ///   - bytes: A pattern, as UTF-8.
    ///   - start: The offset just past the `(` that opens the constraint.
    /// - Returns: The offset of the closing `)`, or `nil` if there is none.
    /// - Complexity: O(*n*).
    static func endOfBody(in bytes: [UInt8], from start: Int) -> Int? {
        var depth = 0
        var isInClass = false
        var position = start
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"):
                position += 1
            case UInt8(ascii: "]"):
                isInClass = false
            case UInt8(ascii: "["):
                isInClass = true
            case UInt8(ascii: "(") where !isInClass:
                depth += 1
            case UInt8(ascii: ")") where !isInClass:
                guard depth > 0 else { return position }
                depth -= 1
            default:
                break
            }
            position += 1
        }
        return nil
    }
}
