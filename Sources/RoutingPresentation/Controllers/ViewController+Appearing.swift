/// The state of a controller's visibility.
enum Appearance {
    case hidden, appearing, visible, disappearing
}

/// A life-cycle call of a controller.
enum AppearanceCall {
    case load, willAppear, didAppear, willDisappear, didDisappear

    /// The state that a controller is in after the call.
    fileprivate var result: Appearance? {
        switch self {
        case .load: nil
        case .willAppear: .appearing
        case .didAppear: .visible
        case .willDisappear: .disappearing
        case .didDisappear: .hidden
        }
    }
}

extension ViewController {
    /// Makes a life-cycle call if it is due, and passes it on to the children of a custom container.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - animated: Whether the transition is animated.
    ///   - motion: The reason for the call, which the controller can read during it.
    func make(_ call: AppearanceCall, animated: Bool, because motion: Motion? = nil) {
        switch (call, appearance) {
        case (.load, _):
            loadViewIfNeeded()
            return
        case (.willAppear, .visible):
            // The controller was visible in a window that has been released, which could not make these calls.
            make(.willDisappear, animated: false)
            make(.didDisappear, animated: false)
            make(.willAppear, animated: animated, because: motion)
            return
        // After a cancelled swipe, a controller appears again before it has disappeared.
        case (.willAppear, .hidden), (.willAppear, .disappearing):
            let (old, oldParent, oldAround) = (appearance, parent, parent?.appearance)
            loadViewIfNeeded()
            // While it loads, a controller can leave its custom container, alone or with what is around it.
            guard appearance == old, parent === oldParent, parent?.appearance == oldAround else { return }
            appearance = .appearing
            saying(motion) { viewWillAppear(animated) }
        case (.didAppear, .appearing):
            appearance = .visible
            saying(motion) { viewDidAppear(animated) }
        case (.willDisappear, .visible), (.willDisappear, .appearing):
            appearance = .disappearing
            saying(motion) { viewWillDisappear(animated) }
        case (.didDisappear, .disappearing):
            // In its call, the controller may change the containers inside it, which no window delays any more.
            let others = embedded.flatMap(\.visibleBranch)
            appearance = .hidden
            saying(motion) { viewDidDisappear(animated) }
            for controller in others { controller.make(call, animated: animated) }
            return
        default:
            return
        }
        // In these calls, this controller and its children can leave their containers.
        for child in embedded where appearance == call.result && child.parent === self {
            child.makeThroughout(call, animated: animated)
        }
    }

    /// Makes a life-cycle call on the child of a custom container and on its visible descendants.
    func makeThroughout(_ call: AppearanceCall, animated: Bool = false, because motion: Motion? = nil) {
        let others = visibleBranch.dropFirst()
        make(call, animated: animated, because: motion)
        // In these calls, a controller can leave its custom container.
        for controller in others where appearance == call.result && controller.isInside(self) {
            controller.make(call, animated: animated)
        }
    }

    private func saying(_ motion: Motion?, _ call: () -> Void) {
        self.motion = motion
        call()
        self.motion = nil
    }
}
