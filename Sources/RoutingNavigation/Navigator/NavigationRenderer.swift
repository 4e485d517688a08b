/// An object that shows the states of a navigator, change by change.
///
/// A navigator calls it on the main actor, one call at a time. It calls ``begin(_:)`` before a plan and
/// ``perform(_:of:)`` for each of its changes. It calls ``bringBack(_:)`` if the program changed the screen itself.
/// At the end it calls ``settle(on:)``, whether the plan was carried out or undone; after an undo while guards may
/// still refuse a move of the user, ``follow(_:)``; and after an undo that failed, neither, but ``reset()`` before the
/// next plan.
@MainActor
public protocol NavigationRenderer: AnyObject {
    /// Prepares for a plan.
    ///
    /// - Parameter plan: The plan.
    func begin(_ plan: NavigationPlan)

    /// Performs a change, and returns when the change shows.
    ///
    /// The method runs in its own task, which is cancelled only if the change exceeds the timeout of the navigator.
    /// The navigator then undoes the change, whether or not it was made, even if the method is still running. After
    /// that, the method must have no further effect. If it completes the change nevertheless, the next request
    /// renders everything again.
    ///
    /// The user may have made a change already: a move that is reported during a request is rendered after it.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: An error if the change cannot be made; the screen must then be unchanged. If the change was made
    ///   in part and cannot be undone, throw ``NavigationError/diverged(because:undoing:)``.
    func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws

    /// Reads the screen, and tells whether the program has changed anything that the state determines.
    ///
    /// The navigator calls it before a plan begins and after its changes. After the changes, differences that the
    /// state can follow do not count, such as a tab that the user selected meanwhile.
    ///
    /// - Parameter state: The state that the plan leads to.
    /// - Returns: Whether the navigator must call ``bringBack(_:)``.
    func isAstray(from state: NavigationState) -> Bool

    /// Tells whether screens that the user brought up must still be made, as for an option of a lazy ``Fork``.
    ///
    /// The navigator calls it after the state has followed the user. ``bringBack(_:)`` makes the missing screens.
    ///
    /// - Parameter state: The state that shows.
    /// - Returns: Whether any screen is missing.
    func isIncomplete(_ state: NavigationState) -> Bool

    /// Shows the state again after the program changed the screen, and returns when it shows.
    ///
    /// - Parameter state: The state that the plan leads to.
    /// - Throws: An error if the state cannot show.
    func bringBack(_ state: NavigationState) async throws

    /// Notifies the renderer that a state shows: at the end of a plan, and after a move of the user.
    ///
    /// - Parameter state: The state.
    func settle(on state: NavigationState)

    /// Notifies the renderer that the user has moved to a state that guards may still refuse.
    ///
    /// What has left the screen shows again if they do. ``settle(on:)`` follows when they have answered.
    ///
    /// - Parameter state: The state that shows.
    func follow(_ state: NavigationState)

    /// Forgets everything that shows, because it is no longer known; the next plan starts from an empty state.
    func reset()

    /// Whether the renderer shows in the key window; see ``Navigator/makeKey()``.
    var isInKeyWindow: Bool { get }
}

extension NavigationRenderer {
    /// Does nothing.
    ///
    /// - Parameter plan: The plan.
    public func begin(_ plan: NavigationPlan) {}

    /// Does not read the screen.
    ///
    /// - Parameter state: The state.
    /// - Returns: `false`.
    public func isAstray(from state: NavigationState) -> Bool { false }

    /// Does not check for missing screens.
    ///
    /// - Parameter state: The state.
    /// - Returns: `false`.
    public func isIncomplete(_ state: NavigationState) -> Bool { false }

    /// Settles on the state, so that what is needed again is made anew.
    ///
    /// - Parameter state: The state that shows.
    public func follow(_ state: NavigationState) { settle(on: state) }

    /// By default, the renderer is in no key window.
    public var isInKeyWindow: Bool { false }

    /// Does nothing.
    ///
    /// - Parameter state: The state.
    /// - Throws: This method never throws.
    public func bringBack(_ state: NavigationState) async throws {}
}
