/// Where a controller is between hidden and visible.
enum Appearance {
    case hidden, appearing, visible, disappearing
}

/// A call of a controller's life.
enum AppearanceCall {
    case load, willAppear, didAppear, willDisappear, didDisappear
}

extension ViewController {
    /// Makes a call of the controller's life, if it is due.
    func make(_ call: AppearanceCall, animated: Bool) {
        switch (call, appearance) {
        case (.load, _):
            loadViewIfNeeded()
        case (.willAppear, .visible):
            // It was visible in a window that is gone, which could not say so any more.
            make(.willDisappear, animated: false)
            make(.didDisappear, animated: false)
            make(.willAppear, animated: animated)
        case (.willAppear, .hidden):
            loadViewIfNeeded()
            appearance = .appearing
            viewWillAppear(animated)
        case (.didAppear, .appearing):
            appearance = .visible
            viewDidAppear(animated)
        case (.willDisappear, .visible):
            appearance = .disappearing
            viewWillDisappear(animated)
        case (.didDisappear, .disappearing):
            appearance = .hidden
            viewDidDisappear(animated)
        default:
            break
        }
    }
}
