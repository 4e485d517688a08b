import Routing
import RoutingPresentation

/// A URL, and the tags of the scope that it is asked about in, each narrowing the ones before.
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
        /// Dismissing what is presented.
        case dismiss
    }

    let kind: Kind
    /// The tab bar, the stack, or what is presented.
    let controller: ControllerID
    var index: Int?
}

/// A step in the history of the navigator.
struct HistoryRequest: RouteDocument {
    /// Which way.
    enum Direction: String, Codable {
        case back
        case forward
    }

    let direction: Direction
}
