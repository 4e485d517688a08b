/// A visible part and its content.
struct Pane: Equatable, Sendable {
    /// The content of a pane.
    enum Content: Equatable, Sendable {
        /// A screen, which contains no other panes.
        case screen(lines: [String] = [], links: [String] = [])
        /// The panes of a stack, the root first.
        case stack([Pane])
        /// The panes of the tabs, and the index of the selected one.
        case tabs([Pane], selected: Int?)
    }

    var title: String
    var content: Content
}
