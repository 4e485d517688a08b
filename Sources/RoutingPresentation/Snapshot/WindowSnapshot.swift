/// The content of a window, as a value to compare, store and draw.
///
/// Its ``description`` draws it for a terminal or a log. `RoutingTesting` also draws it as a Mermaid flowchart
/// and as an SVG picture. A drawing holds titles and class names but no identities, so it is the same in every
/// run.
public struct WindowSnapshot: Hashable, Sendable, Codable {
    /// The root, followed by the controllers presented over it, each over the one before; the last one is on
    /// top.
    public internal(set) var layers: [ControllerSnapshot]

    init(layers: [ControllerSnapshot]) {
        self.layers = layers
    }

    /// Creates the snapshot of an empty window.
    public init() {
        layers = []
    }
}

extension WindowSnapshot: CustomStringConvertible {
    /// All controllers as an indented tree.
    ///
    /// The arrows lead to the selected tab, the top of a stack and the columns of a split view. In the last
    /// layer, they lead to the visible controllers. Double lines mark a layer that is presented over all
    /// layers before it.
    ///
    /// ```
    /// Window
    /// ├── TabBarController
    /// │   ├─▸ NavigationController "Books"
    /// │   │   ├── LibraryController "Library"
    /// │   │   └─▸ BookController "Dune"
    /// │   └── SettingsController "Settings"
    /// ╘═▸ presented NavigationController
    ///     └─▸ LoginController "Log in"  ● visible
    /// ```
    ///
    /// Long titles end in an ellipsis. Characters that would break a line are escaped as in a string literal.
    public var description: String { WindowDrawing(self).lines.joined(separator: "\n") }
}
