extension ViewController {
    /// The nearest navigation controller that the controller is in.
    public var navigationController: NavigationController? { ancestor() }

    /// The nearest tab-bar controller that the controller is in.
    public var tabBarController: TabBarController? { ancestor() }

    /// The nearest split-view controller that the controller is in.
    public var splitViewController: SplitViewController? { ancestor() }

    /// The window that the controller is in.
    public var window: Window? { outermost.host }

    /// The controller that presents this one or the container that this one is in.
    ///
    /// As in UIKit, the outermost container is the presenter, even if one of its children was asked to
    /// present. It stays the presenter until the dismissal has ended.
    public var presentingViewController: ViewController? {
        let outermost = outermost
        return outermost.host == nil ? nil : outermost.presenter
    }

    /// The controller that this one, or its container, presents.
    ///
    /// It is `nil` as soon as the dismissal begins.
    public var presentedViewController: ViewController? {
        let outermost = outermost
        guard let window = outermost.host, let own = window.index(of: outermost) else { return nil }
        let layers = window.layers
        return layers.indices.contains(own + 1) ? layers[own + 1] : nil
    }

    /// The outermost container of the controller, or the controller itself.
    var outermost: ViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Whether the controller is another one, or is inside it.
    func isInside(_ other: ViewController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    private func ancestor<Ancestor: ViewController>() -> Ancestor? {
        var controller = parent
        while let candidate = controller {
            if let ancestor = candidate as? Ancestor { return ancestor }
            controller = candidate.parent
        }
        return nil
    }
}

extension ViewController {
    /// The controller and its visible descendants, containers first.
    var visibleBranch: [ViewController] {
        let shown = selected.map { [children[$0]] } ?? children
        return [self] + shown.flatMap(\.visibleBranch)
    }

    /// The controller on top inside this one.
    ///
    /// In a split view, it is in the second column; a custom container itself counts as the top.
    var topOfBranch: ViewController {
        if kind == .screen { return self }
        let top = selected.map { children[$0] } ?? children.last
        return top?.topOfBranch ?? self
    }

    /// The number of container levels, this controller's own included.
    var height: Int { 1 + (children.map(\.height).max() ?? 0) }

    /// The controller's name in reports.
    var label: String {
        let name = String(describing: type(of: self))
        guard let title else { return "\(name) \(controllerID)" }
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

    /// The controllers that are not in another list, in their order here.
    ///
    /// - Complexity: O(*n*) in both lists together.
    func subtracting(_ others: [ViewController]) -> [ViewController] {
        let others = Set(others.map(\.controllerID))
        return filter { !others.contains($0.controllerID) }
    }
}
