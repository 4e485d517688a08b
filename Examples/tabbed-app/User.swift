import RoutingPresentation

/// Moves about by hand, as the user of a window does, and knows nothing of a navigator.
@MainActor
struct User {
    private let window: Window

    /// Creates a user.
    ///
    /// - Parameter window: What they look at.
    init(of window: Window) {
        self.window = window
    }

    /// Taps a tab of what they look at.
    ///
    /// - Parameter title: The title of the tab, in letters of any case.
    /// - Throws: ``CannotMove`` when it is not there; what the view stack throws.
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
    /// - Throws: ``CannotMove`` when they look at no stack; what the view stack throws.
    func swipe() async throws {
        guard let stack = window.topViewController?.navigationController else { throw CannotMove.noStack }
        try await window.transition { window.user.swipeBack(on: stack) }
    }

    /// Pulls down what is presented.
    ///
    /// - Throws: ``CannotMove`` when nothing is; what the view stack throws.
    func dismiss() async throws {
        guard window.topViewController?.presentingViewController != nil else { throw CannotMove.noModal }
        try await window.transition { window.user.pullDown() }
    }
}

extension User {
    /// What a user wants is not on the screen.
    enum CannotMove: Error, CustomStringConvertible {
        case noTabs
        case noTab(String, among: [String])
        case noStack
        case noModal

        /// What is missing, and what is there.
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
