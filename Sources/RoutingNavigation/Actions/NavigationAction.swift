public import Routing

/// What can be done to a navigation state.
///
/// What an action brings in is given as a URL, so that it is always something that the tree declares.
/// *Current* is the active leaf, on top of all that is shown. JSON that a stranger may have written is read
/// by `init(json:)`.
public enum NavigationAction: Hashable, Sendable, RouteDocument {
    /// Goes where a URL leads, and reuses what is there: forks keep the stacks of their other options, and a
    /// destination stays if its endpoint and captures do. What is left is unwound.
    case open(_ url: String, options: OpeningOptions = [])
    /// Puts the endpoint of a URL on the current one, wherever it is declared. A modal needs a stack for that.
    case push(_ url: String)
    /// Adds the endpoints of URLs to a fork, behind its other options, and selects one of them by its index,
    /// if any. One alone may be added to an endpoint that has nothing on it.
    ///
    /// An endpoint that is declared somewhere in an option of that fork brings its option along.
    case add(_ urls: [String], to: NavigationTarget, active: Int?)
    /// Removes a node and all that it holds; a modal is dismissed.
    case remove(NavigationTarget)
    /// Removes an endpoint and nothing else: what lies on it comes to lie on what is below.
    case takeOut(NavigationTarget)
    /// Removes the current one.
    case removeCurrent
    /// Removes all that is on an endpoint of the active path, which becomes the current one.
    case popTo(NavigationTarget)
    /// Removes all that is on the root of the innermost stack of the active path.
    case popToRoot
    /// Selects the options that a node is in, from the outermost fork to the node itself.
    case select(NavigationTarget)
    /// Puts the endpoint of a URL in the place of the current one, as a new destination.
    case replace(_ url: String)
    /// Presents the endpoint of a URL over the current one; with the stacks and forks around it, if it is
    /// declared in a modal.
    case present(_ url: String)
    /// Dismisses the innermost modal of the active path.
    case dismiss
    /// Opens a URL with nothing that is there reused.
    case setRoot(_ url: String)
}

/// A node that an action is about.
public enum NavigationTarget: Hashable, Sendable, Codable {
    /// The one with this identity.
    case id(Destination.ID)
    /// The one with this name; of several the one nearest to the active leaf, then the first from the root.
    case name(String)
}

extension NavigationTarget: ExpressibleByStringLiteral {
    /// The node with a name.
    ///
    /// - Parameter value: The name.
    public init(stringLiteral value: String) {
        self = .name(value)
    }
}

extension NavigationTarget: CustomStringConvertible {
    /// The identity, or the name in quotation marks.
    public var description: String {
        switch self {
        case .id(let id): "\(id)"
        case .name(let name): "'\(name)'"
        }
    }
}

/// How a URL is opened on a tree.
public struct OpeningOptions: OptionSet, Hashable, Sendable, Codable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Only forks and switchers change: where the stack that the URL leads into is there already, it is shown
    /// as it was left.
    public static let junctionsOnly = OpeningOptions(rawValue: 1)

    /// What is presented over a stack that ``junctionsOnly`` shows as it was left is dismissed.
    ///
    /// For a tap on the tab that is selected already. Without ``junctionsOnly`` it changes nothing: all goes
    /// that lies on the place of the URL.
    public static let dismissingModals = OpeningOptions(rawValue: 2)
}
