/// What a screen of an app says besides its title, for the picture of it.
public struct ScreenContent: Hashable, Sendable, Codable {
    /// Another place, and the words for it.
    public struct Link: Hashable, Sendable, Codable {
        /// The words.
        public let title: String
        /// The URL, which the router opens when it is tapped.
        public let url: String

        /// Creates a link.
        ///
        /// - Parameters:
        ///   - title: The words.
        ///   - url: The URL, which the router opens when it is tapped.
        public init(_ title: String, to url: String) {
            self.title = title
            self.url = url
        }
    }

    /// Lines of text.
    public let lines: [String]
    /// Where one may go from there.
    public let links: [Link]

    /// Creates the content of a screen.
    ///
    /// - Parameters:
    ///   - lines: Lines of text.
    ///   - links: Where one may go from there.
    public init(lines: [String], links: [Link] = []) {
        self.lines = lines
        self.links = links
    }
}
