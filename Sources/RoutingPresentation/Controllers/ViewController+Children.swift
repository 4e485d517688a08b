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
    /// The child is in place at once, even during a transition. Verbs that the child's life-cycle calls ask for
    /// wait until these calls are over. Navigation, tab-bar and split-view controllers
    /// do not accept children; use their own verbs.
    ///
    /// - Parameter child: The controller.
    public func addChild(_ child: ViewController) {
        do throws(PresentationError) {
            guard kind == .screen else { throw .managed(self, adding: child) }
            try checkRoom(for: child)
            if child.isEmbedded { try checkIsUnclaimed(child) } else { try checkIsFree(child) }
        } catch {
            return transitionQueue.report(error)
        }
        child.placeChanges()
        child.claimant = self
        if child.isEmbedded { child.removeFromParent() }
        child.willMove(toParent: self)
        child.claimant = nil
        embedded.append(child)
        child.parent = self
        transitionQueue.tellChildren(of: self, added: child)
        transitionQueue.delayVerbs {
            if appearance == .appearing || appearance == .visible {
                child.makeThroughout(.willAppear, because: .toParent)
            }
            if appearance == .visible { child.makeThroughout(.didAppear, because: .toParent) }
        }
    }

    /// Removes the controller from its custom container.
    ///
    /// As in UIKit, call its `willMove(toParent:)` with `nil` first; this method calls its
    /// `didMove(toParent:)`. It does nothing when the controller is in no container.
    public func removeFromParent() {
        guard let parent else { return }
        guard isEmbedded else { return transitionQueue.report(.managed(parent, removing: self)) }
        transitionQueue.cancelSwipe(inside: self)
        placeChanges()
        transitionQueue.delayVerbs {
            makeThroughout(.willDisappear, because: .fromParent)
            makeThroughout(.didDisappear, because: .fromParent)
        }
        // In these calls, the controller can leave, and then enter again.
        guard self.parent === parent, appearance == .hidden else { return }
        parent.embedded.removeAll { $0 === self }
        self.parent = nil
        parent.transitionQueue.tellChildren(of: parent, removed: self)
        didMove(toParent: nil)
    }
}

extension ViewController {
    /// Whether the controller is in a custom container, which passes its life-cycle calls on.
    var isEmbedded: Bool { parent?.kind == .screen }

    /// Puts the new content of this controller and of those inside it in place, if code of the program runs before that.
    ///
    /// That code, in `willMove(toParent:)`, may move the container to where another queue runs its verbs.
    func placeChanges() {
        placeChange()
        for child in children { child.placeChanges() }
    }

    /// Puts the new content of this controller in place.
    func placeChange() { change?.place() }
}
