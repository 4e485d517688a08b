/// Makes texts of what a URL holds: the one place where its values come into an explanation.
struct ExplainedTexts {
    /// The longest text that a reason cites, in bytes: a stranger's URL must not fill every reason.
    static let longestCitation = 64

    /// A URL, or a text that is none.
    func url(_ text: String) -> String { text }

    /// How a URL was read.
    func reading(of url: RouteURL) -> RouteExplanation.Reading {
        RouteExplanation.Reading(
            scheme: url.scheme,
            host: url.host,
            segments: url.segments,
            startsWithHost: url.startsWithHost,
            query: url.query,
            fragment: url.fragment
        )
    }

    /// What is wrong with a URL.
    func fault(_ error: RouteURLError) -> RouteExplanation.Fault {
        RouteExplanation.Fault(
            code: error.code.description,
            offset: error.offset,
            message: error.code.advice,
            excerpt: Excerpt(text: error.text, offset: error.offset).description
        )
    }

    /// The parameters of a map, and which of them it captured.
    func parameters(_ parameters: Parameters, captured names: Set<ExactText>) -> [RouteExplanation.Parameter]
    {
        parameters.map { name, value in
            let origin: RouteExplanation.Origin = names.contains(ExactText(name)) ? .capture : .query
            return RouteExplanation.Parameter(name: name, value: value, origin: origin)
        }
    }

    /// What a capture stands for, as a reason cites it.
    func capture(_ name: String, _ value: String) -> String { Self.cut(value) }

    /// A segment, as a reason cites it.
    func segment(_ index: Int, of url: ExplainedURL) -> String {
        Self.cut(String(decoding: url.segments[index], as: UTF8.self))
    }

    /// A route, as a reason cites it.
    func route(_ bytes: [UInt8]) -> String {
        Self.cut(String(decoding: bytes, as: UTF8.self))
    }

    /// What a decoder threw; it is foreign, and so is its description.
    func error(_ error: any Error) -> String {
        Self.cut("\(error)", atMost: 3 * Self.longestCitation)
    }

    /// A text that is cut when it is long.
    static func cut(_ text: String, atMost limit: Int = longestCitation) -> String {
        guard text.utf8.count > limit else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: limit)
        while UTF8.isContinuation(text.utf8[end]) { end = text.utf8.index(before: end) }
        return "\(Substring(text.utf8[..<end]))…"
    }
}
