/// The segments of a printed pattern, before escaping.
struct PrintedPath {
    /// A segment.
    struct Segment {
        let text: String
        let isLiteral: Bool
    }

    private(set) var segments: [Segment] = []
    /// The captures, with the texts that reading the URL must give for them.
    private(set) var captures: [(name: String, texts: [String])] = []
    private var captureNames: Set<ExactText> = []
    private let rules: MatchingRules?

    /// Fills a choice of optional groups with values.
    ///
    /// - Parameters:
    ///   - alternative: The choice; all its captures have values.
    ///   - values: The values.
    ///   - rules: The rules of matching; `nil` to skip constraints, and to omit wildcards for any number of
    ///     segments.
    /// - Throws: A ``RouteValueError``.
    init(
        _ alternative: PatternAlternative,
        _ values: PrintableValues,
        rules: MatchingRules?
    ) throws(RouteValueError) {
        self.rules = rules
        for component in alternative.components {
            try append(component, values)
        }
    }

    /// Whether a name is that of a capture.
    func captures(_ name: String) -> Bool {
        captureNames.contains(ExactText(name))
    }
}

extension PrintedPath {
    private mutating func append(
        _ component: PatternComponent,
        _ values: PrintableValues
    ) throws(RouteValueError) {
        switch component {
        case .literal(let literal):
            segments.append(Segment(text: literal.text, isLiteral: true))
        case .capture(let capture):
            try append(try text(of: capture, values), for: capture.name)
        case .mixed(let pieces):
            var text = ""
            for piece in pieces {
                switch piece {
                case .literal(let literal): text += literal.text
                case .capture(let capture): text += try self.text(of: capture, values)
                }
            }
            try append(text, for: pieces.compactMap(\.capture?.name).first)
        case .restCapture(let capture):
            try appendRest(capture, values)
        case .anySegments, .rest:
            if rules != nil { throw .unnamedWildcard(in: nil) }
        case .anySegment:
            throw .unnamedWildcard(in: nil)
        }
    }

    private mutating func append(_ text: String, for name: String?) throws(RouteValueError) {
        if rules != nil, text == "." || text == ".." {
            throw RouteValueError(.dotSegment, name, value: text, "readers of URLs resolve such a segment")
        }
        segments.append(Segment(text: text, isLiteral: false))
    }

    private mutating func appendRest(
        _ capture: Capture,
        _ values: PrintableValues
    ) throws(RouteValueError) {
        guard let name = capture.name else { throw .unnamedWildcard(in: nil) }
        let texts = rules == nil ? values.values(for: name) : values.segments(for: name)
        note(texts, for: name)
        for text in texts {
            try check(text, capture, name)
            try append(text, for: name)
        }
    }

    private mutating func text(
        of capture: Capture,
        _ values: PrintableValues
    ) throws(RouteValueError) -> String {
        guard let name = capture.name else { throw .unnamedWildcard(in: nil) }
        let texts = values.values(for: name)
        guard texts.count == 1 || rules == nil, let text = texts.last else {
            let message = "it is a capture of one segment, and there are \(texts.count) values"
            throw RouteValueError(.severalValues, name, message)
        }
        try check(text, capture, name)
        note([text], for: name)
        return text
    }

    private mutating func note(_ texts: [String], for name: String) {
        captures.append((name, texts))
        captureNames.insert(ExactText(name))
    }

    private func check(_ text: String, _ capture: Capture, _ name: String) throws(RouteValueError) {
        guard let rules else { return }
        if text.isEmpty {
            throw RouteValueError(.empty, name, value: text, "no segment of a URL is empty")
        }
        if text.utf8.contains(0) {
            throw RouteValueError(.unprintable, name, value: text, "no URL holds a NUL")
        }
        let isAccepted =
            text.withBytes { bytes in
                capture.constraint?.accepts(bytes, ignoringCase: !rules.caseSensitive) ?? true
            } && capture.predicate?.accepts(text) ?? true
        if !isAccepted {
            throw RouteValueError(.refused, name, value: text, "the constraint of its capture refuses it")
        }
    }
}

extension PrintedPath.Segment {
    /// Whether the segment can be written after `scheme://` and be read back unchanged.
    ///
    /// A host loses its capitals, and unusual hosts are not written at all.
    var canStandAsHost: Bool {
        if isLiteral { return !text.utf8.contains(ascii("/")) }
        return RouteURL.canStandAsHost(text)
    }
}

extension PatternAlternative {
    /// The names of the captures, from left to right.
    @inline(never)
    var captureNames: [String] { components.flatMap(\.captures).compactMap(\.name) }
}

extension Literal {
    /// The literal as text.
    fileprivate var text: String { String(decoding: exact, as: UTF8.self) }
}

extension RouteValueError {
    /// The error for a wildcard, which has no name to find a value by.
    static func unnamedWildcard(in pattern: String?) -> RouteValueError {
        let place = pattern.map { "the host of '\($0)'" } ?? "a '*', '**', '...' or ':_' of the pattern"
        return RouteValueError(
            .unnamedWildcard, nil, "\(place) matches texts that no value has a name for")
    }
}
