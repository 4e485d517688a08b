internal import Routing

/// Makes texts of what a URL holds: the one place where its values come into an explanation.
struct ExplainedTexts {
    /// The longest text that a reason cites, in bytes: a stranger's URL must not fill every reason.
    static let longestCitation = 64

    /// Hides what the configuration hides; `nil` when that is nothing.
    let redactor: Redactor?

    /// A URL, or a text that is none.
    func url(_ text: String) -> String { redactor?.redacted(url: text) ?? text }

    /// How a URL was read.
    func reading(of url: RouteURL) -> RouteExplanation.Reading {
        RouteExplanation.Reading(
            scheme: url.scheme,
            host: url.host,
            segments: url.segments.map(shown),
            startsWithHost: url.startsWithHost,
            query: redactor?.redacted(url.query) ?? url.query,
            fragment: url.fragment.map(shown)
        )
    }

    /// What is wrong with a URL.
    func fault(_ error: RouteURLError) -> RouteExplanation.Fault {
        let shown = url(error.text)
        let excerpt = Excerpt(text: error.text, offset: error.offset)
        // A caret would point at another place of a text in which something is hidden.
        let isWhole = shown.isExactly(error.text)
        return RouteExplanation.Fault(
            code: error.code.description,
            offset: error.offset,
            message: error.code.advice,
            excerpt: isWhole ? excerpt.description : "  " + Self.cut(shown.visible())
        )
    }

    /// The parameters of a map, and which of them it captured.
    func parameters(_ parameters: Parameters, captured names: Set<ExactText>) -> [RouteExplanation.Parameter]
    {
        (redactor?.redacted(parameters) ?? parameters).map { name, value in
            let origin: RouteExplanation.Origin = names.contains(ExactText(name)) ? .capture : .query
            return RouteExplanation.Parameter(name: name, value: value, origin: origin)
        }
    }

    /// What a capture stands for, as a reason cites it.
    func capture(_ name: String, _ value: String) -> String {
        redactor?.redaction.hides(name) == true ? Redaction.mark : Self.cut(shown(value))
    }

    /// A segment, as a reason cites it.
    func segment(_ index: Int, of url: ExplainedURL) -> String {
        Self.cut(shown(String(decoding: url.segments[index], as: UTF8.self)))
    }

    /// A route, as a reason cites it.
    func route(_ bytes: [UInt8]) -> String {
        Self.cut(shown(String(decoding: bytes, as: UTF8.self)))
    }

    /// What a decoder threw; it is foreign, and so is its description.
    func error(_ error: any Error) -> String {
        Self.cut(shown("\(error)"), atMost: 3 * Self.longestCitation)
    }

    /// A text without the values that are hidden.
    private func shown(_ text: String) -> String { redactor?.redacted(message: text) ?? text }

    /// A text that is cut when it is long.
    static func cut(_ text: String, atMost limit: Int = longestCitation) -> String {
        guard text.utf8.count > limit else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: limit)
        while UTF8.isContinuation(text.utf8[end]) { end = text.utf8.index(before: end) }
        return "\(Substring(text.utf8[..<end]))…"
    }
}
