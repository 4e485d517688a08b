public import Routing
public import RoutingNavigation
public import RoutingPresentation

/// A screen of the app: a title, some lines, and links to other places.
public final class Page: ViewController, RouteParametrizedPresentable {
    /// What the page says, besides its title.
    public private(set) var lines: [String] = []
    /// Where one may go from here.
    public private(set) var links: [PageLink] = []
    /// What fills the page.
    var fill: @MainActor (Parameters) -> PageContent = { _ in PageContent("") }

    /// Fills the page for the URL that it is opened with.
    ///
    /// - Parameter parameters: The captures and the query of the URL.
    public func configure(with parameters: Parameters) {
        let content = fill(parameters)
        title = content.title
        lines = content.lines
        links = content.links
    }
}
