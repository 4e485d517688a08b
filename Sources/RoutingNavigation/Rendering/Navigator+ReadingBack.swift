extension Navigator {
    /// Lets the state follow what the user or the program does by hand to what a renderer shows.
    ///
    /// What shows is read back from the presenters, after each request and whenever
    /// ``PresenterRenderer/screenDidChange()`` is called, so that the delegates of a user interface only say that
    /// something changed. What the navigator itself renders is no move, even when it is undone. While a request has
    /// its turn, the state follows at its end.
    ///
    /// ```swift
    /// navigator.followUser(of: renderer)
    /// ```
    ///
    /// What the presenters do not read back is reported by ``didPop(_:)``, ``didSelect(_:)`` and
    /// ``didDismiss(_:)``. What no state can say, such as a stack whose root was replaced, is told ``onFailure`` as
    /// ``NavigationError/Code/notFollowed`` and holds up nothing else; the next request shows again what the state
    /// says.
    ///
    /// - Parameter renderer: What renders the states of this navigator; held weakly.
    public func followUser<Presentable>(of renderer: PresenterRenderer<Presentable>) {
        followUser(of: renderer) { [weak self] in self?.onFailure?(NavigationError.notFollowed($0)) }
    }

    /// Lets the state follow what is done by hand, and tells what no state can say.
    ///
    /// - Parameters:
    ///   - renderer: What renders the states of this navigator; held weakly.
    ///   - isThere: Whether what it shows in is still there: that nothing shows then is no move of the user.
    ///   - tell: Is told what no state can say.
    package func followUser<Presentable>(
        of renderer: PresenterRenderer<Presentable>,
        while isThere: @escaping @MainActor () -> Bool = { true },
        telling tell: @escaping @MainActor (ScreenStraying) -> Void
    ) {
        readMoves { [weak renderer] state in
            guard let renderer, isThere() else { return nil }
            if let move = renderer.nextMove(beyond: state) { return move }
            for straying in renderer.newStrayings(from: state) { tell(straying) }
            return nil
        }
        renderer.tellsNavigator = { [weak self] in self?.followUserIfIdle() }
    }
}
