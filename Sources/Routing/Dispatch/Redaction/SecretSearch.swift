/// Finds where the values of some names stand in a URL: in its query, in what entries capture of it, and in the
/// URLs that it carries, such as the callback of a login.
///
/// What cannot be read cannot be told either, and is hidden with everything else.
struct SecretSearch {
    /// Gives the patterns of the entries that match a URL.
    typealias Lookup = (RouteURL) -> [RoutePattern]

    /// How deep URLs are looked for in URLs.
    private static let deepest = 3
    /// How many are looked for in one; a URL may come from a stranger, who could make it of nothing else.
    private static let most = 16

    let names: Set<ExactText>
    let rules: MatchingRules
    let reader: URLReader
    private var count = 0

    init(names: Set<ExactText>, rules: MatchingRules, reader: URLReader) {
        self.names = names
        self.rules = rules
        self.reader = reader
    }
}

extension SecretSearch {
    /// Searches a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - lookup: Gives the patterns that matter.
    /// - Returns: The places of the values.
    func find(in url: RouteURL, _ lookup: Lookup) -> SecretText {
        var search = self
        return SecretText(url.string, search.parts(of: url, 0, lookup))
    }

    /// Searches a text that is to be opened, and may be no URL.
    func find(in text: String, _ lookup: Lookup) -> SecretText {
        var search = self
        return SecretText(text, search.parts(of: text, 0, lookup))
    }

    /// What a pattern captures of a URL, if it matches.
    func parts(of url: RouteURL, capturedBy pattern: RoutePattern) -> [SecretPart] {
        guard pattern.captureNames.contains(where: { names.contains(ExactText($0)) }) else { return [] }
        return PatternMatcher(rules: rules, asksPredicates: false).captureSources(of: pattern, in: url)
            .map { SecretPart(name: ExactText($0.name), range: $0.range) }
            .filter { $0.name.map(names.contains) ?? true }
    }
}

extension SecretSearch {
    private mutating func parts(of text: String, _ depth: Int, _ lookup: Lookup) -> [SecretPart] {
        if let url = try? RouteURL(text, reader: reader) { return parts(of: url, depth, lookup) }
        let bytes = Array(text.utf8)
        guard bytes.count <= reader.limit else { return [unreadable(bytes)] }
        // The query takes no part in matching, so what stands before it can be read alone.
        let end = bytes.firstIndex { $0 == ascii("?") || $0 == ascii("#") } ?? bytes.count
        var parts: [SecretPart] = []
        if let route = try? RouteURL(text.text(0..<end), reader: reader) {
            parts = self.parts(of: route, depth, lookup)
        } else if end > 0 {
            parts = [unreadable(bytes[..<end])]
        }
        return parts + looseParts(of: text, bytes, from: end, depth, lookup)
    }

    /// A text that cannot be read, but for its scheme.
    private func unreadable(_ bytes: some RandomAccessCollection<UInt8>) -> SecretPart {
        let copy = Array(bytes)
        let scheme = URLReader.scheme(of: copy.span).map { $0.range.upperBound + 1 } ?? 0
        return SecretPart(name: nil, range: scheme..<copy.count)
    }

    private mutating func parts(of url: RouteURL, _ depth: Int, _ lookup: Lookup) -> [SecretPart] {
        var parts = lookup(url).flatMap { self.parts(of: url, capturedBy: $0) }
        // What stands in a segment as it is has been looked at with the URL.
        for segment in url.segmentSources where url.string.utf8(segment).contains(ascii("%")) {
            parts += carried(by: url.string, segment, plusAsSpace: false, depth, lookup)
        }
        var pairs: [(name: Range<Int>, value: Range<Int>)] = []
        url.outline.forEachPair(of: url.string) { pairs.append(($0, $1)) }
        for pair in pairs {
            let name = name(of: url.string, pair.name)
            if names.contains(name) {
                // A name alone has no value to hide.
                guard pair.value.lowerBound > pair.name.upperBound else { continue }
                parts.append(SecretPart(name: name, range: pair.value))
            } else {
                parts += carried(by: url.string, pair.value, plusAsSpace: plusAsSpace, depth, lookup)
            }
        }
        return parts
    }

    /// Looks for pairs in what follows the route of a text that is no URL: what is behind a name ends nobody knows
    /// where.
    private mutating func looseParts(
        of text: String,
        _ bytes: [UInt8],
        from start: Int,
        _ depth: Int,
        _ lookup: Lookup
    ) -> [SecretPart] {
        var parts: [SecretPart] = []
        var start = start + 1
        while start < bytes.count {
            let end = bytes[start...].firstIndex(where: \.endsLoosePair) ?? bytes.count
            defer { start = end + 1 }
            guard let mark = bytes[start..<end].firstIndex(of: ascii("=")) else { continue }
            let name = name(of: text, start..<mark)
            if names.contains(name) {
                return parts + [SecretPart(name: name, range: mark + 1..<bytes.count)]
            }
            parts += carried(by: text, mark + 1..<end, plusAsSpace: plusAsSpace, depth, lookup)
        }
        return parts
    }

    /// Looks for a URL in a part of another.
    private mutating func carried(
        by text: String,
        _ range: Range<Int>,
        plusAsSpace: Bool,
        _ depth: Int,
        _ lookup: Lookup
    ) -> [SecretPart] {
        // Most parts are a word or a number.
        guard text.utf8(range).contains(where: \.mayBelongToURL) else { return [] }
        let decoded = DecodedText(text, range).decoded(plusAsSpace: plusAsSpace)
        guard decoded.bytes.contains(where: \.marksURL) else { return [] }
        guard depth < Self.deepest, count < Self.most, let inner = decoded.text else {
            return [SecretPart(name: nil, range: range)]
        }
        count += 1
        return parts(of: inner, depth + 1, lookup)
            .map { SecretPart(name: $0.name, range: decoded.source(of: $0.range)) }
    }

    private var plusAsSpace: Bool { reader.options.decodesPlusAsSpace }

    private func name(of text: String, _ range: Range<Int>) -> ExactText {
        ExactText(PercentEncoding.decode(text, range, plusAsSpace: plusAsSpace))
    }
}

extension UInt8 {
    /// Whether it stands in URLs of more than a word.
    var marksURL: Bool {
        self == ascii("/") || self == ascii(":") || self == ascii("?") || self == ascii("=")
    }

    /// Whether it does, or may be an escape for one that does.
    fileprivate var mayBelongToURL: Bool { marksURL || self == ascii("%") }

    /// Whether a pair ends there in a text that is no URL.
    fileprivate var endsLoosePair: Bool {
        self == ascii("&") || self == ascii("?") || self == ascii("#") || self == ascii(";")
    }
}
