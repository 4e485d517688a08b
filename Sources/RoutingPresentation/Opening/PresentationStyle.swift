public import Routing

/// How the controller of a URL comes onto the screen.
public indirect enum PresentationStyle: Sendable {
    /// Pushes when there is a navigation controller, else presents; animated.
    case show
    /// Puts it into the second column of a split view when there is one, else presents; animated.
    case showDetail
    /// Presents it.
    case present(animated: Bool)
    /// Pushes it; without a navigation controller that is a fault.
    case push(animated: Bool)
    /// Does what a closure does, which must call `completed` once, from anywhere.
    ///
    /// The closure is called when nothing goes on in the window. A second call of `completed` is ignored;
    /// letting go of it uncalled is treated as from any handler, see `Routing.Configuration.abandonment`.
    case custom(
        custom:
            @MainActor @Sendable (
                _ presenting: ViewController,
                _ presented: ViewController,
                _ completed: @escaping Completed
            ) -> Void
    )
    /// Wraps the controller in a navigation controller, then does the other.
    case inNavigationController(PresentationStyle)
}

extension PresentationStyle {
    /// Brings a controller onto the screen, starting at the top of a window, and waits until it has appeared.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - window: The window.
    /// - Throws: ``PresentationError`` when that cannot be done there.
    @MainActor
    func apply(to controller: ViewController, in window: Window) async throws {
        switch self {
        case .show:
            try await window.perform(animated: true, controller, ViewController.showing)
        case .showDetail:
            try await window.perform(animated: true, controller, ViewController.showingDetail)
        case .present(let animated):
            try await window.perform(animated: animated, controller, ViewController.presenting)
        case .push(let animated):
            try await window.perform(animated: animated, controller, ViewController.pushing)
        case .custom(let custom):
            await window.settled()
            let top = try window.top(toShow: controller)
            try await withCompletion { custom(top, controller, $0) }
        case .inNavigationController(let style):
            let navigation = NavigationController()
            try await window.transition { navigation.setViewControllers([controller], animated: false) }
            try await style.apply(to: navigation, in: window)
        }
    }
}

extension Window {
    /// What a verb comes to when it starts at one controller and brings another.
    fileprivate typealias Plan =
        @MainActor (ViewController) -> (ViewController) throws(PresentationError) -> Rearrangement?

    /// Does something at the controller that is on top when its turn has come.
    fileprivate func perform(
        animated: Bool,
        _ controller: ViewController,
        _ plan: @escaping Plan
    ) async throws {
        let name = "showing \(controller.label)"
        let verb = Verb(name, of: self, animated: animated) { () throws(PresentationError) in
            try plan(self.top(toShow: controller))(controller)
        }
        try await transition { verb.ask(nil) }
    }

    fileprivate func top(toShow controller: ViewController) throws(PresentationError) -> ViewController {
        guard let topViewController else { throw .emptyWindow(toShow: controller) }
        return topViewController
    }
}
