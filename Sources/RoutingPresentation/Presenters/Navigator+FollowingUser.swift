public import RoutingNavigation

extension Navigator {
    /// Lets the state follow what the user or the program does in a window, by any verb: popping, dismissing,
    /// tapping a tab, setting a stack.
    ///
    /// What the navigator itself renders there is nothing that the user did. While a request has its turn,
    /// the state follows at its end. What no state can say, such as a stack whose root was replaced, is
    /// reported to the window as ``PresentationError/Code/notFollowed`` and holds up nothing else; the next
    /// request shows again what the state says.
    ///
    /// - Parameters:
    ///   - window: The window; held weakly.
    ///   - renderer: What renders the states of this navigator there.
    public func followUser(in window: Window, of renderer: PresenterRenderer<ViewController>) {
        followUser(
            of: renderer,
            while: { [weak window] in window != nil },
            telling: { [weak window] in window?.stage.report(.notFollowed($0)) }
        )
        window.stage.witness { [weak renderer] in renderer?.screenDidChange() }
    }
}
