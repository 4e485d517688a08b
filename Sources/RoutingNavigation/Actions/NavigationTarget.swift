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
