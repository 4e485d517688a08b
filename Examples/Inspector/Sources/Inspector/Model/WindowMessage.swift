import RoutingPresentation

/// What shows, and how it came to.
struct WindowMessage: Codable {
    /// What happened; `nil` when no more than words changed.
    var change: Change?
    let snapshot: WindowSnapshot
    /// What screens say, by the numbers of the controllers.
    let contents: [String: ScreenContent]
    /// The same as a drawing, for those who would rather read.
    let drawing: String

    /// A transition, as far as it can be seen.
    struct Change: Codable {
        let operation: Transition.Operation
        let phase: Transition.Phase
        let isAnimated: Bool
        /// The container whose content changed; `nil` for the window.
        let container: ControllerID?
    }
}

extension WindowMessage.Change {
    /// Takes what can be seen from a transition.
    ///
    /// - Parameter transition: The transition.
    init(_ transition: Transition) {
        operation = transition.operation
        phase = transition.phase
        isAnimated = transition.isAnimated
        container = transition.container
    }
}
