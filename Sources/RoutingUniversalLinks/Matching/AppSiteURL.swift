internal import Routing

/// A link of a site as a browser sends it.
///
/// Dot segments of the path are resolved, and the characters that browsers escape are escaped. Everything
/// else stays as written, including doubled slashes and needless escapes.
struct AppSiteURL {
    let path: String
    let query: String
    let fragment: String

    /// Reads a web URL or a path alone; returns `nil` for any other text.
    init?(_ text: String) {
        guard let url = try? RouteURL(text) else { return nil }
        var rest = Substring(text)
        if let scheme = url.scheme {
            guard AppSiteAssociation.linkSchemes.contains(scheme) else { return nil }
            let origin = text.utf8.dropFirst(scheme.utf8.count + 3)
            rest = Substring(origin.drop { ![ascii("/"), ascii("?"), ascii("#")].contains($0) })
        } else if text.utf8.starts(with: "//".utf8) {
            return nil
        }
        let whole = rest.parts(separatedBy: ascii("#"), maxSplits: 1)
        let parts = whole[0].parts(separatedBy: ascii("?"), maxSplits: 1)
        // Browsers read a backslash as a slash, and `RouteURL` refuses it in whole links.
        guard !parts[0].utf8.contains(ascii("\\")) else { return nil }
        path = AppSiteEscapes.path(Self.resolved(parts[0]))
        query = parts.count > 1 ? AppSiteEscapes.query(String(parts[1])) : ""
        fragment = whole.count > 1 ? AppSiteEscapes.fragment(String(whole[1])) : ""
    }

    /// Resolves dot segments by the URL Standard (WHATWG): a dot segment at the end leaves a slash.
    private static func resolved(_ path: Substring) -> String {
        let start = path.utf8.first == ascii("/") ? Substring(path.utf8.dropFirst()) : path
        let segments = start.parts(separatedBy: ascii("/"))
        var resolved = DotSegment.resolve(segments, kind: dots)
        if let last = segments.last, dots(last) != nil { resolved.append("") }
        return "/" + resolved.joined(separator: "/")
    }

    private static func dots(_ segment: Substring) -> DotSegment? {
        let bytes = Array(AppSiteEscapes.decoded(segment).utf8)
        return DotSegment(bytes.span, bytes.indices)
    }
}

extension Substring {
    /// Splits the text at an ASCII byte, even before a combining accent, with which it is another character.
    func parts(separatedBy separator: UInt8, maxSplits: Int = .max) -> [Substring] {
        utf8.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: false)
            .map(Substring.init)
    }
}

/// The escaping that browsers apply to links, by the URL Standard (WHATWG), "Percent-encoded bytes".
///
/// A file is compared with escaped links, so both links and files are escaped here. Escapes that the text
/// already contains stay.
enum AppSiteEscapes {
    /// Escapes a path: the standard's path percent-encode set.
    static func path(_ text: String) -> String { escape(text, "\"#<>?^`{}") }

    /// Escapes the query of a web link: the standard's special-query percent-encode set.
    static func query(_ text: String) -> String { escape(text, "\"#<>'") }

    /// Escapes a fragment: the standard's fragment percent-encode set.
    static func fragment(_ text: String) -> String { escape(text, "\"<>`") }

    /// Escapes the decoded text of a segment, including `/`, `\` and `%`, which would otherwise have a
    /// meaning.
    static func segment(_ text: String) -> String { escape(text, "\"#<>?^`{}/\\%") }

    /// Decodes a part of a link.
    static func decoded(_ text: Substring) -> String {
        PercentEncoding.decode(Array(text.utf8)[...]).text
    }

    private static func escape(_ text: String, _ escaped: String) -> String {
        PercentEncoding.encode(text) { byte in
            byte > 0x20 && byte < 0x7F && !escaped.utf8.contains(byte)
        }
    }
}
