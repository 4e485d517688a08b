/// A part of what shows, and what it says.
struct Pane: Equatable, Sendable {
    /// What it holds.
    enum Content: Equatable, Sendable {
        /// Nothing: it is a screen.
        case screen(lines: [String] = [], links: [String] = [])
        /// What lies on one another, the root first.
        case stack([Pane])
        /// What there is to select, and what is selected.
        case tabs([Pane], selected: Int?)
    }

    var title: String
    var content: Content
}
