extension ControllerSnapshot {
    /// Whether a child shows while the controller does.
    package func shows(childAt index: Int) -> Bool {
        switch kind {
        case .screen: false
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
