/// A controller and what it contains, as a value.
///
/// Two snapshots are equal when they show the same controllers, not merely controllers that look the same.
public struct ControllerSnapshot: Hashable, Sendable, Codable, Identifiable {
    /// What a controller does with what it contains.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// It contains nothing.
        case screen
        /// It shows the last of its children.
        case navigation
        /// It shows the child that is selected.
        case tabBar
        /// It shows all its children.
        case split
    }

    /// The identity of the controller.
    public let id: ControllerID
    /// What it does with what it contains.
    public let kind: Kind
    /// The name of its class.
    public let type: String
    /// What it shows, in words.
    public let title: String?
    /// What it contains, in order.
    public internal(set) var children: [ControllerSnapshot]
    /// Which of its children shows; `nil` when none or all do.
    public internal(set) var selectedIndex: Int?
}

extension ControllerSnapshot {
    @MainActor
    init(_ controller: ViewController) {
        id = controller.id
        type = String(describing: Swift.type(of: controller))
        title = controller.title
        kind = controller.kind
        children = controller.children.map(ControllerSnapshot.init)
        selectedIndex = controller.selected
    }
}
