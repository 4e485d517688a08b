extension RouteURL {
    /// The options for reading a text as a URL.
    public struct Options: Hashable, Sendable {
        /// The longest text that is accepted, in UTF-8 bytes.
        public var maximumLength: Int
        /// The schemes whose URLs keep their host separate from their segments, in lower case.
        ///
        /// The set always contains ``standardWebSchemes``; schemes that you assign are added to them.
        public var webSchemes: Set<String> {
            didSet { webSchemes = Self.webSchemes(adding: webSchemes) }
        }
        /// Whether `+` in a query stands for a space, as in HTML forms.
        public var decodesPlusAsSpace: Bool

        /// The schemes to which browsers apply the rules of web hosts: `http`, `https`, `ws`, `wss` and `ftp`.
        ///
        /// The web platform's URL standard calls them special
        /// (<https://url.spec.whatwg.org/#special-scheme>). No option removes them: otherwise the router could
        /// read a different host than the client that follows the URL.
        public static let standardWebSchemes: Set<String> = ["http", "https", "ws", "wss", "ftp"]

        /// Creates options; the defaults are those of a router with the standard configuration.
        ///
        /// - Parameters:
        ///   - maximumLength: The longest text that is accepted, in UTF-8 bytes.
        ///   - webSchemes: Further schemes whose URLs keep their host separate, besides ``standardWebSchemes``.
        ///   - decodesPlusAsSpace: Whether `+` in a query stands for a space.
        public init(
            maximumLength: Int = 8192,
            webSchemes: Set<String> = Options.standardWebSchemes,
            decodesPlusAsSpace: Bool = false
        ) {
            self.maximumLength = maximumLength
            self.webSchemes = Self.webSchemes(adding: webSchemes)
            self.decodesPlusAsSpace = decodesPlusAsSpace
        }
    }
}

extension RouteURL.Options {
    /// Returns the standard web schemes together with further ones, in lower case.
    package static func webSchemes(adding schemes: Set<String>) -> Set<String> {
        // Equality comes first: comparing a set with itself is fast, and most options have the standard set.
        let areStandard = schemes == standardWebSchemes || schemes.isSubset(of: standardWebSchemes)
        if areStandard { return standardWebSchemes }
        let all = standardWebSchemes.union(schemes.lazy.map(\.foldedASCII))
        // A complete set is returned unchanged, for the same reason.
        return all == schemes ? schemes : all
    }
}
