import RoutingNavigation

/// Sends the state of a navigator to the pages.
@MainActor
final class NavigationWatch {
    private let navigator: Navigator
    private let feed: Feed
    private var watch: Watch?
    private var told: NavigationMessage?

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - feed: The feed of messages to the pages.
    init(of navigator: Navigator, telling feed: Feed) {
        self.navigator = navigator
        self.feed = feed
        watch = Watch({ _ = NavigationMessage(navigator) }, tell: { [weak self] in self?.tell() })
    }

    /// The state of the navigator.
    var message: Message { Message(.navigation, NavigationMessage(navigator)) }

    private func tell() {
        let now = NavigationMessage(navigator)
        if now == told { return }
        told = now
        feed.send(Message(.navigation, now))
    }
}
