internal import RoutingNavigation

/// A request to change a controller or a window, which runs at its turn.
struct TransitionVerb {
    /// The controller or window that the verb is called on; at the verb's turn, it decides the window.
    let subject: any Container
    private(set) var request: Request
    /// Plans the change at the verb's turn; `nil` when there is nothing to change.
    let plan: @MainActor () throws(PresentationError) -> Rearrangement?

    /// What is known of a verb while its transition runs; it does not retain the window.
    struct Request {
        /// The verb's name in reports.
        let name: String
        let isAnimated: Bool
        /// The rendering that asked for the verb; `nil` if the user or the program did.
        let rendering: RenderingMarker?
        /// Called after the verb has ended or failed.
        var completion: (@MainActor () -> Void)?
        /// The group that waits for the verb and takes its fault.
        var group: TransitionGroup?
    }
}

extension TransitionVerb {
    @MainActor
    init(
        _ name: String,
        of subject: any Container,
        animated: Bool,
        plan: @escaping @MainActor () throws(PresentationError) -> Rearrangement?
    ) {
        let request = Request(name: name, isAnimated: animated, rendering: .ofThisTask)
        self.init(subject: subject, request: request, plan: plan)
    }

    /// Asks for the change.
    ///
    /// - Parameter completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    /// - Returns: The removed controllers; `nil` when the verb waits its turn or fails.
    @MainActor
    @discardableResult
    func ask(_ completion: (@MainActor () -> Void)?) -> [ViewController]? {
        TransitionGroup.join { group in
            var verb = self
            verb.request.completion = completion
            verb.request.group = group
            return subject.transitionQueue.ask(verb)
        }
    }
}
