public import Observation

/// The content of a navigation bar while a controller is on top of the stack.
@MainActor
@Observable
public final class NavigationItem {
    /// The title in the bar.
    public var title: String?

    /// Creates an item.
    ///
    /// - Parameter title: The title in the bar.
    package init(title: String? = nil) {
        self.title = title
    }
}

/// The content of a controller's tab in a tab bar.
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
