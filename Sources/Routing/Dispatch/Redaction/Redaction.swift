/// What a listener or an explanation does not show: the values of some names, in any text that holds a URL.
///
/// A value is hidden by its place in the URL: behind its name in a pair, or where an entry in play captures
/// it. The text of a value is never searched for, so a value of one byte is hidden as well as one of 8 KiB.
///
/// It is a pure function of the text, the names and the patterns. Masking a text costs O(*n*) in its length
/// for each pattern; a URL in a URL costs as much again, for two levels.
package struct Redaction: Sendable {
    /// The text that stands for a hidden value.
    package static let mark = "•••"

    let reader: URLReader
    let rules: MatchingRules
    /// The patterns in play that capture something under a hidden name.
    private(set) var patterns: [RoutePattern] = []
    private let names: Set<ExactText>

    /// Takes names of captures and of pairs.
    ///
    /// - Returns: `nil` when there are no names.
    init?(_ names: Set<String>, reader: URLReader, rules: MatchingRules) {
        if names.isEmpty { return nil }
        self.names = Set(names.map(ExactText.init))
        self.reader = reader
        self.rules = rules
    }

    /// Gives the same redaction for URLs that entries with these patterns may match.
    package func knowing(_ patterns: some Sequence<RoutePattern>) -> Redaction {
        var redaction = self
        redaction.patterns += patterns.filter { $0.captureNames.contains(where: hides) }
        return redaction
    }

    /// Whether the values of a name are hidden; names are the same when their Unicode scalars are.
    package func hides(_ name: String) -> Bool { names.contains(ExactText(name)) }

    /// Whether a text is a hidden name, or ends with one behind a byte that belongs to no name.
    func endsWithHiddenName(_ text: String) -> Bool {
        names.contains { name in
            guard text.utf8.reversed().starts(with: name.utf8.reversed()) else { return false }
            return text.utf8.dropLast(name.utf8.count).last?.belongsToName != true
        }
    }
}

extension Redaction {
    /// Gives a URL with a mark for each hidden part.
    ///
    /// - Parameter text: The URL. Nothing but the scheme is shown of a text that cannot be read as one.
    /// - Returns: The text with marks.
    package func url(_ text: String) -> String {
        if text.isEmpty { return text }
        if let url = try? RouteURL(text, reader: reader) { return Self.masked(text, places(in: url)) }
        let scheme = text.withBytes(atMost: reader.limit) { URLReader.scheme(of: $0)?.range.upperBound }
        return (scheme.map { text.text(0..<$0 + 1) } ?? "") + Self.mark
    }

    /// Gives a text of the program, such as the name of a gate; one that may hold a URL is masked like a URL.
    package func text(_ text: String) -> String { Self.mayHoldURL(text) ? url(text) : text }

    /// Gives a value whose name is not hidden, or a mark when the value holds something hidden.
    package func value(_ text: String) -> String { carriesHidden(text) ? Self.mark : text }

    /// Gives the pairs of a URL's query as they read in the URL that is shown.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The pairs in order, as many as the URL has, or none when the URL cannot be shown in part.
    package func pairs(of text: String) -> [(name: String, value: String)] {
        (try? RouteURL(url(text), reader: reader)).map { Array($0.query) } ?? []
    }

    /// Gives the decoded segments of a URL, with a mark for each that is hidden wholly or in part.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The segments; none of a text that cannot be read as a URL.
    package func segments(of text: String) -> [String] {
        guard let url = try? RouteURL(text, reader: reader) else { return [] }
        let hidden = Set(places(in: url).joined())
        let places = url.segmentPlaces ?? Array(repeating: url.pathPlace, count: url.segmentCount)
        return zip(places, url.segments).map { $0.contains(where: hidden.contains) ? Self.mark : $1 }
    }

    /// Whether a text has one of the characters that set a URL or a pair apart from a word.
    static func mayHoldURL(_ text: String) -> Bool {
        text.utf8.contains { [ascii("/"), ascii(":"), ascii("?"), ascii("=")].contains($0) }
    }

    /// Puts marks over parts of a text; parts that overlap get one mark.
    private static func masked(_ text: String, _ places: [Range<Int>]) -> String {
        var shown = ""
        var end = 0
        for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if place.lowerBound >= end { shown += text.text(end..<place.lowerBound) + mark }
            end = max(end, place.upperBound)
        }
        return shown + text.text(end..<text.utf8.count)
    }
}

extension UInt8 {
    /// Whether the byte belongs to an unescaped name of the usual kind, such as `access_token`.
    fileprivate var belongsToName: Bool {
        isASCIILetter || isASCIIDigit || self >= 0x80 || [ascii("_"), ascii("-"), ascii(".")].contains(self)
    }
}
