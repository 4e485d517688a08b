/// The state of a controller's visibility.
enum Appearance {
    case hidden, appearing, visible, disappearing
}

/// A life-cycle call of a controller.
enum AppearanceCall {
    case load, willAppear, didAppear, willDisappear, didDisappear
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
