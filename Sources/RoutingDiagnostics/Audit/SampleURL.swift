/// A URL made of samples.
struct SampleURL: Hashable {
    /// What stands before the segments.
    struct Origin: Hashable {
        var scheme: String?
        var host: String?
    }

    let origin: Origin
    let segments: [[UInt8]]
    /// Whether the first segment is written as the host of the URL.
    var startsWithHost = false

    /// The URL as it is opened.
    var text: String {
        let escaped = segments.map { RouteURL.escapingSegment(String(decoding: $0, as: UTF8.self)) }
        let prefix = origin.scheme.map { "\($0):" } ?? ""
        if let host = origin.host { return ([prefix + "//" + host] + escaped).joined(separator: "/") }
        if startsWithHost, let first = segments.first {
            let host = RouteURL.escapingQueryValue(String(decoding: first, as: UTF8.self))
            return prefix + "//" + ([host] + escaped.dropFirst()).joined(separator: "/")
        }
        return prefix + (prefix.isEmpty ? "/" : segments.isEmpty ? "//" : "///")
            + escaped.joined(separator: "/")
    }
}
