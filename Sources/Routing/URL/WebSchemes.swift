/// The schemes whose URLs keep their host separate, in a form for lookup by bytes.
package struct WebSchemes: Sendable {
    /// A web scheme.
    struct Scheme: Sendable {
        /// The position of its name in `names`.
        fileprivate let name: URLOutline.Part
        /// The default port of the scheme.
        let defaultPort: Int?
    }

    private var schemes: [Scheme] = []
    /// The names of all schemes, concatenated.
    private var names: [UInt8] = []

    /// Creates the lookup from names in lower case.
    init(_ schemes: some Sequence<String>) {
        for scheme in schemes {
            let start = names.count
            names += scheme.utf8
            let name = start..<names.count
            let port = Self.defaultPort(of: scheme)
            self.schemes.append(Scheme(name: URLOutline.Part(names.span, name), defaultPort: port))
        }
    }

    /// The default port of a scheme, which is given in lower case.
    package static func defaultPort(of scheme: String) -> Int? {
        switch scheme {
        case "http", "ws": 80
        case "https", "wss": 443
        case "ftp": 21
        default: nil
        }
    }

    /// Finds the scheme of a URL.
    ///
    /// - Parameters:
    ///   - part: The scheme in the URL.
    ///   - bytes: The URL.
    /// - Returns: The web scheme, or `nil` when the scheme is not a web scheme.
    @inline(__always)
    func find(_ part: URLOutline.Part, in bytes: Span<UInt8>) -> Scheme? {
        for scheme in schemes where scheme.name.word == part.word && isName(of: scheme, part, in: bytes) {
            return scheme
        }
        return nil
    }

    private func isName(of scheme: Scheme, _ part: URLOutline.Part, in bytes: Span<UInt8>) -> Bool {
        guard scheme.name.range.count == part.range.count else { return false }
        for (index, other) in zip(scheme.name.range, part.range) {
            guard names[index] == bytes[other].foldedASCII else { return false }
        }
        return true
    }
}

extension RouteURL.Options {
    /// The schemes to which browsers apply the rules of web hosts: `http`, `https`, `ws`, `wss` and `ftp`.
    ///
    /// The web platform's URL standard calls them special
    /// (<https://url.spec.whatwg.org/#special-scheme>). No option removes them: otherwise the router could
    /// read a different host than the client that follows the URL.
    public static let standardWebSchemes: Set<String> = ["http", "https", "ws", "wss", "ftp"]

    /// Returns the standard web schemes together with further ones, in lower case.
    package static func webSchemes(adding schemes: Set<String>) -> Set<String> {
        // Equality comes first: comparing a set with itself is fast, and most options have the standard set.
        let areStandard = schemes == standardWebSchemes || schemes.isSubset(of: standardWebSchemes)
        if areStandard { return standardWebSchemes }
        let all = standardWebSchemes.union(schemes.map(\.foldedASCII))
        // A complete set is returned unchanged, for the same reason.
        return all == schemes ? schemes : all
    }
}
