/// Where an app was, in the history of a navigator.
public struct NavigationVisit: Hashable, Sendable {
    /// The state.
    public let state: NavigationState

    /// The URL that leads there, if one does.
    public var url: String? { state.url }

    /// Hashes the URL.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
    }
}
