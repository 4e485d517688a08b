/// Shows what a navigator decides, change by change.
///
/// A navigator calls it on the main actor, one call at a time: ``begin(_:)`` before a plan,
/// ``perform(_:of:)`` for each of its changes, ``bringBack(_:)`` if the program changed something by hand,
/// then ``settle(on:)``, whether the plan was carried out or undone.
@MainActor
public protocol NavigationRenderer: AnyObject {
    /// Prepares for a plan.
    ///
    /// - Parameter plan: The plan.
    func begin(_ plan: NavigationPlan)

    /// Makes a change, and returns when it shows.
    ///
    /// It runs in a task of its own, which is cancelled only when the change takes longer than the navigator
    /// allows. The change is undone then, whether or not it was made, while this may still be under way; what
    /// comes to be after that has nothing left to do. If it returns nevertheless, the next request renders
    /// all anew.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: Whatever keeps it from showing; then it must not have been made. If it was in part, and that
    ///   cannot be taken back, ``NavigationError/diverged(because:undoing:)``.
    func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws

    /// Reads back what shows: whether the program changed by hand what a state says, so that it is to be
    /// brought back.
    ///
    /// It is asked before a plan begins, and after its changes. What the state can follow, such as a tab that
    /// the user selected meanwhile, is no reason after the changes.
    ///
    /// - Parameter state: The state that the plan leads to.
    /// - Returns: Whether ``bringBack(_:)`` has something to do.
    func isAstray(from state: NavigationState) -> Bool

    /// Whether something that shows has still to be made, since the user brought it up: the screens of an
    /// option of a lazy ``Fork``.
    ///
    /// It is asked when the state has followed the user; ``bringBack(_:)`` makes what is missing.
    ///
    /// - Parameter state: The state that shows.
    /// - Returns: Whether anything is missing.
    func isIncomplete(_ state: NavigationState) -> Bool

    /// Shows again what the program changed by hand, and returns when it shows.
    ///
    /// - Parameter state: The state that the plan leads to.
    /// - Throws: Whatever keeps it from showing.
    func bringBack(_ state: NavigationState) async throws

    /// Takes note that a state shows: at the end of a plan, and when the user has moved.
    ///
    /// - Parameter state: The state.
    func settle(on state: NavigationState)

    /// Forgets all that shows, since it is no longer known; the next plan begins with an empty state.
    func reset()

    /// Whether it shows in the window that is known to be the key one; see ``Navigator/makeKey()``.
    var isInKeyWindow: Bool { get }
}

extension NavigationRenderer {
    /// Prepares nothing.
    ///
    /// - Parameter plan: The plan.
    public func begin(_ plan: NavigationPlan) {}

    /// Takes what was rendered to show.
    ///
    /// - Parameter state: The state.
    /// - Returns: `false`.
    public func isAstray(from state: NavigationState) -> Bool { false }

    /// Takes what the user brings up to be there.
    ///
    /// - Parameter state: The state.
    /// - Returns: `false`.
    public func isIncomplete(_ state: NavigationState) -> Bool { false }

    /// Knows of no key window.
    public var isInKeyWindow: Bool { false }

    /// Brings nothing back.
    ///
    /// - Parameter state: The state.
    /// - Throws: Nothing.
    public func bringBack(_ state: NavigationState) async throws {}
}
