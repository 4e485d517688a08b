/// A valid URL, read step by step as the design page tells it.
///
/// It is `nil` for every malformed URL it notices, and for bracketed IPv6 hosts, which it does not read.
struct NaiveURL {
    /// The scheme in lower case.
    let scheme: String?
    /// The host of a web URL with its port, unless that is the default one; `nil` for every other URL.
    let host: String?
    /// The decoded segments; in a URL that is no web URL the host comes first.
    let segments: [String]
    /// Whether the first segment was written as the authority's host.
    let hostIsFirstSegment: Bool
    let query: [(String, String)]
    let fragment: String?
    /// The URL as opened, without query and fragment.
    let route: String

    init?(_ text: String) {
        let whole = Array(text.unicodeScalars)
        guard NaiveURL.isWellWritten(whole), text.utf8.count <= 8192 else { return nil }
        let (beforeFragment, fragmentText) = NaiveText.cut(whole, at: "#")
        let (route, queryText) = NaiveText.cut(beforeFragment, at: "?")
        let (scheme, afterScheme) = NaiveText.scheme(of: route)
        let (authority, path) = NaiveURL.splitAuthority(afterScheme)
        guard let pathSegments = NaiveURL.segments(ofPath: path),
            let query = NaiveURL.pairs(ofQuery: queryText ?? [])
        else { return nil }

        if let scheme, NaiveHost.webSchemes.contains(scheme) {
            guard let authority, !route.contains("\\"),
                let host = NaiveHost.canonical(authority, scheme: scheme)
            else { return nil }
            self.host = host
            segments = pathSegments
            hostIsFirstSegment = false
        } else {
            guard let first = NaiveURL.firstSegment(ofAuthority: authority ?? []) else { return nil }
            host = nil
            segments = first.isEmpty ? pathSegments : [first] + pathSegments
            hostIsFirstSegment = !first.isEmpty
        }

        if let fragmentText {
            guard let fragment = NaiveText.decoded(fragmentText) else { return nil }
            self.fragment = NaiveText.string(fragment)
        } else {
            fragment = nil
        }
        self.scheme = scheme
        self.query = query
        self.route = NaiveText.string(route)
    }
}

extension NaiveURL {
    /// Checks what holds for the text as a whole: not empty, no control characters, no outer spaces.
    private static func isWellWritten(_ text: [Unicode.Scalar]) -> Bool {
        !text.isEmpty && text.first != " " && text.last != " "
            && !text.contains(where: NaiveText.isControl) && NaiveText.hasOnlyGoodEscapes(text)
    }

    /// Separates the authority, without its user info, from the path.
    private static func splitAuthority(
        _ text: [Unicode.Scalar]
    ) -> (authority: [Unicode.Scalar]?, path: [Unicode.Scalar]) {
        guard text.starts(with: ["/", "/"]) else { return (nil, text) }
        let afterSlashes = Array(text.dropFirst(2))
        let authority = afterSlashes.prefix { $0 != "/" }
        let path = Array(afterSlashes.dropFirst(authority.count))
        guard let at = authority.lastIndex(of: "@") else { return (Array(authority), path) }
        return (Array(authority[(at + 1)...]), path)
    }

    /// Decodes and folds a host that becomes the first segment; it is empty when there is no host.
    private static func firstSegment(ofAuthority authority: [Unicode.Scalar]) -> String? {
        guard let host = NaiveText.decoded(authority).map(NaiveText.folded),
            host != ["."], host != [".", "."], !host.contains("/")
        else { return nil }
        return NaiveText.string(host)
    }

    /// Splits a path, decodes each segment, resolves the dot segments, then drops the empty ones.
    private static func segments(ofPath path: [Unicode.Scalar]) -> [String]? {
        var resolved: [[Unicode.Scalar]] = []
        for piece in NaiveText.split(path, at: "/") {
            guard let segment = NaiveText.decoded(piece) else { return nil }
            if segment == [".", "."] {
                _ = resolved.popLast()
            } else if segment != ["."] {
                resolved.append(segment)
            }
        }
        return resolved.filter { !$0.isEmpty }.map(NaiveText.string)
    }

    private static func pairs(ofQuery query: [Unicode.Scalar]) -> [(String, String)]? {
        var pairs: [(String, String)] = []
        for piece in NaiveText.split(query, at: "&") where !piece.isEmpty {
            let (name, value) = NaiveText.cut(piece, at: "=")
            guard let name = NaiveText.decoded(name), let value = NaiveText.decoded(value ?? []) else {
                return nil
            }
            pairs.append((NaiveText.string(name), NaiveText.string(value)))
        }
        return pairs
    }
}
