/// A controller and its content, as a value.
///
/// Two snapshots are equal only if they describe the same controllers, not just controllers that look the
/// same.
public struct ControllerSnapshot: Hashable, Sendable, Codable, Identifiable {
    /// How a controller shows its children.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// A screen, which has no children, or a custom container, which shows all of them.
        case screen
        /// A container that shows the last of its children.
        case navigation
        /// A container that shows its selected child.
        case tabBar
        /// A container that shows all its children.
        case split
    }

    /// The identity of the controller.
    public let id: ControllerID
    /// How it shows its children.
    public let kind: Kind
    /// The name of its class.
    public let type: String
    /// The title of its content.
    public let title: String?
    /// Its children, in order.
    public internal(set) var children: [ControllerSnapshot]
    /// The index of the child that shows; `nil` when none or all do.
    public internal(set) var selectedIndex: Int?
}

extension ControllerSnapshot {
    @MainActor
    init(_ controller: ViewController) {
        id = controller.controllerID
        type = String(describing: Swift.type(of: controller))
        title = controller.title
        kind = controller.kind
        children = controller.children.map(ControllerSnapshot.init)
        selectedIndex = controller.selected
    }
}

extension ControllerSnapshot {
    /// Whether a child shows with the controller.
    package func shows(childAt index: Int) -> Bool {
        switch kind {
        case .screen: true
        case .navigation: index == children.count - 1
        case .tabBar: index == selectedIndex
        case .split: true
        }
    }

    /// The children that show with the controller.
    package var shown: [ControllerSnapshot] {
        // A decoded snapshot may select a child that does not exist.
        children.indices.filter(shows).map { children[$0] }
    }
}

extension ControllerSnapshot {
    /// Notes that the class name does not give: the kind of container, and whether it is empty.
    package var notes: [String] {
        var notes: [String] = []
        if let kindName, type != standardType { notes.append(kindName) }
        if isEmptyContainer { notes.append("empty") }
        return notes
    }

    var isEmptyContainer: Bool { kind != .screen && children.isEmpty }

    private var kindName: String? {
        switch kind {
        case .screen: nil
        case .navigation: "stack"
        case .tabBar: "tabs"
        case .split: "split"
        }
    }

    private var standardType: String? {
        switch kind {
        case .screen: nil
        case .navigation: "NavigationController"
        case .tabBar: "TabBarController"
        case .split: "SplitViewController"
        }
    }
}
