public import RoutingNavigation
public import RoutingPresentation

/// A screen of the app: a title, some lines, and links to other places.
public final class Page: ViewController, DestinationPresentable {
    /// The text of the page, without its title.
    public private(set) var lines: [String] = []
    /// The links on the page.
    public private(set) var links: [PageLink] = []
    /// Returns the content of the page for a place.
    var fill: @MainActor (Destination) -> PageContent = { _ in PageContent("") }

    /// Fills the page for the place that it shows.
    ///
    /// - Parameter place: The place.
    public func configure(for place: Destination) {
        let content = fill(place)
        title = content.title
        lines = content.lines
        links = content.links
    }
}
