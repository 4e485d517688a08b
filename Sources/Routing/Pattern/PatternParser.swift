/// Parses the text of a pattern into items, from beginning to end.
struct PatternParser {
    static let longestText = 4096
    static let mostGroups = 6

    let text: String
    let bytes: [UInt8]
    let predicates: [String: CapturePredicate]
    /// The offset of a port at the end of the authority, where `:8080` is not a capture.
    private let portStart: Int?
    var index: Int
    private var groups = 0
    /// The captures read so far.
    var captures: [ParsedPattern.Capture] = []
    /// Their names.
    var captureNames: Set<String> = []

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - text: The text of the whole pattern.
    ///   - bytes: Its bytes.
    ///   - start: The offset of the first item: after the scheme, and after the host of a web pattern.
    ///   - authorityEnd: The end of the authority, if the items begin with one.
    ///   - predicates: The conditions in code, by the name of their capture.
    init(
        _ text: String,
        _ bytes: [UInt8],
        from start: Int,
        authorityEnd: Int?,
        predicates: [String: CapturePredicate]
    ) {
        self.text = text
        self.bytes = bytes
        self.predicates = predicates
        self.index = start
        self.portStart = authorityEnd.flatMap { [bytes] end in
            let digits = bytes[start..<max(start, end)].reversed().prefix(while: \.isASCIIDigit).count
            let colon = end - digits - 1
            return digits > 0 && colon >= start && bytes[colon] == ascii(":") ? colon : nil
        }
    }

    /// Reads items up to the end of the text, or of the group that is being read.
    ///
    /// - Parameter opening: The offset of the `(` of that group; `nil` outside groups.
    /// - Returns: The items in order.
    /// - Throws: The first fault in the text.
    mutating func items(inGroupAt opening: Int? = nil) throws(RoutePatternError) -> [PatternNode] {
        var items: [PatternNode] = []
        // A segment takes two items, and most segments have a few letters.
        items.reserveCapacity((bytes.count - index) / 3 + 1)
        while index < bytes.count {
            switch bytes[index] {
            case ascii("/"):
                items.append(.slash)
                index += 1
            case ascii(":") where index != portStart:
                items.append(try capture())
            case ascii("*"):
                items.append(try wildcard())
            case ascii("("):
                items.append(try group())
            case ascii(")") where opening != nil:
                index += 1
                return items
            default:
                items.append(try literal())
            }
        }
        if let opening {
            throw fault(
                .unclosedGroup, at: opening, "this '(' is never closed; write ')', or '%28' for the character"
            )
        }
        return items
    }

    func fault(_ code: RoutePatternError.Code, at offset: Int, _ message: String) -> RoutePatternError {
        RoutePatternError(code, at: offset, in: text, message)
    }

    private mutating func group() throws(RoutePatternError) -> PatternNode {
        let opening = index
        let number = groups
        groups += 1
        guard groups <= Self.mostGroups else {
            throw fault(
                .tooManyGroups, at: opening, "a pattern has \(Self.mostGroups) optional groups at most")
        }
        index += 1
        return .group(try items(inGroupAt: opening), number: number)
    }

    private mutating func wildcard() throws(RoutePatternError) -> PatternNode {
        let start = index
        index = bytes[start...].firstIndex { $0 != ascii("*") } ?? bytes.endIndex
        switch index - start {
        case 1: return .star(at: start)
        case 2: return .doubleStar(at: start)
        default:
            throw fault(.misplacedWildcard, at: start, "write '*' for a segment, '**' for any number of them")
        }
    }

    /// Reads literal text up to the next character with a meaning.
    private mutating func literal() throws(RoutePatternError) -> PatternNode {
        let start = index
        var hasEscapes = false
        while index < bytes.count, !endsLiteral(bytes[index]) || index == portStart {
            if Self.isStray(bytes[index]) || looksForeign(at: index) { throw strayCharacter(at: index) }
            if bytes[index] == ascii("%") { hasEscapes = true }
            index += 1
        }
        guard index > start else { throw strayCharacter(at: index) }
        let range = start..<index
        let decoded = hasEscapes ? Array(try decode(range).utf8) : nil
        let isDots = range.count == 3 && startsDots(at: start)
        if !isDots, let dots = range.first(where: startsDots) { throw misplacedDots(at: dots) }
        return .text(range, decoded: decoded, isDots: isDots)
    }

    /// Decodes a part of the text; throws for escapes that are invalid in URLs too.
    func decode(_ range: Range<Int>) throws(RoutePatternError) -> String {
        let (decoded, decodingFault) = PercentEncoding.decode(bytes[range])
        switch decodingFault {
        case .invalidEscape(let offset):
            throw fault(
                .invalidEscape, at: offset,
                "two hexadecimal digits other than 00 follow a '%'; '%25' is a '%'")
        case .invalidUTF8(let offset):
            throw fault(.invalidUTF8, at: offset, "what these escapes stand for is not UTF-8")
        case nil:
            return decoded
        }
    }

    private func endsLiteral(_ byte: UInt8) -> Bool {
        switch byte {
        case ascii("/"), ascii(":"), ascii("*"), ascii("("), ascii(")"): true
        default: false
        }
    }
}
