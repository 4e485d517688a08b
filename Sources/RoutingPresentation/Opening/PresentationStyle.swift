public import Routing

/// How a ``PresentationHost`` shows the screen of an opened URL.
public indirect enum PresentationStyle<Screen>: Sendable {
    /// Pushes the screen when there is a navigation controller, and otherwise presents it; animated.
    case show
    /// Puts the screen into the second column of a split view when there is one, and otherwise presents it;
    /// animated.
    case showDetail
    /// Presents the screen.
    case present(animated: Bool)
    /// Pushes the screen; without a navigation controller, the job fails.
    case push(animated: Bool)
    /// Calls a closure, which must call `completed` once, from any thread.
    ///
    /// ```swift
    /// let card = PresentationStyle<ViewController>.custom { presenting, screen, completed in
    ///     screen.modalPresentationStyle = .pageSheet
    ///     presenting.present(screen, animated: true) { completed() }
    /// }
    /// ```
    ///
    /// The closure runs when no transition is in progress in the host. Further calls of `completed` are
    /// ignored. A closure that releases `completed` without a call counts as an abandoned handler; see
    /// `Routing.Configuration.abandonment`.
    case custom(
        custom:
            @MainActor @Sendable (
                _ presenting: Screen,
                _ presented: Screen,
                _ completed: @escaping Completed
            ) -> Void
    )
    /// Wraps the screen in a navigation controller, then applies another style.
    case inNavigationController(PresentationStyle)
}

extension PresentationStyle {
    /// Shows a screen in a host, starting at the top screen, and waits until it has appeared.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - host: The host.
    /// - Throws: The error that stopped the host from showing the screen.
    @MainActor
    func apply<Host: PresentationHost>(to screen: Screen, on host: Host) async throws
    where Host.Screen == Screen {
        switch self {
        case .show:
            try await withCompletion { host.show(screen, completion: $0) }
        case .showDetail:
            try await withCompletion { host.showDetail(screen, completion: $0) }
        case .present(let animated):
            try await withCompletion { host.present(screen, animated: animated, completion: $0) }
        case .push(let animated):
            try await withCompletion { host.push(screen, animated: animated, completion: $0) }
        case .custom(let custom):
            await host.settled()
            guard let top = host.topScreen else {
                throw PresentationError.emptyWindow(toShow: PresentationError.label(of: screen))
            }
            try await withCompletion { completed in custom(top, screen) { completed(nil) } }
        case .inNavigationController(let style):
            try await style.apply(to: host.navigationController(rootedAt: screen), on: host)
        }
    }
}
