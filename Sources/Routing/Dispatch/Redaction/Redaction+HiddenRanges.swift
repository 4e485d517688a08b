/// The hidden ranges of a URL, as ranges of its UTF-8 bytes.
extension Redaction {
    /// The maximum depth of URLs within URLs; a part that may contain a deeper one is hidden.
    private static let deepest = 3

    /// Finds the hidden ranges: captures, values of pairs, and parts that contain a URL with a hidden range.
    ///
    /// Pairs stand in the query, in the fragment or in segments.
    func hiddenRanges(in url: RouteURL, depth: Int = 0) -> [Range<Int>] {
        var ranges = patterns.flatMap { captures(of: $0, in: url) }
        for part in url.segmentRanges ?? [url.pathRange] {
            // Only a segment with escapes can contain another URL.
            let isEscaped = url.string.utf8(part).contains(ascii("%"))
            ranges += pairs(in: part, of: url.string, isEscaped ? depth : nil)
        }
        for part in [url.outline.query, url.outline.fragment].compactMap(\.self) {
            ranges += pairs(in: part, of: url.string, depth)
        }
        return ranges
    }

    /// Whether a text from a value or a segment contains something hidden.
    ///
    /// A text that looks like a URL but cannot be read as one counts as hidden.
    func carriesHidden(_ text: String, depth: Int = 0) -> Bool {
        let isEscaped = text.utf8.contains(ascii("%")) && decoded(text, 0..<text.utf8.count) != text
        guard isEscaped || Self.mayHoldURL(text) else { return false }
        guard depth < Self.deepest, let url = try? RouteURL(text, reader: reader) else { return true }
        return !hiddenRanges(in: url, depth: depth).isEmpty
    }
}

extension Redaction {
    /// Finds the captures of a pattern that have hidden names.
    ///
    /// A condition in code may move a capture within the path, so the whole path is hidden. A regular expression
    /// may capture any part of the route, so the whole route is hidden.
    private func captures(of pattern: RoutePattern, in url: RouteURL) -> [Range<Int>] {
        let matcher = PatternMatcher(rules: rules, asksPredicates: false)
        guard case .segments(let segmented) = pattern.form else {
            return matcher.match(pattern, url) == nil ? [] : [0..<url.outline.routeLength]
        }
        guard let captures = matcher.captures(of: segmented, in: url) else { return [] }
        guard segmented.predicates.isEmpty else { return [url.pathRange] }
        return url.ranges(of: captures.filter { hides($0.name) })
    }

    /// Finds the hidden parts of the pairs in a query, a fragment or a segment.
    ///
    /// - Parameters:
    ///   - part: The query, the fragment or the segment.
    ///   - text: The URL.
    ///   - depth: The number of URLs around this one; `nil` when the part contains no URLs.
    /// - Returns: The ranges of the values.
    private func pairs(in part: Range<Int>, of text: String, _ depth: Int?) -> [Range<Int>] {
        text.pieces(of: part, separatedBy: ascii("&")).flatMap { pair in
            let value = namedValue(in: pair, of: text)
            // The text before a hidden value may contain a URL too.
            let rest = value.map { pair.lowerBound..<$0.lowerBound - 1 } ?? pair
            return [value, depth.flatMap { carrier(in: rest, of: text, $0 + 1) }].compactMap(\.self)
        }
    }

    /// Finds the value of a hidden name, which may follow other text in its pair: `next=/a?token=s`, `a;token=s`.
    private func namedValue(in pair: Range<Int>, of text: String) -> Range<Int>? {
        var start = pair.lowerBound
        for (index, byte) in zip(pair, text.utf8(pair)) where byte == ascii("=") {
            if endsWithHiddenName(decoded(text, start..<index)) { return index + 1..<pair.upperBound }
            start = index + 1
        }
        return nil
    }

    /// Returns the value if it contains something hidden, or the whole pair if its name does.
    private func carrier(in pair: Range<Int>, of text: String, _ depth: Int) -> Range<Int>? {
        guard let mark = zip(pair, text.utf8(pair)).first(where: { $1 == ascii("=") })?.0 else {
            return carriesHidden(decoded(text, pair), depth: depth) ? pair : nil
        }
        if carriesHidden(decoded(text, pair.lowerBound..<mark), depth: depth) { return pair }
        let value = mark + 1..<pair.upperBound
        return carriesHidden(decoded(text, value), depth: depth) ? value : nil
    }

    private func decoded(_ text: String, _ range: Range<Int>) -> String {
        PercentEncoding.decode(text, range, plusAsSpace: reader.options.decodesPlusAsSpace)
    }
}

extension CaptureRange {
    fileprivate var name: String {
        switch self {
        case .segments(let name, _), .part(let name, _): name
        }
    }
}
