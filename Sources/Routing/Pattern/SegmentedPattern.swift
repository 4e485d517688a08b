/// A pattern of segments, with its scheme and host if it has them.
struct SegmentedPattern: Sendable {
    /// The scheme in lower case, or `nil` for any scheme or none.
    let scheme: String?
    /// The host of a web pattern, or `nil`.
    let host: HostPattern?
    /// The choices of optional groups, the first to be tried first.
    let alternatives: [PatternAlternative]
    /// The captures in the order of the text, with the offset behind their names.
    let captures: [(name: String, isConstrained: Bool, nameEnd: Int)]

    /// Reads the text of a pattern.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - predicates: Conditions in code, by the name of their capture.
    ///   - webSchemes: The schemes whose patterns begin with a host of their own.
    /// - Throws: What is wrong with the text.
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

        let scheme = Self.scheme(of: text)
        let start = scheme.map { $0.utf8.count + 3 } ?? 0
        let authorityEnd = scheme.map { _ in Self.endOfAuthority(in: bytes, from: start) }

        var parserStart = start
        var host: HostPattern?
        if let scheme, let authorityEnd, webSchemes.contains(scheme) {
            host = try HostPattern.read(start..<authorityEnd, of: text, scheme: scheme)
            parserStart = authorityEnd
        }
        var parser = PatternParser(
            text,
            from: parserStart,
            authorityEnd: host == nil ? authorityEnd : nil,
            predicates: predicates
        )
        let items = try parser.items()
        let assembler = PatternAssembler(text: text, startsWithHost: scheme != nil && host == nil)
        self.scheme = scheme
        self.host = host
        self.alternatives = try assembler.alternatives(of: items)
        self.captures = parser.captures
    }

    /// The scheme of a pattern in lower case, or `nil` when none ends in `://`.
    static func scheme(of text: String) -> String? {
        let bytes = Array(text.utf8)
        guard let range = URLReader.scheme(of: bytes.span)?.range,
            bytes[range.upperBound...].starts(with: "://".utf8)
        else { return nil }
        return String(decoding: bytes[range].map(\.foldedASCII), as: UTF8.self)
    }

    private static func endOfAuthority(in bytes: [UInt8], from start: Int) -> Int {
        bytes[start...].firstIndex { byte in
            [ascii("/"), ascii("("), ascii(")"), ascii("?"), ascii("#")].contains(byte)
        } ?? bytes.endIndex
    }
}
