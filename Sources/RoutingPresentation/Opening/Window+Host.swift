extension Window: PresentationHost {
    /// The controller on top, where styles start.
    public var topScreen: ViewController? { topViewController }

    /// Pushes a controller onto the navigation controller on top, or presents it when there is none.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there is one.
    public func show(_ screen: ViewController, completion: @escaping PresentationCompletion) {
        place(screen, animated: true, ViewController.showing, completion)
    }

    /// Puts a controller into the second column of the split view on top, or presents it when there is none.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there is one.
    public func showDetail(_ screen: ViewController, completion: @escaping PresentationCompletion) {
        place(screen, animated: true, ViewController.showingDetail, completion)
    }

    /// Pushes a controller onto the navigation controller on top.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there is one.
    public func push(
        _ screen: ViewController,
        animated: Bool,
        completion: @escaping PresentationCompletion
    ) {
        place(screen, animated: animated, ViewController.pushing, completion)
    }

    /// Presents a controller from the one on top.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there is one.
    public func present(
        _ screen: ViewController,
        animated: Bool,
        completion: @escaping PresentationCompletion
    ) {
        place(screen, animated: animated, ViewController.presenting, completion)
    }

    /// Dismisses the controller that was presented last; does nothing when none is presented.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there is one.
    public func dismiss(animated: Bool, completion: @escaping PresentationCompletion) {
        ask("dismissing what is on top", animated, completion) { () throws(PresentationError) in
            try self.layers.last.flatMap { top throws(PresentationError) in try self.dismissing(top) }
        }
    }

    /// Makes a navigation controller with one controller on its stack.
    ///
    /// - Parameter root: The first controller of its stack.
    /// - Returns: The navigation controller.
    /// - Throws: ``PresentationError`` when the controller is already in another container or window.
    public func navigationController(rootedAt root: ViewController) async throws -> ViewController {
        let navigation = NavigationController()
        try await transition { navigation.setViewControllers([root], animated: false) }
        return navigation
    }
}

extension Window {
    /// Plans a verb that starts at one controller and shows another.
    private typealias Plan =
        @MainActor (ViewController) -> (ViewController) throws(PresentationError) -> Rearrangement?

    /// Asks for a verb that starts at the controller on top at the verb's turn.
    private func place(
        _ controller: ViewController,
        animated: Bool,
        _ plan: @escaping Plan,
        _ completion: @escaping PresentationCompletion
    ) {
        ask("showing \(controller.label)", animated, completion) { () throws(PresentationError) in
            guard let top = self.topViewController else { throw .emptyWindow(toShow: controller.label) }
            return try plan(top)(controller)
        }
    }

    /// Asks for a verb and passes its fault to the completion only.
    private func ask(
        _ name: String,
        _ animated: Bool,
        _ completion: @escaping PresentationCompletion,
        plan: @escaping @MainActor () throws(PresentationError) -> Rearrangement?
    ) {
        let verb = TransitionVerb(name, of: self, animated: animated, plan: plan)
        TransitionGroup.make({ verb.ask(nil) }, whenOver: { completion($0) })
    }
}
