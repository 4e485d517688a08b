/// A window that other code keeps.
struct WeakWindow: Sendable {
    weak let window: Window?

    /// Gives the window to show a controller in.
    ///
    /// - Throws: ``PresentationError`` with the code ``PresentationError/Code/windowIsGone``.
    @MainActor
    func get(toShow controller: ViewController) throws(PresentationError) -> Window {
        guard let window else { throw .windowGone(beforeShowing: controller.label) }
        return window
    }
}
