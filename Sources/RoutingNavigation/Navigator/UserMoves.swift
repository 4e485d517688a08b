extension Navigator {
    /// The moves of the user that the state does not follow yet.
    struct UserMoves {
        /// The reported moves, the oldest first; each returns the action for a state, or `nil`.
        var reports: [(action: (NavigationState) -> NavigationAction?, trace: Trace)] = []
        /// Reads one difference between the screen and a state, as an action for the state.
        var read: (@MainActor (NavigationState) -> NavigationAction?)?
        /// Called when nothing is left to follow.
        var onIdle: @MainActor () -> Void = {}
        /// Whether the state is following moves now; moves reported meanwhile are handled afterwards.
        var areFollowed = false
        /// The number of the last task that renders what a move requires besides the user's own change.
        var lastCatchUp: Int?
        /// Whether that task performs a move, as it does to dismiss a modal of a place that the user removed.
        ///
        /// Moves reported meanwhile refer to the screen after it.
        var awaitsCatchUp = false
        /// The state that was rendered last, if the user moved meanwhile and the screen cannot be read.
        ///
        /// The rendering may have replaced the move on the screen, so the next request first renders the move from here.
        var rendered: NavigationState?
        /// The number of times in a row that moves were made while the moves before were rendered.
        var renderings = 0
        /// The largest number of such times; moves after them are not rendered.
        static let mostRenderings = 16
        /// The number of times that an unknown screen was rendered anew for a move since a rendering succeeded.
        var repairs = 0
        /// The largest number of such times.
        static let mostRepairs = 4
        /// The moves that guards have not passed yet, the oldest first; the state of the last one shows.
        var unconfirmed: [UnconfirmedMove] = []
        /// The number of the last move that the state has followed, or of a later request that has changed what shows.
        var lastFollowed = 0

        /// Whether the screen of the running request changed otherwise than by its rendering.
        var happenedMeanwhile = false
        /// Whether a refused move is being undone.
        var areUndone = false
        /// The number of moves in a row that the program made while the move before was undone.
        var rounds = 0
        /// The largest number of such moves that are undone.
        static let mostRounds = 4

        /// The number of modals that were presented so far; a modal that the user dismissed before shows again.
        var presentations = 0

        /// What is known of a move on the screen.
        enum Trace: Equatable {
            /// It was read from the screen.
            case read
            /// It was reported, and the screen shows it.
            case shown
            /// The rendering of the running request may have replaced it; it was reported after some presentations.
            case uncertain(presentations: Int)
            /// The rendering of a later request has replaced it.
            case replaced
        }
    }
}
