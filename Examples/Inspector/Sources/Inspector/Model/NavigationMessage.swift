import RoutingNavigation

/// The current place of the app, and its history.
struct NavigationMessage: Codable, Equatable {
    let url: String?
    /// The URLs of all visits, the oldest first; `nil` for a place that no URL leads to.
    let visits: [String?]
    let index: Int
    let canGoBack: Bool
    let canGoForward: Bool
}

extension NavigationMessage {
    /// Makes a message from the state of a navigator.
    ///
    /// - Parameter navigator: The navigator.
    @MainActor
    init(_ navigator: Navigator) {
        url = navigator.state.url
        visits = navigator.history.map(\.url)
        index = navigator.historyIndex
        canGoBack = navigator.canGoBack
        canGoForward = navigator.canGoForward
    }
}
