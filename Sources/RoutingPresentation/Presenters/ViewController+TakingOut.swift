extension ViewController {
    /// Takes the controller out of the container or the window that the program put it into by hand.
    ///
    /// A controller is in one place at a time, and a presenter is about to show it in its own place.
    ///
    /// - Parameter container: The controller that may keep it.
    /// - Throws: A fault of the container.
    func takeOut(unlessIn container: ViewController? = nil) async throws(PresentationError) {
        guard let parent else { return try await leaveHost() }
        if parent === container { return }
        switch parent {
        case let navigation as NavigationController:
            try await TransitionGroup.perform {
                navigation.changeStack(animated: false) { $0.filter { $0 !== self } }
            }
        case let tabs as TabBarController:
            let others = tabs.viewControllers.filter { $0 !== self }
            try await TransitionGroup.perform { tabs.setViewControllers(others, animated: false) }
        case let split as SplitViewController:
            try await TransitionGroup.perform {
                if split.primary === self { split.primary = nil } else { split.secondary = nil }
            }
        default: removeFromParent()
        }
    }

    /// Ends the presentation of the controller, or leaves the window of which it is the root.
    private func leaveHost() async throws(PresentationError) {
        guard let host else { return }
        try await TransitionGroup.perform {
            if host.rootViewController === self {
                host.setRootViewController(nil, animated: false)
            } else {
                leave(animated: false)
            }
        }
    }
}

extension Window {
    /// Makes a controller the root, wherever the program put it by hand.
    func showRoot(_ root: ViewController?, animated: Bool) async throws {
        if root !== rootViewController { try await root?.takeOut() }
        try await transition { setRootViewController(root, animated: animated) }
    }
}

extension [ViewController] {
    /// Takes the controllers out of where the program put them by hand, unless the new container has no room for one.
    ///
    /// - Parameter container: The container that is to hold them, and may keep those that it holds.
    /// - Throws: A fault of a container. If the new container refuses a controller, all stay where they are.
    @MainActor
    func takeOut(for container: some ViewController & Container) async throws(PresentationError) {
        for controller in self { try container.checkRoom(for: controller) }
        for controller in self { try await controller.takeOut(unlessIn: container) }
    }
}
