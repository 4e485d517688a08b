/// What a window shows, as a value: to compare, to keep, to draw.
///
/// Its ``description`` draws it in a terminal or a log; `RoutingTesting` also draws it as a Mermaid
/// flowchart and as an SVG picture. A drawing holds titles and names of classes, never identities, so it is
/// the same in every run.
public struct WindowSnapshot: Hashable, Sendable, Codable {
    /// The root and above it what is presented, each over the one before; the last one shows.
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
    /// The controllers as an indented tree, all of them.
    ///
    /// Follow the arrows: they lead to the selected tab, the top of a stack, the columns of a split view, and
    /// in the last layer to what is visible. Double lines lead to what is presented over everything before
    /// it.
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
    /// Long titles end in an ellipsis. What would break a line is escaped as in a string literal.
    public var description: String { WindowDrawing(self).lines.joined(separator: "\n") }
}
