extension Window {
    /// The actions of a user on a window, with the delegate calls that UIKit makes for them.
    ///
    /// The user reaches the controllers that show in the top layer. Delegates are asked before an action and
    /// told after it.
    ///
    /// ```swift
    /// window.user.tapTab(at: 1)
    /// window.user.swipeBack()
    /// ```
    ///
    /// The actions are verbs. An action out of the user's reach fails with ``PresentationError/Code/outOfReach``; a
    /// swipe that cannot begin returns `nil`. ``Window/transition(_:)`` waits for the actions.
    @MainActor
    public struct User {
        let window: Window
    }

    /// The actions of a user on the window.
    public var user: User { User(window: self) }
}

extension Window.User {
    /// Taps a tab; a tap on the selected tab pops its navigation controller to the root.
    ///
    /// ``TabBarController/delegate`` decides whether the tab is selected, and is told after that.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - tabs: The tab-bar controller; by default, the innermost one in reach.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func tapTab(
        at index: Int,
        of tabs: TabBarController? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        verb("tapping tab \(index)") { () throws(PresentationError) in
            let tabs = try reach(tabs, "tab \(index)")
            if tabs.isTabBarHidden { throw .outOfReach("the tabs of \(tabs.label), which are hidden") }
            return try tabs.tapping(index)
        }.ask(completion)
    }

    /// Swipes back, or taps the back button: pops the top of a navigation stack.
    ///
    /// - Parameters:
    ///   - navigation: The navigation controller; by default, the innermost one in reach.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func swipeBack(
        on navigation: NavigationController? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        verb("swiping back") { () throws(PresentationError) in
            try reach(navigation, "a stack").poppingTop()
        }.ask(completion)
    }

    /// Begins a swipe back, which the user may finish or cancel.
    ///
    /// The controllers are told that they will disappear and appear, and the delegate is told which controller
    /// will show. Until the user finishes the swipe, the stack does not change, and the window's followers
    /// receive nothing. If the user cancels it, the lower controller is told that it disappears, and the top
    /// controller that it appears.
    ///
    /// ```swift
    /// let swipe = window.user.beginSwipeBack()
    /// swipe?.cancel()
    /// ```
    ///
    /// - Parameter navigation: The navigation controller; by default, the innermost one in reach.
    /// - Returns: The swipe; `nil` when a transition is in progress or the stack has nothing to pop.
    public func beginSwipeBack(on navigation: NavigationController? = nil) -> Swipe? {
        guard let navigation = try? reach(navigation, "a stack") else { return nil }
        let pop = verb("swiping back") { () throws(PresentationError) in try navigation.poppingTop() }
        return window.transitionQueue.beginSwipe(on: navigation, pop).map {
            Swipe($0, on: window.transitionQueue)
        }
    }

    /// Pulls down the sheet that was presented last.
    ///
    /// Two things may prevent it: a visible controller with ``ViewController/isModalInPresentation`` set, and
    /// the delegate of the sheet's ``ViewController/presentationController``. The delegate is told whether the
    /// sheet was dismissed.
    ///
    /// - Parameter completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func pullDown(completion: (@MainActor () -> Void)? = nil) {
        verb("pulling down a sheet") { () throws(PresentationError) in
            try window.pullingDown()
        }.ask(completion)
    }
}

extension Window.User {
    private func verb(
        _ name: String,
        _ plan: @escaping @MainActor () throws(PresentationError) -> Rearrangement?
    ) -> TransitionVerb {
        TransitionVerb(name, of: window, animated: true, plan: plan)
    }

    /// Finds the given controller, or the innermost one of its class, among the controllers in the user's
    /// reach.
    private func reach<Role: ViewController>(
        _ meant: Role?,
        _ what: String
    ) throws(PresentationError) -> Role {
        let inReach = (window.layers.last?.visibleBranch ?? []).compactMap { $0 as? Role }
        guard let found = inReach.last(where: { meant == nil || $0 === meant }) else {
            throw .outOfReach(meant?.label ?? what)
        }
        return found
    }
}

extension Window {
    /// Plans to dismiss the sheet on top for the user.
    fileprivate func pullingDown() throws(PresentationError) -> Rearrangement? {
        guard let sheet = layers.last, let presentation = sheet.presentation, layers.count > 1,
            presentation.presentationStyle.isSheet
        else { throw .outOfReach("a sheet") }
        let isHeld = sheet.visibleBranch.contains(where: \.isModalInPresentation)
        let delegate = presentation.delegate
        guard !isHeld, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return nil
        }
        delegate?.presentationControllerWillDismiss(presentation)
        var rearrangement = try dismissing(sheet)
        rearrangement?.whenOver = { presentation.delegate?.presentationControllerDidDismiss(presentation) }
        return rearrangement
    }
}
