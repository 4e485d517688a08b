/// The content of a screen besides its title, for the picture of the screen.
public struct ScreenContent: Hashable, Sendable, Codable {
    /// A link to another place.
    public struct Link: Hashable, Sendable, Codable {
        /// The title of the link.
        public let title: String
        /// The URL, which the router opens when the link is tapped.
        public let url: String

        /// Creates a link.
        ///
        /// - Parameters:
        ///   - title: The title of the link.
        ///   - url: The URL, which the router opens when the link is tapped.
        public init(_ title: String, to url: String) {
            self.title = title
            self.url = url
        }
    }

    /// Lines of text.
    public let lines: [String]
    /// The links to other places.
    public let links: [Link]

    /// Creates the content of a screen.
    ///
    /// - Parameters:
    ///   - lines: Lines of text.
    ///   - links: The links to other places.
    public init(lines: [String], links: [Link] = []) {
        self.lines = lines
        self.links = links
    }
}
