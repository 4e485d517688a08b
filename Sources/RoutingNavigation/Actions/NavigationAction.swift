public import Routing

/// An action on a navigation state.
///
/// Actions name new destinations by URLs, so a state contains only destinations that the tree declares. *Current*
/// means the active leaf, which is on top of everything that shows. Use `init(json:)` to read JSON from an
/// untrusted source.
public enum NavigationAction: Hashable, Sendable, RouteDocument {
    /// Opens a URL, and keeps existing destinations on its path.
    ///
    /// Forks keep the stacks of their other options. A destination stays if its endpoint and captures stay.
    /// Presenters unwind the destinations that are left.
    case open(_ url: String, options: OpeningOptions = [])
    /// Pushes the endpoint of a URL onto the current one, wherever it is declared; a modal needs a stack for that.
    case push(_ url: String)
    /// Adds the endpoints of URLs to a fork after its other options, and selects one by its index among them, if given.
    ///
    /// One endpoint can also be added to an endpoint without children and modal. An endpoint that is declared
    /// inside an option of the fork brings that option with it.
    case add(_ urls: [String], to: NavigationTarget, active: Int?)
    /// Removes a node and its descendants; a modal is dismissed.
    case remove(NavigationTarget)
    /// Removes only an endpoint: the endpoints on top of it move onto the one beneath it.
    case takeOut(NavigationTarget)
    /// Removes the current endpoint.
    case removeCurrent
    /// Removes everything on top of an endpoint of the active path, which becomes current.
    case popTo(NavigationTarget)
    /// Removes everything on top of the root of the innermost stack of the active path.
    case popToRoot
    /// Selects the options that contain a node, from the outermost fork to the node itself.
    case select(NavigationTarget)
    /// Replaces the current endpoint with that of a URL, as a new destination.
    case replace(_ url: String)
    /// Presents the endpoint of a URL over the current one.
    ///
    /// If the endpoint is declared in a modal, the stacks and forks around it are presented with it.
    case present(_ url: String)
    /// Dismisses the innermost modal of the active path.
    case dismiss
    /// Opens a URL in an empty state.
    case setRoot(_ url: String)
}

/// The node that an action concerns.
public enum NavigationTarget: Hashable, Sendable, Codable {
    /// The node with this identity.
    case id(Destination.ID)
    /// The node with this name; of several, the one nearest to the active leaf, or else the first from the root.
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

/// Options for opening a URL on a tree.
public struct OpeningOptions: OptionSet, Hashable, Sendable, Codable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Changes only forks and switchers: a stack on the path that already exists keeps its screens.
    ///
    /// If the place of the URL itself is on top of that stack, where the tree declares it and with no modal over it, it
    /// is updated with the URL.
    ///
    /// Opening the URL of a modal then succeeds without showing the modal, if the endpoint under the modal already
    /// exists or the modal is declared beside the root.
    ///
    /// The option applies to the URL of its request only. The URL of a guard's redirect is opened with the options
    /// that the navigator was created or registered with.
    public static let junctionsOnly = OpeningOptions(rawValue: 1)

    /// Dismisses the modals over a stack that ``junctionsOnly`` keeps.
    ///
    /// Use it for a tap on the tab that is already selected. Without ``junctionsOnly`` it has no effect, because
    /// opening a URL then removes everything on top of its place.
    public static let dismissingModals = OpeningOptions(rawValue: 2)
}
