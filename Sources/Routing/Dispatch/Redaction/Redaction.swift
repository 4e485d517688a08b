/// Masks the values of secret names in texts that contain URLs, for a listener or an explanation.
///
/// A value is hidden by its range in the URL: after its name in a pair, or where an entry in play captures it.
/// The redaction never searches for the text of a value, so it hides values of any length.
///
/// It is a pure function of the text, the names and the patterns. Masking a text costs O(*n*) in its length
/// for each pattern. A URL within a URL costs as much again, for two levels.
package struct Redaction: Sendable {
    /// The text that replaces a hidden value.
    package static let mark = "•••"

    let reader: URLReader
    let rules: MatchingRules
    /// The patterns in play that have a capture with a hidden name.
    private(set) var patterns: [RoutePattern] = []
    private let names: Set<ExactText>

    /// Creates a redaction that hides the captures and the pairs with the given names; `nil` without names.
    init?(_ names: Set<String>, reader: URLReader, rules: MatchingRules) {
        if names.isEmpty { return nil }
        self.names = Set(names.map(ExactText.init))
        self.reader = reader
        self.rules = rules
    }

    /// Returns the same redaction for URLs that entries with the given patterns may match.
    package func knowing(_ patterns: [RoutePattern]) -> Redaction {
        var redaction = self
        redaction.patterns += patterns.filter { $0.captureNames.contains(where: hides) }
        return redaction
    }

    /// Whether the values of a name are hidden; names are compared by their Unicode scalars.
    package func hides(_ name: String) -> Bool { names.contains(ExactText(name)) }

    /// Whether a text is a hidden name, or ends with one after a byte that cannot be part of a name.
    func endsWithHiddenName(_ text: String) -> Bool {
        names.contains { name in
            guard text.utf8.reversed().starts(with: name.utf8.reversed()) else { return false }
            return text.utf8.dropLast(name.utf8.count).last?.belongsToName != true
        }
    }
}

extension Redaction {
    /// Returns a URL with a mark in place of each hidden part.
    ///
    /// - Parameter text: The URL. For a text that is not a URL, only the scheme is shown.
    /// - Returns: The masked text.
    package func url(_ text: String) -> String {
        if text.isEmpty { return text }
        if let url = try? RouteURL(text, reader: reader) { return Self.masked(text, hiddenRanges(in: url)) }
        let scheme = text.withBytes(atMost: reader.limit) { URLReader.scheme(of: $0)?.range.upperBound }
        return (scheme.map { text.text(0..<$0 + 1) } ?? "") + Self.mark
    }

    /// Returns a text of the program, such as the name of a gate, masked if it may contain a URL.
    package func text(_ text: String) -> String { Self.mayHoldURL(text) ? url(text) : text }

    /// Returns a value whose name is not hidden, or a mark if the value contains something hidden.
    package func value(_ text: String) -> String { carriesHidden(text) ? Self.mark : text }

    /// Returns the pairs of a URL's query as they appear in the masked URL.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The pairs in order, as many as the URL has; empty when the masked text is not a URL.
    package func pairs(of text: String) -> [(name: String, value: String)] {
        (try? RouteURL(url(text), reader: reader)).map { Array($0.query) } ?? []
    }

    /// Returns the decoded segments of a URL, with a mark for each segment that is hidden wholly or in part.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The segments; empty for a text that is not a URL.
    package func segments(of text: String) -> [String] {
        guard let url = try? RouteURL(text, reader: reader) else { return [] }
        let hidden = Set(hiddenRanges(in: url).joined())
        let ranges = url.segmentRanges ?? Array(repeating: url.pathRange, count: url.segmentCount)
        return zip(ranges, url.segments).map { $0.contains(where: hidden.contains) ? Self.mark : $1 }
    }

    /// Whether a text contains one of the characters that distinguish a URL or a pair from a word.
    static func mayHoldURL(_ text: String) -> Bool {
        text.utf8.contains { [ascii("/"), ascii(":"), ascii("?"), ascii("=")].contains($0) }
    }

    /// Replaces parts of a text with marks; overlapping parts get one mark.
    private static func masked(_ text: String, _ ranges: [Range<Int>]) -> String {
        var shown = ""
        var end = 0
        for range in ranges.inOrder(of: \.lowerBound) {
            if range.lowerBound >= end { shown += text.text(end..<range.lowerBound) + mark }
            end = max(end, range.upperBound)
        }
        return shown + text.text(end..<text.utf8.count)
    }
}

extension UInt8 {
    /// Whether the byte can be part of a usual unescaped name, such as `access_token`.
    fileprivate var belongsToName: Bool {
        isASCIILetter || isASCIIDigit || self >= 0x80 || [ascii("_"), ascii("-"), ascii(".")].contains(self)
    }
}
