/// Containers of the program's own.
extension ViewController {
    /// Puts a controller into this one, which shows it from now on whenever it shows itself.
    ///
    /// As in UIKit, the child is told `willMove(toParent:)`, and is taken out of the container of the
    /// program's own that it is in. Call its ``didMove(toParent:)`` when the move is over:
    ///
    /// ```swift
    /// addChild(player)
    /// player.didMove(toParent: self)
    /// ```
    ///
    /// Children are there at once, also during a transition. Navigation, tab-bar and split-view controllers
    /// have verbs of their own.
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

    /// Takes the controller out of the container of the program's own that it is in.
    ///
    /// As in UIKit, call its `willMove(toParent:)` with `nil` before; its `didMove(toParent:)` is called.
    /// Nothing to do when it is in no container.
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
    /// Whether the controller is in a container of the program's own, which passes its calls on.
    var isEmbedded: Bool { parent?.kind == .screen }

    /// Makes a call of the controller and of what shows in it.
    private func makeThroughout(_ call: AppearanceCall, because motion: Motion) {
        for controller in visibleBranch {
            controller.make(call, animated: false, because: controller === self ? motion : nil)
        }
    }
}
