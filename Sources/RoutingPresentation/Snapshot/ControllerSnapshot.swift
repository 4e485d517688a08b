/// A controller and what it contains, as a value.
///
/// Two snapshots are equal when they show the same controllers, not merely controllers that look the same.
public struct ControllerSnapshot: Hashable, Sendable, Codable, Identifiable {
    /// What a controller does with what it contains.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// It contains nothing, unless the program has put children into it, which all show.
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

extension ControllerSnapshot {
    /// Whether a child shows while the controller does.
    package func shows(childAt index: Int) -> Bool {
        switch kind {
        case .screen: true
        case .navigation: index == children.count - 1
        case .tabBar: index == selectedIndex
        case .split: true
        }
    }

    /// The children that show while the controller does.
    package var shown: [ControllerSnapshot] {
        // What was decoded may select a child that is not there.
        children.indices.filter(shows).map { children[$0] }
    }
}

extension ControllerSnapshot {
    /// What the name of the class does not say: what kind of container it is, and that nothing is in it.
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
