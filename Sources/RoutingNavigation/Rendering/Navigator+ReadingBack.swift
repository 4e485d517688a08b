extension Navigator {
    /// Makes the state follow the changes that the user or the program makes to the screen of a renderer.
    ///
    /// The renderer reads the screen through its presenters: after each request, and whenever
    /// ``PresenterRenderer/screenDidChange()`` is called. The delegates of a user interface therefore only need to
    /// report that something changed. Changes that the navigator itself renders are not moves, even if they are
    /// undone. During a request, the state follows when the request ends. After a request whose undoing failed or
    /// whose change ended too late, the screen is unknown: the first move then shows the state again, and is lost.
    ///
    /// ```swift
    /// navigator.followUser(of: renderer)
    /// ```
    ///
    /// Use ``didPop(_:)``, ``didSelect(_:)`` and ``didDismiss(_:)`` for moves that the presenters cannot read. A
    /// change that no state can express, such as a new root of a stack, goes to ``onFailure`` as
    /// ``NavigationError/Code/notFollowed``. It does not delay other moves, and the next request shows the state
    /// again.
    ///
    /// - Parameter renderer: The renderer of this navigator; held weakly.
    public func followUser<Presentable>(of renderer: PresenterRenderer<Presentable>) {
        followUser(of: renderer) { [weak self] in self?.onFailure?(NavigationError.notFollowed($0)) }
    }

    /// Makes the state follow changes on the screen, and reports changes that no state can express.
    ///
    /// - Parameters:
    ///   - renderer: The renderer of this navigator; held weakly.
    ///   - isThere: Tells whether the window of the renderer still exists. Once the window is gone, an empty screen
    ///     is not a move of the user.
    ///   - tell: Receives each change that no state can express.
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
        attend(renderer)
        renderer.tellsNavigator = { [weak self, weak renderer] in
            guard let self else { return }
            // What has left the screen is kept until the state follows, which may be at the end of a request.
            renderer?.keepAll()
            followUserIfIdle()
        }
    }
}
