extension ViewController {
    /// Presents a controller, in the way that its ``modalPresentationStyle`` says.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, in a later turn of the main actor, when the verb is over.
    public func present(
        _ viewController: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        presenting(viewController, animated).ask(completion)
    }

    /// Dismisses what this controller presents with all above it; when it presents nothing, what it is part
    /// of.
    ///
    /// Nothing to do when nothing is presented.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, in a later turn of the main actor, when the verb is over.
    public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        dismissing(animated).ask(completion)
    }

    private func presenting(_ controller: ViewController, _ animated: Bool) -> Verb {
        Verb("presenting \(controller.label)", of: self, animated: animated) { () throws(PresentationError) in
            try self.presenting(controller)
        }
    }

    /// Dismisses this controller with all above it; nothing to do when it is not presented any more.
    func leave(animated: Bool) {
        Verb("dismissing \(label)", of: self, animated: animated) { () throws(PresentationError) in
            try self.window?.dismissing(self)
        }.ask(nil)
    }

    private func dismissing(_ animated: Bool) -> Verb {
        Verb("dismissing from \(label)", of: self, animated: animated) { () throws(PresentationError) in
            guard let window = self.window else { return nil }
            return try window.dismissing(from: self.outermost)
        }
    }
}

extension ViewController {
    /// Shows a controller where this one is: pushes it onto the navigation controller, or else presents it.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - sender: What asked for it; for subclasses to look at.
    ///   - completion: Called once, in a later turn of the main actor, when the verb is over.
    public func show(
        _ viewController: ViewController,
        sender: Any?,
        completion: (@MainActor () -> Void)? = nil
    ) {
        showing(viewController).ask(completion)
    }

    /// Shows details: in the second column of the split view, or else presents them.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - sender: What asked for it; for subclasses to look at.
    ///   - completion: Called once, in a later turn of the main actor, when the verb is over.
    public func showDetailViewController(
        _ viewController: ViewController,
        sender: Any?,
        completion: (@MainActor () -> Void)? = nil
    ) {
        showingDetail(viewController).ask(completion)
    }

    private func showing(_ controller: ViewController) -> Verb {
        Verb("showing \(controller.label)", of: self, animated: true) { () throws(PresentationError) in
            try self.showing(controller)
        }
    }

    private func showingDetail(_ controller: ViewController) -> Verb {
        let name = "showing \(controller.label) as detail"
        return Verb(name, of: self, animated: true) { () throws(PresentationError) in
            try self.showingDetail(controller)
        }
    }
}
