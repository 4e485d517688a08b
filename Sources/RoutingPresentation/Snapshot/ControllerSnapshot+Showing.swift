extension ControllerSnapshot {
    /// Whether a child shows while the controller does.
    func shows(childAt index: Int) -> Bool {
        switch kind {
        case .screen: false
        case .navigation: index == children.count - 1
        case .tabBar: index == selectedIndex
        case .split: true
        }
    }

    /// The children that show while the controller does.
    var shown: [ControllerSnapshot] {
        // What was decoded may select a child that is not there.
        children.indices.filter(shows).map { children[$0] }
    }

    /// What a user looks at where the controller is: of a split view the second column.
    var front: ControllerSnapshot {
        var front = self
        while let next = front.shown.last { front = next }
        return front
    }

    /// How many levels of containers show within each other, the controller's own included if it is one.
    var shownHeight: Int {
        (shown.map { $0.shownHeight + 1 }).max() ?? 0
    }
}
