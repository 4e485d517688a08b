extension NavigationController {
    /// Pushes a controller onto the stack.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func pushViewController(
        _ viewController: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        TransitionVerb("pushing \(viewController.label)", of: self, animated: animated) {
            () throws(PresentationError) in
            try self.pushing(viewController)
        }.ask(completion)
    }
}

extension NavigationController {
    /// Pops the controller on top of the stack; the root cannot be popped.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    /// - Returns: The popped controller; `nil` when the stack has at most its root, or when the verb waits its turn.
    @discardableResult
    public func popViewController(
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) -> ViewController? {
        TransitionVerb("popping from \(label)", of: self, animated: animated) {
            () throws(PresentationError) in
            try self.poppingTop()
        }.ask(completion)?.last
    }

    /// Plans to pop the controller on top.
    func poppingTop() throws(PresentationError) -> Rearrangement? {
        guard stack.count > 1 else { throw .rootPopped(in: self) }
        return try popping(to: stack.count - 1)
    }

    /// Plans to pop all but the first controllers; `nil` when the stack has no more than these.
    func popping(to count: Int) throws(PresentationError) -> Rearrangement? {
        let popped = Array(stack.dropFirst(count))
        if popped.isEmpty { return nil }
        return try Rearrangement(.pop, in: self, removing: popped) { self.stack.removeLast(popped.count) }
    }
}

extension NavigationController {
    /// Pops controllers until a given one is on top; does nothing when it is on top already.
    ///
    /// - Parameters:
    ///   - viewController: A controller on the stack.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    /// - Returns: The popped controllers, the lowest first; `nil` when the verb waits its turn or the
    ///   controller is not on the stack.
    @discardableResult
    public func popToViewController(
        _ viewController: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) -> [ViewController]? {
        TransitionVerb("popping to \(viewController.label)", of: self, animated: animated) {
            () throws(PresentationError) in
            guard let index = self.stack.firstIndex(identicalTo: viewController) else {
                throw .notInStack(viewController, of: self)
            }
            return try self.popping(to: index + 1)
        }.ask(completion)
    }
}

extension NavigationController {
    /// Pops all controllers but the root.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    /// - Returns: The popped controllers, the lowest first; `nil` when the verb waits its turn.
    @discardableResult
    public func popToRootViewController(
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) -> [ViewController]? {
        TransitionVerb("popping to the root of \(label)", of: self, animated: animated) {
            () throws(PresentationError) in
            try self.popping(to: 1)
        }.ask(completion)
    }
}

extension NavigationController {
    /// Replaces the stack.
    ///
    /// - Parameters:
    ///   - viewControllers: The new stack, its root first.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func setViewControllers(
        _ viewControllers: [ViewController],
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        TransitionVerb("setting the stack of \(label)", of: self, animated: animated) {
            () throws(PresentationError) in
            try self.setting(viewControllers)
        }.ask(completion)
    }

    /// Plans to replace the stack; `nil` when it has these controllers already.
    func setting(_ controllers: [ViewController]) throws(PresentationError) -> Rearrangement? {
        if stack.map(\.controllerID) == controllers.map(\.controllerID) { return nil }
        return try Rearrangement(.set, in: self, replacingAllBy: controllers) { self.stack = controllers }
    }
}

extension NavigationController {
    /// Changes the stack in the smallest way: by pushing one controller, popping some, or setting all.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - wanted: Makes the new stack at the verb's turn, from the stack of that time: the user may finish a swipe
    ///     before.
    func changeStack(animated: Bool, to wanted: @escaping @MainActor ([ViewController]) -> [ViewController]) {
        TransitionVerb("setting the stack of \(label)", of: self, animated: animated) {
            () throws(PresentationError) in
            let wanted = wanted(self.stack)
            let (present, ids) = (self.stack.map(\.controllerID), wanted.map(\.controllerID))
            if present.starts(with: ids), !ids.isEmpty { return try self.popping(to: ids.count) }
            if let top = wanted.last, ids.dropLast() == present[...] { return try self.putting(onTop: top) }
            return try self.setting(wanted)
        }.ask(nil)
    }
}
