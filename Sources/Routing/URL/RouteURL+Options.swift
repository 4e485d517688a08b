extension RouteURL {
    /// How a text is read as a URL.
    public struct Options: Hashable, Sendable {
        /// The longest text that is accepted, in UTF-8 bytes.
        public var maximumLength: Int
        /// The schemes whose URLs keep their host apart from their segments, in lower case.
        ///
        /// ``standardWebSchemes`` are always among them: what is set is added to those.
        public var webSchemes: Set<String> {
            didSet { webSchemes = Self.webSchemes(adding: webSchemes) }
        }
        /// Whether `+` in a query stands for a space, as in HTML forms.
        public var decodesPlusAsSpace: Bool

        /// The schemes that browsers hold to the rules of web hosts: `http`, `https`, `ws`, `wss` and `ftp`.
        ///
        /// The web platform's URL standard calls them special
        /// (<https://url.spec.whatwg.org/#special-scheme>). No option takes them away: the router would then
        /// see another host than the client that follows the URL.
        public static let standardWebSchemes: Set<String> = ["http", "https", "ws", "wss", "ftp"]

        /// Creates options; without arguments, those of a router with the standard configuration.
        ///
        /// - Parameters:
        ///   - maximumLength: The longest text that is accepted, in UTF-8 bytes.
        ///   - webSchemes: Schemes whose URLs keep their host apart, besides ``standardWebSchemes``.
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
    /// Gives the standard web schemes with some more, which are folded.
    package static func webSchemes(adding schemes: Set<String>) -> Set<String> {
        if schemes.isSubset(of: standardWebSchemes) { return standardWebSchemes }
        let all = standardWebSchemes.union(schemes.lazy.map(\.foldedASCII))
        // A set that is complete already stays the same set, which is quick to compare.
        return all == schemes ? schemes : all
    }
}
