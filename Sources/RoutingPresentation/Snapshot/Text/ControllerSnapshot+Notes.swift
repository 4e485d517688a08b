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
