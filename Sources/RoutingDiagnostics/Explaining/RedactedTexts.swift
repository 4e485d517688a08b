internal import Routing

/// Turns the parts of a URL into texts: all values of a URL enter an explanation here.
struct RedactedTexts {
    /// The longest text that a reason cites, in bytes, so that an untrusted URL cannot fill every reason.
    static let longestCitation = 64

    /// The rules that hide values; `nil` when nothing is hidden.
    private let redaction: Redaction?
    /// The URL as it is shown.
    private let url: String
    /// The pairs of the query as they are shown; `nil` when nothing is hidden.
    private let pairs: [(name: String, value: String)]?
    /// The segments as they are shown; `nil` when nothing is hidden.
    private let segments: [String]?
    private let shownSegments: Set<String>

    init(_ redaction: Redaction? = nil, of url: String = "") {
        self.redaction = redaction
        self.url = redaction?.url(url) ?? url
        self.pairs = redaction?.pairs(of: url)
        self.segments = redaction?.segments(of: url)
        self.shownSegments = Set(segments ?? [])
    }

    /// Whether a part of the path is hidden.
    private var hidesPath: Bool { shownSegments.contains(Redaction.mark) }

    /// A URL, or a malformed text, as it is shown.
    func url(_ text: String) -> String { redaction?.url(text) ?? text }

    /// The origin of a URL, as it is shown.
    func origin(_ origin: RouteOrigin) -> RouteOrigin { redaction?.origin(origin) ?? origin }

    /// A URL that an entry matches; `nil` when a segment is hidden, because it could appear elsewhere in this
    /// URL.
    func suggestion(_ text: String, for pattern: RoutePattern) -> String? {
        if hidesPath { return nil }
        return redaction?.knowing([pattern]).url(text) ?? text
    }

    /// The parts of a URL, as the router read them.
    func reading(of url: RouteURL) -> RouteExplanation.Reading {
        RouteExplanation.Reading(
            scheme: url.scheme,
            host: url.host,
            segments: segments ?? url.segments,
            startsWithHost: url.startsWithHost,
            query: Parameters(shownPairs(of: url).map { ($0.name, $0.value) }),
            fragment: url.fragment.map(value)
        )
    }

    /// The fault of a malformed URL.
    func fault(_ error: RouteURLError) -> RouteExplanation.Fault {
        let shown = url(error.text)
        let excerpt = Excerpt(text: error.text, offset: error.offset)
        // If part of the text is hidden, the caret would point at the wrong place.
        let isWhole = shown.isExactly(error.text)
        return RouteExplanation.Fault(
            code: error.code.rawValue,
            offset: error.offset,
            message: error.code.advice,
            excerpt: isWhole ? excerpt.description : "  " + Self.cut(shown.visible())
        )
    }

    /// The pairs of the query; a value is hidden when its text in the shown URL cannot be determined.
    private func shownPairs(of url: RouteURL) -> [(name: String, value: String)] {
        let all = Array(url.query)
        guard let pairs else { return all }
        return pairs.count == all.count ? pairs : all.map { _ in (Redaction.mark, Redaction.mark) }
    }

    /// The parameters of a map, each with its source.
    ///
    /// - Parameters:
    ///   - parameters: The parameters.
    ///   - url: The URL, whose query holds the parameters that are not captured.
    ///   - names: The names of the captures.
    /// - Returns: The parameters as they are shown.
    func parameters(
        _ parameters: Parameters,
        of url: RouteURL,
        captured names: Set<ExactText>
    ) -> [RouteExplanation.Parameter] {
        var shown: [[ExactText]: (name: String, value: String)] = [:]
        for (pair, shownPair) in zip(url.query, shownPairs(of: url)) {
            shown[[ExactText(pair.name), ExactText(pair.value)]] = shownPair
        }
        return parameters.map { name, value in
            if names.contains(ExactText(name)) {
                return RouteExplanation.Parameter(name: name, value: capture(name, value), origin: .capture)
            }
            let pair = shown[[ExactText(name), ExactText(value)]] ?? (Redaction.mark, Redaction.mark)
            return RouteExplanation.Parameter(name: pair.name, value: pair.value, origin: .query)
        }
    }

    /// The text of a capture, as a reason cites it.
    func citation(of name: String, _ value: String) -> String { Self.cut(capture(name, value)) }

    /// The text of a capture.
    ///
    /// Another entry may capture the same segment under a hidden name, so each part must equal one of the
    /// shown segments.
    private func capture(_ name: String, _ value: String) -> String {
        let parts = value.split(separator: "/").map(String.init)
        let isHidden = hidesPath && !shownSegments.isSuperset(of: parts)
        return isHidden || redaction?.hides(name) == true ? Redaction.mark : self.value(value)
    }

    /// A segment, as a reason cites it.
    func segment(_ index: Int, of url: ExplainedURL) -> String {
        Self.cut(segments?[index] ?? String(decoding: url.segments[index], as: UTF8.self))
    }

    /// A route, as a reason cites it.
    func route(_ bytes: [UInt8]) -> String {
        guard redaction != nil else { return Self.cut(String(decoding: bytes, as: UTF8.self)) }
        return Self.cut(String(Substring(url.utf8.prefix { $0 != ascii("?") && $0 != ascii("#") })))
    }

    /// The error of a decoder; only its type when values are hidden, because the description may cite any
    /// value.
    func error(_ error: any Error) -> String {
        redaction == nil ? Self.cut("\(error)", atMost: 3 * Self.longestCitation) : "\(type(of: error))"
    }

    /// A value whose name is not hidden.
    private func value(_ text: String) -> String { redaction?.value(text) ?? text }

    /// A text, shortened when it is long.
    static func cut(_ text: String, atMost limit: Int = longestCitation) -> String {
        guard text.utf8.count > limit else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: limit)
        while UTF8.isContinuation(text.utf8[end]) { end = text.utf8.index(before: end) }
        return "\(Substring(text.utf8[..<end]))…"
    }
}
