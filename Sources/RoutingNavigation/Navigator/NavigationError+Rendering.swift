extension NavigationError {
    static var wouldDeadlock: Self {
        Self(.wouldDeadlock, "the request would wait for the rendering that makes it; do not await it there")
    }

    static func noPresenter(of node: NavigationNode) -> Self {
        Self(.noPresenter, "the \(node.kind) \(node.destination) has no presenter; declare it with one")
    }

    static func presentsNothing(_ node: NavigationNode) -> Self {
        Self(
            .noPresenter,
            """
            the presenter of the endpoint \(node.destination) cannot present the modal over it; give it the closures \
            'present' and 'dismiss', or the typed endpoint a presenter that has them by 'by:'
            """
        )
    }

    static func noVisit(_ direction: String) -> Self {
        Self(.noVisit, "there is no visit \(direction) this one; check 'canGoBack' and 'canGoForward' first")
    }

    static func stayed(_ place: Destination) -> Self {
        Self(.stayed, "\(place) stays: the closure of its endpoint's 'leaving' said so")
    }

    static func firstOfTab(_ place: Destination) -> Self {
        Self(.wouldBeEmpty, "\(place) is the first place of a tab, and would leave the tab empty")
    }

    static func wrongResult(_ value: any Sendable, insteadOf type: Any.Type, of url: String) -> Self {
        let message = "'\(url)' finished with a value of type \(Swift.type(of: value)), not of type \(type)"
        return Self(.wrongResult, message)
    }

    static func redirectLoop(_ url: String) -> Self {
        let message = "guards redirected more than 16 times in a row, the last time to '\(url)'"
        return Self(.redirectLoop, message)
    }

    static func askedInCircles(_ url: String) -> Self {
        let message =
            "guards navigate, and the navigator asks them again, more than 16 levels deep, the last time about '\(url)'"
        return Self(.redirectLoop, message)
    }

    static func revalidatedInCircles(_ place: Destination) -> Self {
        let message =
            "the guards of \(place) were asked 16 times, and each time all places were revalidated before they answered"
        return Self(.redirectLoop, message)
    }

    static func leavesInCircles(_ place: Destination) -> Self {
        let message =
            "places that are asked whether they leave keep bringing up others to ask, the last one \(place)"
        return Self(.redirectLoop, message)
    }

    static func untrusted(_ url: String) -> Self {
        Self(.untrusted, "the navigator does not accept where '\(url)' comes from; see 'accepting:'")
    }

    static func notFollowed(_ straying: ScreenStraying) -> Self {
        Self(.notFollowed, straying.description)
    }

    static func movesAgain(from url: String?, eachTime what: String) -> Self {
        let place = url.map { "'\($0)'" } ?? "a place"
        return Self(.notFollowed, "the program leaves \(place) each time that \(what)")
    }

    static func timedOut(_ what: String, after timeout: Duration?) -> Self {
        let time = timeout.map { " longer than \($0)" } ?? ""
        return Self(.timedOut, "it took\(time) to \(what); the changes before it were undone")
    }

    /// Creates the error for a change that was made in part and could not be undone.
    ///
    /// A renderer throws it to make the navigator render everything again with the next request.
    ///
    /// - Parameters:
    ///   - cause: The reason why the change failed.
    ///   - error: The reason why it could not be undone.
    /// - Returns: An error with the code ``Code/renderingDiverged``.
    public static func diverged(because cause: any Error, undoing error: any Error) -> Self {
        Self(
            .renderingDiverged,
            "a change failed, and so did undoing those before it: \(error); the next request renders everything again",
            underlying: cause
        )
    }

    /// The error for a change whose end came after its undo, with an effect of its own.
    static var late: Self {
        Self(.renderingDiverged, "a change that took too long changed the screen after it had been undone")
    }

    static func isDivergence(_ error: any Error) -> Bool {
        (error as? NavigationError)?.code == .renderingDiverged
    }
}
