internal import RoutingNavigation

/// Something that was asked of a controller or a window, waiting for its turn.
struct Verb {
    /// The controller or window that it was asked of; decides in which window it has its turn.
    let subject: any Subject
    /// What reports call it.
    let name: String
    let isAnimated: Bool
    /// Whether it was asked for by a navigator that renders, and not by the user or the program.
    let isRendering: Bool
    /// Called when it is over.
    private(set) var completion: (@MainActor () -> Void)?
    /// What waits for it together with others, and takes its fault.
    private(set) var group: TransitionGroup?
    /// Says at the verb's turn what is to change; nothing when it is so already.
    let plan: @MainActor () throws(PresentationError) -> Rearrangement?
}

extension Verb {
    @MainActor
    init(
        _ name: String,
        of subject: any Subject,
        animated: Bool,
        plan: @escaping @MainActor () throws(PresentationError) -> Rearrangement?
    ) {
        self.init(
            subject: subject,
            name: name,
            isAnimated: animated,
            isRendering: RenderingPlace.ofThisTask != nil,
            plan: plan
        )
    }

    /// Asks for the change.
    ///
    /// - Parameter completion: Called once, in a later turn of the main actor, when the verb is over.
    /// - Returns: The controllers that went; `nil` when the verb waits its turn, or was a fault.
    @MainActor
    @discardableResult
    func ask(_ completion: (@MainActor () -> Void)?) -> [ViewController]? {
        TransitionGroup.join { group in
            var verb = self
            verb.completion = completion
            verb.group = group
            return subject.stage.ask(verb)
        }
    }
}

/// Whatever verbs are asked of.
@MainActor
protocol Subject: AnyObject {
    /// Where its verbs have their turn.
    var stage: Stage { get }
}
