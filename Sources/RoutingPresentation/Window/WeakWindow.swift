/// A weak reference to a window.
struct WeakWindow: Sendable {
    weak let window: Window?

    /// Whether the window exists and is the key window.
    @MainActor
    var isKey: Bool { window.map { $0 === Window.key } ?? false }

    /// Returns the window, in which a controller is to show.
    ///
    /// - Throws: ``PresentationError`` with the code ``PresentationError/Code/windowIsGone``, after the
    ///   window's release.
    @MainActor
    func get(toShow controller: ViewController) throws(PresentationError) -> Window {
        guard let window else { throw .windowGone(beforeShowing: controller.label) }
        return window
    }
}
