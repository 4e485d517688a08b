public import RoutingNavigation
public import RoutingPresentation

/// A screen of the app: a title, some lines, and links to other places.
public final class Page: ViewController, DestinationPresentable {
    /// What the page says, besides its title.
    public private(set) var lines: [String] = []
    /// Where one may go from here.
    public private(set) var links: [PageLink] = []
    /// What fills the page.
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
