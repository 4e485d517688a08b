extension RouteURL {
    /// How a text is read as a URL.
    public struct Options: Hashable, Sendable {
        /// The longest text that is accepted, in UTF-8 bytes.
        public var maximumLength: Int
        /// The schemes whose URLs keep their host apart from their segments, in lower case.
        public var webSchemes: Set<String>
        /// Whether `+` in a query stands for a space, as in HTML forms.
        public var decodesPlusAsSpace: Bool

        /// The schemes that are web schemes unless said otherwise: `http` and `https`.
        public static let standardWebSchemes: Set<String> = ["http", "https"]

        /// Creates options; without arguments, those of a router with the standard configuration.
        ///
        /// - Parameters:
        ///   - maximumLength: The longest text that is accepted, in UTF-8 bytes.
        ///   - webSchemes: The schemes whose URLs keep their host apart from their segments.
        ///   - decodesPlusAsSpace: Whether `+` in a query stands for a space.
        public init(
            maximumLength: Int = 8192,
            webSchemes: Set<String> = Options.standardWebSchemes,
            decodesPlusAsSpace: Bool = false
        ) {
            self.maximumLength = maximumLength
            // What is folded already stays the same set, which is quick to compare.
            let isFolded = webSchemes.allSatisfy { $0.utf8.allSatisfy { $0 == $0.foldedASCII } }
            self.webSchemes = isFolded ? webSchemes : Set(webSchemes.map(\.foldedASCII))
            self.decodesPlusAsSpace = decodesPlusAsSpace
        }
    }
}
