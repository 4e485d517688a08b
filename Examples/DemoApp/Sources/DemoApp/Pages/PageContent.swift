/// The content of a page.
public struct PageContent: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The text, without the title.
    public let lines: [String]
    /// The links.
    public let links: [PageLink]

    /// Creates the content of a page.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - lines: The text, without the title.
    ///   - links: The links.
    init(_ title: String, _ lines: [String] = [], links: [PageLink] = []) {
        self.title = title
        self.lines = lines
        self.links = links
    }
}

/// A link to another place, with its text.
public struct PageLink: Hashable, Sendable {
    /// The text.
    public let title: String
    /// The URL of the place, for the app's router.
    public let url: String

    init(_ title: String, _ url: String) {
        self.title = title
        self.url = url
    }
}
