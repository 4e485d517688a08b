import RoutingPresentation

/// The user of a window, who acts on the screen and knows nothing of the navigator.
@MainActor
struct User {
    private let window: Window

    /// Creates a user.
    ///
    /// - Parameter window: The window.
    init(of window: Window) {
        self.window = window
    }

    /// Taps a visible tab.
    ///
    /// - Parameter title: The title of the tab, in letters of any case.
    /// - Throws: ``CannotMove`` when no such tab is visible; an error of the view stack.
    func tap(_ title: String) async throws {
        guard let tabs = window.topViewController?.tabBarController else { throw CannotMove.noTabs }
        let titles = tabs.viewControllers.map { $0.title ?? "" }
        guard let index = titles.firstIndex(where: { $0.lowercased() == title.lowercased() }) else {
            throw CannotMove.noTab(title, among: titles)
        }
        try await window.transition { window.user.tapTab(at: index, of: tabs) }
    }

    /// Swipes back from the screen on top of a stack.
    ///
    /// - Throws: ``CannotMove`` when the visible screen is on no stack; an error of the view stack.
    func swipe() async throws {
        guard let stack = window.topViewController?.navigationController else { throw CannotMove.noStack }
        try await window.transition { window.user.swipeBack(on: stack) }
    }

    /// Pulls down the presented screen.
    ///
    /// - Throws: ``CannotMove`` when no screen is presented; an error of the view stack.
    func dismiss() async throws {
        guard window.topViewController?.presentingViewController != nil else { throw CannotMove.noModal }
        try await window.transition { window.user.pullDown() }
    }
}

extension User {
    /// The error of an action whose target is not on the screen.
    enum CannotMove: Error, CustomStringConvertible {
        case noTabs
        case noTab(String, among: [String])
        case noStack
        case noModal

        /// Names the missing target, and lists the available ones.
        var description: String {
            switch self {
            case .noTabs: "there are no tabs on the screen"
            case .noTab(let title, let titles):
                "there is no tab '\(title)' on the screen, only \(titles.joined(separator: ", "))"
            case .noStack: "there is no stack on the screen to swipe back on"
            case .noModal: "nothing is presented that could be dismissed"
            }
        }
    }
}
