import RoutingNavigation

/// Tells pages where a navigator is.
@MainActor
final class NavigationWatch {
    private let navigator: Navigator
    private let feed: Feed
    private var watch: Watch?
    private var told: NavigationMessage?

    /// Begins to tell.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - feed: What tells the pages.
    init(of navigator: Navigator, telling feed: Feed) {
        self.navigator = navigator
        self.feed = feed
        watch = Watch({ _ = NavigationMessage(navigator) }, tell: { [weak self] in self?.tell() })
    }

    /// Where the navigator is.
    var message: Message { Message(.navigation, NavigationMessage(navigator)) }

    private func tell() {
        let now = NavigationMessage(navigator)
        if now == told { return }
        told = now
        feed.send(Message(.navigation, now))
    }
}
