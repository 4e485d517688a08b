extension Window {
    /// What a user does to the window, with all that UIKit asks and tells when they do.
    ///
    /// A user reaches what is on top: of what was presented last, the controllers that show. Delegates are
    /// asked whether they may, and told when they did.
    ///
    /// ```swift
    /// window.user.tapTab(at: 1)
    /// window.user.swipeBack()
    /// ```
    ///
    /// They are verbs as all others are: what is out of the user's reach is reported as
    /// ``PresentationError/Code/outOfReach``, and ``Window/transition(_:)`` waits for them.
    @MainActor
    public struct User {
        let window: Window
    }

    /// What a user of the window does.
    public var user: User { User(window: self) }
}

extension Window.User {
    /// Taps a tab; the selected one pops its navigation controller to the root.
    ///
    /// ``TabBarController/delegate`` decides whether the tab is selected, and is told when it has been.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - tabs: The tab-bar controller; the innermost one in reach, unless it is given.
    ///   - completion: Called once, in a later turn of the main actor, when that is over.
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
    ///   - navigation: The navigation controller; the innermost one in reach, unless it is given.
    ///   - completion: Called once, in a later turn of the main actor, when that is over.
    public func swipeBack(
        on navigation: NavigationController? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        verb("swiping back") { () throws(PresentationError) in
            try reach(navigation, "a stack").poppingTop()
        }.ask(completion)
    }

    /// Begins to swipe back, which the user may think better of.
    ///
    /// The controllers are told that they will disappear and appear, and the delegate which one will show.
    /// Until the swipe is finished the stack is as it was, and no follower of the window hears of it; when it
    /// is cancelled the one below is told that it disappears, and the one on top that it appears.
    ///
    /// ```swift
    /// let swipe = window.user.beginSwipeBack()
    /// swipe?.cancel()
    /// ```
    ///
    /// - Parameter navigation: The navigation controller; the innermost one in reach, unless it is given.
    /// - Returns: The swipe; `nil` when a transition goes on, or nothing can be swiped away.
    public func beginSwipeBack(on navigation: NavigationController? = nil) -> Swipe? {
        guard let navigation = try? reach(navigation, "a stack") else { return nil }
        let pop = verb("swiping back") { () throws(PresentationError) in try navigation.poppingTop() }
        return window.stage.beginSwipe(on: navigation, pop).map { Swipe($0, on: window.stage) }
    }

    /// Pulls down the sheet that was presented last.
    ///
    /// A controller with ``ViewController/isModalInPresentation`` and the delegate of its
    /// ``ViewController/presentationController`` may prevent it; the delegate is told of either.
    ///
    /// - Parameter completion: Called once, in a later turn of the main actor, when that is over.
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
    ) -> Verb {
        Verb(name, of: window, animated: true, plan: plan)
    }

    /// The controller of a class that is meant, if the user can reach it.
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
    /// What pulling down the sheet on top comes to.
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
