extension WindowSnapshot: CustomStringConvertible {
    /// The controllers as an indented tree, all of them.
    ///
    /// Follow the arrows: they lead to the selected tab, the top of a stack, the columns of a split view, and
    /// in the last layer to what is visible. Double lines lead to what is presented over everything before
    /// it.
    ///
    /// ```
    /// Window
    /// ├── TabBarController
    /// │   ├─▸ NavigationController "Books"
    /// │   │   ├── LibraryController "Library"
    /// │   │   └─▸ BookController "Dune"
    /// │   └── SettingsController "Settings"
    /// ╘═▸ presented NavigationController
    ///     └─▸ LoginController "Log in"  ● visible
    /// ```
    ///
    /// Long titles end in an ellipsis. What would break a line is escaped as in a string literal.
    public var description: String { WindowDrawing(self).lines.joined(separator: "\n") }
}
