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
