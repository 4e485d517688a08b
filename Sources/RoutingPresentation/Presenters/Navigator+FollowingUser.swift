public import RoutingNavigation

extension Navigator {
    /// Updates the state after every change that the user or the program makes in a window.
    ///
    /// Such changes are pops, dismissals, taps on tabs and new stacks. The navigator's own rendering is not
    /// among them. While the navigator processes a request, the state follows at the end of that request.
    ///
    /// Some changes fit no state, such as a stack with another root. The window then reports
    /// ``PresentationError/Code/notFollowed``, and the state still follows other changes. The next request
    /// shows again what the state says.
    ///
    /// When the window has been released, callers that wait for `result(of:as:options:passing:)` receive `nil`.
    ///
    /// - Parameters:
    ///   - window: The window; held weakly.
    ///   - renderer: The renderer that shows this navigator's states in the window. If it shows the root of its
    ///     tree nowhere, the window reports ``PresentationError/Code/notInWindow``.
    public func followUser(in window: Window, of renderer: PresenterRenderer<ViewController>) {
        if !renderer.showsRoot { window.transitionQueue.report(.rootShownNowhere) }
        followUser(
            of: renderer,
            while: { [weak window] in window != nil },
            telling: { [weak window] in window?.transitionQueue.report(.notFollowed($0)) }
        )
        window.transitionQueue.witness { [weak self, weak renderer, weak window] rendering in
            // Another navigator may have rendered the change, such as one that closes this window's screen.
            guard let self, rendering?.navigator !== self else { return }
            renderer?.screenDidChange()
            if window == nil { endResults(goneFrom: NavigationState()) }
        }
    }
}
