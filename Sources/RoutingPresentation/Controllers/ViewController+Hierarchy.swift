extension ViewController {
    /// The nearest navigation controller that the controller is in.
    public var navigationController: NavigationController? { ancestor() }

    /// The nearest tab-bar controller that the controller is in.
    public var tabBarController: TabBarController? { ancestor() }

    /// The nearest split-view controller that the controller is in.
    public var splitViewController: SplitViewController? { ancestor() }

    /// The window that the controller is in.
    public var window: Window? { outermost.host }

    /// The controller that presents this one, or the container that this one is in.
    ///
    /// As in UIKit, it is the outermost container that presents, whichever of its children was asked to.
    public var presentingViewController: ViewController? { layer { $0 - 1 } }

    /// The controller that this one, or the container that it is in, presents.
    public var presentedViewController: ViewController? { layer { $0 + 1 } }

    /// The container that is in no other, or the controller itself.
    var outermost: ViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    private func ancestor<Ancestor: ViewController>() -> Ancestor? {
        var controller = parent
        while let candidate = controller {
            if let ancestor = candidate as? Ancestor { return ancestor }
            controller = candidate.parent
        }
        return nil
    }

    private func layer(_ next: (Int) -> Int) -> ViewController? {
        guard let layers = window?.layers else { return nil }
        guard let own = layers.firstIndex(identicalTo: outermost) else { return nil }
        return layers.indices.contains(next(own)) ? layers[next(own)] : nil
    }
}

extension ViewController {
    /// The controller and what shows in it, from the outside in.
    var visibleBranch: [ViewController] {
        let shown = selected.map { [children[$0]] } ?? children
        return [self] + shown.flatMap(\.visibleBranch)
    }

    /// How many levels of containers the controller has in it, its own included.
    var height: Int { 1 + (children.map(\.height).max() ?? 0) }

    /// What reports call the controller.
    var label: String {
        let name = String(describing: type(of: self))
        guard let title else { return "\(name) \(id)" }
        return "\(name) '\(title)'"
    }
}

extension [ViewController] {
    func firstIndex(identicalTo controller: ViewController) -> Int? {
        firstIndex { $0 === controller }
    }

    func contains(identicalTo controller: ViewController) -> Bool {
        contains { $0 === controller }
    }

    /// The controllers that are not in another list, in their order.
    ///
    /// - Complexity: O(*n*) in both lists together.
    func subtracting(_ others: [ViewController]) -> [ViewController] {
        let others = Set(others.map(\.id))
        return filter { !others.contains($0.id) }
    }
}
