import Routing
import RoutingPresentation

/// A URL, and the tags of its scope; each tag narrows the scope further.
struct URLRequest: RouteDocument {
    let url: String
    var scope: [String]?
}

/// A move that a user makes by hand.
struct MoveRequest: RouteDocument {
    /// The kind of move.
    enum Kind: String, Codable {
        /// Tapping a tab, by its index in a tab bar.
        case select
        /// Going back on a stack, by one screen.
        case pop
        /// Dismissing a presented controller.
        case dismiss
    }

    let kind: Kind
    /// The tab bar, the stack or the presented controller.
    let controller: ControllerID
    var index: Int?
}

/// A step in the history of the navigator.
struct HistoryRequest: RouteDocument {
    /// The direction of the step.
    enum Direction: String, Codable {
        case back
        case forward
    }

    let direction: Direction
}
