/// What a page says.
public struct PageContent: Hashable, Sendable {
    /// What it is called.
    public let title: String
    /// What it says, besides its title.
    public let lines: [String]
    /// Where one may go from here.
    public let links: [PageLink]

    /// Creates the content of a page.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - lines: What it says besides.
    ///   - links: Where one may go from there.
    init(_ title: String, _ lines: [String] = [], links: [PageLink] = []) {
        self.title = title
        self.lines = lines
        self.links = links
    }
}

/// Another place, and the words for it on a page.
public struct PageLink: Hashable, Sendable {
    /// The words.
    public let title: String
    /// The URL of the place, for the app's router.
    public let url: String

    init(_ title: String, _ url: String) {
        self.title = title
        self.url = url
    }
}
