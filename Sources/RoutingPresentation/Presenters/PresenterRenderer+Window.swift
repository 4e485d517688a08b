public import RoutingNavigation

extension PresenterRenderer where Presentable == ViewController {
    /// Creates a renderer that shows the root of the state as the root of a window.
    ///
    /// A root that is a switcher is shown by its presenter; see `Presenter.window(_:animated:)`.
    ///
    /// - Parameters:
    ///   - tree: The tree, whose presenters show the state.
    ///   - window: The window; held weakly.
    public convenience init(_ tree: NavigationTree<ViewController>, in window: Window) {
        let reference = WeakWindow(window: window)
        self.init(tree) { root in
            try await reference.window?.setRootViewController(root, animated: false)
        }
    }
}
