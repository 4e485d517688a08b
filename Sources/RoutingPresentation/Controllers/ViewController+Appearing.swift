/// Where a controller is between hidden and visible.
enum Appearance {
    case hidden, appearing, visible, disappearing
}

/// A call of a controller's life.
enum AppearanceCall {
    case load, willAppear, didAppear, willDisappear, didDisappear
}

extension ViewController {
    /// Makes a call of the controller's life, if it is due, and passes it on to its own children.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - animated: Whether the transition is animated.
    ///   - motion: What the controller says in the call of why it is made.
    func make(_ call: AppearanceCall, animated: Bool, because motion: Motion? = nil) {
        switch (call, appearance) {
        case (.load, _):
            loadViewIfNeeded()
            return
        case (.willAppear, .visible):
            // It was visible in a window that is gone, which could not say so any more.
            make(.willDisappear, animated: false)
            make(.didDisappear, animated: false)
            make(.willAppear, animated: animated, because: motion)
            return
        // A move that was cancelled has it appear again before it has disappeared.
        case (.willAppear, .hidden), (.willAppear, .disappearing):
            loadViewIfNeeded()
            appearance = .appearing
            saying(motion) { viewWillAppear(animated) }
        case (.didAppear, .appearing):
            appearance = .visible
            saying(motion) { viewDidAppear(animated) }
        case (.willDisappear, .visible), (.willDisappear, .appearing):
            appearance = .disappearing
            saying(motion) { viewWillDisappear(animated) }
        case (.didDisappear, .disappearing):
            appearance = .hidden
            saying(motion) { viewDidDisappear(animated) }
        default:
            return
        }
        for child in embedded {
            for controller in child.visibleBranch { controller.make(call, animated: animated) }
        }
    }

    private func saying(_ motion: Motion?, _ call: () -> Void) {
        self.motion = motion
        call()
        self.motion = nil
    }
}
