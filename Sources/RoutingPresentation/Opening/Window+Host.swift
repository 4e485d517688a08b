extension Window: PresentationHost {
    /// The controller on top, where styles start.
    public var topScreen: ViewController? { topViewController }

    /// Pushes a controller onto the navigation controller on top, or else presents it.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there was one.
    public func show(_ screen: ViewController, completion: @escaping PresentationCompletion) {
        place(screen, animated: true, ViewController.showing, completion)
    }

    /// Puts a controller into the second column of the split view on top, or else presents it.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there was one.
    public func showDetail(_ screen: ViewController, completion: @escaping PresentationCompletion) {
        place(screen, animated: true, ViewController.showingDetail, completion)
    }

    /// Pushes a controller onto the navigation controller on top.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there was one.
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
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there was one.
    public func present(
        _ screen: ViewController,
        animated: Bool,
        completion: @escaping PresentationCompletion
    ) {
        place(screen, animated: animated, ViewController.presenting, completion)
    }

    /// Dismisses what was presented last; nothing to do when nothing is presented.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, in a later turn of the main actor, with the fault if there was one.
    public func dismiss(animated: Bool, completion: @escaping PresentationCompletion) {
        ask("dismissing what is on top", animated, completion) { () throws(PresentationError) in
            try self.layers.last.flatMap { top throws(PresentationError) in try self.dismissing(top) }
        }
    }

    /// Makes a navigation controller.
    ///
    /// - Parameter root: The first controller of its stack.
    /// - Returns: The navigation controller.
    /// - Throws: ``PresentationError`` when the controller is shown elsewhere.
    public func navigationController(rootedAt root: ViewController) async throws -> ViewController {
        let navigation = NavigationController()
        try await transition { navigation.setViewControllers([root], animated: false) }
        return navigation
    }
}

extension Window {
    /// What a verb comes to when it starts at one controller and brings another.
    private typealias Plan =
        @MainActor (ViewController) -> (ViewController) throws(PresentationError) -> Rearrangement?

    /// Does something at the controller that is on top when its turn has come.
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

    /// Asks for a change, and hands the fault of it to its completion alone.
    private func ask(
        _ name: String,
        _ animated: Bool,
        _ completion: @escaping PresentationCompletion,
        plan: @escaping @MainActor () throws(PresentationError) -> Rearrangement?
    ) {
        let verb = Verb(name, of: self, animated: animated, plan: plan)
        TransitionGroup.make({ verb.ask(nil) }, whenOver: { completion($0) })
    }
}
