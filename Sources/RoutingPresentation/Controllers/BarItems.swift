public import Observation

/// What the bar of a navigation controller says while a controller is on top of its stack.
@MainActor
@Observable
public final class NavigationItem {
    /// The title in the bar.
    public var title: String?

    /// Creates an item.
    ///
    /// - Parameter title: The title in the bar.
    public init(title: String? = nil) {
        self.title = title
    }
}

/// What the bar of a tab-bar controller says about a tab.
@MainActor
@Observable
public final class TabBarItem {
    /// The title in the bar.
    public var title: String?

    /// Creates an item.
    ///
    /// - Parameter title: The title in the bar.
    public init(title: String? = nil) {
        self.title = title
    }
}
