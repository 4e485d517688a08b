public import Routing

/// How the screen of a URL comes onto a ``PresentationHost``.
public indirect enum PresentationStyle<Screen>: Sendable {
    /// Pushes when there is a navigation controller, else presents; animated.
    case show
    /// Puts it into the second column of a split view when there is one, else presents; animated.
    case showDetail
    /// Presents it.
    case present(animated: Bool)
    /// Pushes it; without a navigation controller that is a fault.
    case push(animated: Bool)
    /// Does what a closure does, which must call `completed` once, from anywhere.
    ///
    /// The closure is called when nothing goes on in the host. A second call of `completed` is ignored;
    /// letting go of it uncalled is treated as from any handler, see `Routing.Configuration.abandonment`.
    case custom(
        custom:
            @MainActor @Sendable (
                _ presenting: Screen,
                _ presented: Screen,
                _ completed: @escaping Completed
            ) -> Void
    )
    /// Wraps the screen in a navigation controller, then does the other.
    case inNavigationController(PresentationStyle)
}

extension PresentationStyle {
    /// Brings a screen onto a host, starting at what is on top, and waits until it has appeared.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - host: The host.
    /// - Throws: Why that cannot be done there.
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
