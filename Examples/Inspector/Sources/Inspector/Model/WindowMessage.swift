import RoutingPresentation

/// The content of the window, and the transition that led to it.
struct WindowMessage: Codable {
    /// The transition; `nil` when only the content of screens changed.
    var change: Change?
    let snapshot: WindowSnapshot
    /// The contents of screens, by the numbers of the controllers.
    let contents: [String: ScreenContent]
    /// The snapshot as a drawing in text.
    let drawing: String

    /// The visible properties of a transition.
    struct Change: Codable {
        let operation: Transition.Operation
        let phase: Transition.Phase
        let isAnimated: Bool
        /// The container whose content changed; `nil` for the window.
        let container: ControllerID?
    }
}

extension WindowMessage.Change {
    /// Copies the visible properties of a transition.
    ///
    /// - Parameter transition: The transition.
    init(_ transition: Transition) {
        operation = transition.operation
        phase = transition.phase
        isAnimated = transition.isAnimated
        container = transition.container
    }
}
