extension ViewController {
    /// Presents a controller in its ``modalPresentationStyle``.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func present(
        _ viewController: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        TransitionVerb("presenting \(viewController.label)", of: self, animated: animated) {
            () throws(PresentationError) in
            try self.presenting(viewController)
        }.ask(completion)
    }

    /// Dismisses the controller that this one presents, with everything above it.
    ///
    /// If this controller presents none, it is dismissed itself, or the container that it is in. The method
    /// does nothing when nothing is presented.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        TransitionVerb("dismissing from \(label)", of: self, animated: animated) {
            () throws(PresentationError) in
            guard let window = self.window else { return nil }
            return try window.dismissing(from: self.outermost)
        }.ask(completion)
    }

    /// Dismisses this controller with everything above it; does nothing when it is no longer presented.
    func leave(animated: Bool) {
        TransitionVerb("dismissing \(label)", of: self, animated: animated) { () throws(PresentationError) in
            try self.window?.dismissing(self)
        }.ask(nil)
    }
}

extension ViewController {
    /// Shows a controller from this one: pushes it onto the navigation controller, or presents it when there
    /// is none.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - sender: The object that asked for it, for subclasses to read.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func show(
        _ viewController: ViewController,
        sender: Any?,
        completion: (@MainActor () -> Void)? = nil
    ) {
        TransitionVerb("showing \(viewController.label)", of: self, animated: true) {
            () throws(PresentationError) in
            try self.showing(viewController)
        }.ask(completion)
    }

    /// Shows details in the second column of the split view, or presents them when there is none.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - sender: The object that asked for it, for subclasses to read.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func showDetailViewController(
        _ viewController: ViewController,
        sender: Any?,
        completion: (@MainActor () -> Void)? = nil
    ) {
        TransitionVerb("showing \(viewController.label) as detail", of: self, animated: true) {
            () throws(PresentationError) in
            try self.showingDetail(viewController)
        }.ask(completion)
    }
}
