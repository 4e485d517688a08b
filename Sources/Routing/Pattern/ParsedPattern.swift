/// The result of parsing the text of a pattern.
struct ParsedPattern {
    /// A capture in the text; `nameEnd` is the offset after its name.
    typealias Capture = (name: String, isConstrained: Bool, nameEnd: Int)

    let text: String
    /// The length of the scheme at the beginning of the text; 0 if the pattern has no scheme.
    let schemeLength: Int
    /// The host of a web pattern, or `nil`.
    let host: HostPattern?
    /// The components of the choices of optional groups, with an end after each choice.
    let components: [ComponentCode]
    /// The components that do not fit in a `ComponentCode`; their codes hold an index into this array.
    let others: [PatternComponent]
    /// The captures in the order of the text.
    let captures: [Capture]

    /// Reads the text of a pattern.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - predicates: Conditions in code, by the name of their capture.
    ///   - webSchemes: The schemes whose patterns begin with a host.
    /// - Throws: A ``RoutePatternError`` for the first fault in the text.
    init(
        _ text: String,
        predicates: [String: CapturePredicate],
        webSchemes: Set<String>
    ) throws(RoutePatternError) {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else {
            let message = "there is no text; '/' is the pattern of a URL without segments"
            throw RoutePatternError(.empty, at: 0, in: text, message)
        }
        guard bytes.count <= PatternParser.longestText else { throw .tooLong(text) }

        let scheme = Self.scheme(of: bytes)
        let start = scheme.map { $0.utf8.count + 3 } ?? 0
        let isWeb = scheme.map(webSchemes.contains) ?? false
        let authorityEnd = scheme.map { _ in Self.endOfAuthority(in: bytes, from: start, isWeb: isWeb) }

        var parserStart = start
        var host: HostPattern?
        if let scheme, let authorityEnd, isWeb {
            host = try HostPattern.read(start..<authorityEnd, of: text, scheme: scheme)
            parserStart = authorityEnd
        }
        var parser = PatternParser(
            text,
            bytes,
            from: parserStart,
            authorityEnd: host == nil ? authorityEnd : nil,
            predicates: predicates
        )
        let items = try parser.items()
        if host != nil, let offset = Self.offsetOfTextBehindHost(items) {
            let message =
                "a path follows the host of a web pattern: write '(/b)', not '(b)';"
                + " another host is another pattern"
            throw RoutePatternError(.invalidHost, at: offset, in: text, message)
        }
        var assembler = PatternCompiler(text, bytes, startsWithHost: scheme != nil && host == nil)
        self.text = text
        self.schemeLength = scheme?.utf8.count ?? 0
        self.host = host
        self.components = try assembler.alternatives(of: items)
        self.others = assembler.others
        self.captures = parser.captures
    }

    /// The scheme of a pattern in lower case, or `nil` if the text does not begin with a scheme and `://`.
    private static func scheme(of bytes: [UInt8]) -> String? {
        guard let range = URLReader.scheme(of: bytes.span)?.range,
            bytes[range.upperBound...].prefix(3).elementsEqual([ascii(":"), ascii("/"), ascii("/")])
        else { return nil }
        return String(decoding: bytes[range].map(\.foldedASCII), as: UTF8.self)
    }

    /// The offset of an item that can follow the host without a slash, or `nil`.
    ///
    /// An example is `b` in `https://a(b)` and in `https://a(/x)b`.
    private static func offsetOfTextBehindHost(_ items: [PatternNode]) -> Int? {
        for item in items {
            switch item {
            case .slash: return nil
            case .group(let inner, _):
                if let offset = offsetOfTextBehindHost(inner) { return offset }
            case .text(let range, _, _): return range.lowerBound
            case .capture(_, _, _, let offset), .star(let offset), .doubleStar(let offset): return offset
            }
        }
        return nil
    }

    /// The end of the host in a text with a scheme.
    static func endOfAuthority(in bytes: [UInt8], from start: Int, isWeb: Bool) -> Int {
        bytes.indices[start...].first { index in
            switch bytes[index] {
            case ascii("/"), ascii(")"), ascii("?"), ascii("#"): true
            // After a capture in the host of a deep link, a parenthesis opens an expression.
            case ascii("("): isWeb || bytes[(index + 1)...].first == ascii("/")
            default: false
            }
        } ?? bytes.endIndex
    }
}
