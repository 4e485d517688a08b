internal import Routing

/// A link of a site as a browser hands it on: the path with its dot segments resolved, what has to be escaped escaped,
/// and all else as it was written, doubled slashes and needless escapes too.
struct AppSiteURL {
    let path: String
    let query: String
    let fragment: String

    /// Reads a web URL, or a path alone; gives `nil` for anything else.
    init?(_ text: String) {
        guard let url = try? RouteURL(text) else { return nil }
        var rest = Substring(text)
        if let scheme = url.scheme {
            guard AppSiteAssociation.linkSchemes.contains(scheme) else { return nil }
            let origin = text.utf8.dropFirst(scheme.utf8.count + 3)
            rest = Substring(origin.drop { ![ascii("/"), ascii("?"), ascii("#")].contains($0) })
        } else if text.hasPrefix("//") {
            return nil
        }
        let whole = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = whole[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        // Browsers read it as a slash, and `RouteURL` refuses it in whole links.
        guard !parts[0].utf8.contains(ascii("\\")) else { return nil }
        path = AppSiteEscapes.path(Self.resolved(parts[0]))
        query = parts.count > 1 ? AppSiteEscapes.query(String(parts[1])) : ""
        fragment = whole.count > 1 ? AppSiteEscapes.fragment(String(whole[1])) : ""
    }

    /// Resolves dot segments as the web platform's URL standard does: one at the end leaves a slash.
    private static func resolved(_ path: Substring) -> String {
        let start = path.hasPrefix("/") ? path.dropFirst() : path
        let segments = start.split(separator: "/", omittingEmptySubsequences: false)
        var resolved = DotSegment.resolve(segments, kind: dots)
        if let last = segments.last, dots(last) != nil { resolved.append("") }
        return "/" + resolved.joined(separator: "/")
    }

    private static func dots(_ segment: Substring) -> DotSegment? {
        let bytes = Array(PercentEncoding.decode(Array(segment.utf8)[...]).text.utf8)
        return DotSegment(bytes.span, bytes.indices)
    }
}
