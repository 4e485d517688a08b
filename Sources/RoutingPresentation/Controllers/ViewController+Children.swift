/// Custom containers.
extension ViewController {
    /// Adds a child controller, which from now on shows whenever this controller does.
    ///
    /// As in UIKit, the method calls the child's `willMove(toParent:)`, and first removes the child from any
    /// other custom container. Call the child's ``didMove(toParent:)`` after the move:
    ///
    /// ```swift
    /// addChild(player)
    /// player.didMove(toParent: self)
    /// ```
    ///
    /// The child is in place at once, even during a transition. Navigation, tab-bar and split-view controllers
    /// do not accept children; use their own verbs.
    ///
    /// - Parameter child: The controller.
    public func addChild(_ child: ViewController) {
        do throws(PresentationError) {
            guard kind == .screen else { throw .managed(self, adding: child) }
            try checkRoom(for: child)
            if child.isEmbedded { child.removeFromParent() }
            try checkIsFree(child)
        } catch {
            return stage.report(error)
        }
        child.willMove(toParent: self)
        embedded.append(child)
        child.parent = self
        stage.tellChildren(of: self, added: child)
        if appearance == .appearing || appearance == .visible {
            child.makeThroughout(.willAppear, because: .toParent)
        }
        if appearance == .visible { child.makeThroughout(.didAppear, because: .toParent) }
    }

    /// Removes the controller from its custom container.
    ///
    /// As in UIKit, call its `willMove(toParent:)` with `nil` first; this method calls its
    /// `didMove(toParent:)`. It does nothing when the controller is in no container.
    public func removeFromParent() {
        guard let parent else { return }
        guard isEmbedded else { return stage.report(.managed(parent, removing: self)) }
        makeThroughout(.willDisappear, because: .fromParent)
        makeThroughout(.didDisappear, because: .fromParent)
        parent.embedded.removeAll { $0 === self }
        self.parent = nil
        parent.stage.tellChildren(of: parent, removed: self)
        didMove(toParent: nil)
    }
}

extension ViewController {
    /// Whether the controller is in a custom container, which passes its life-cycle calls on.
    var isEmbedded: Bool { parent?.kind == .screen }

    /// Makes a life-cycle call on the controller and on its visible descendants.
    private func makeThroughout(_ call: AppearanceCall, because motion: Motion) {
        for controller in visibleBranch {
            controller.make(call, animated: false, because: controller === self ? motion : nil)
        }
    }
}
