import RoutingPresentation

/// Moves about by hand, as the user of a window does, and knows nothing of a navigator.
@MainActor
struct User {
    private let window: Window

    /// Creates a user.
    ///
    /// - Parameter window: The window that the user looks at.
    init(of window: Window) {
        self.window = window
    }

    /// Taps a tab of the visible tab bar.
    ///
    /// - Parameter index: The index of the tab.
    /// - Throws: ``CannotMove`` when it is not there; what the view stack throws.
    func tap(tab index: Int) async throws {
        let tabs = try tabs()
        guard tabs.viewControllers.indices.contains(index) else {
            throw CannotMove.noTab(index + 1, of: tabs.viewControllers.count)
        }
        try await window.transition { window.user.tapTab(at: index, of: tabs) }
    }

    /// Taps the tab next to the selected one; after the last tab comes the first.
    ///
    /// - Parameter offset: How many tabs further to the right.
    /// - Throws: ``CannotMove`` when there are none; what the view stack throws.
    func tap(tabBeside offset: Int) async throws {
        let tabs = try tabs()
        let count = tabs.viewControllers.count
        guard count > 0 else { throw CannotMove.noTabs }
        let index = (tabs.selectedIndex + offset + count) % count
        try await window.transition { window.user.tapTab(at: index, of: tabs) }
    }

    /// Whether there is a screen under the visible one.
    var canGoBack: Bool { (stack?.viewControllers.count ?? 0) > 1 }

    /// Goes back to the screen under the visible one.
    ///
    /// - Throws: ``CannotMove`` when there is none; what the view stack throws.
    func goBack() async throws {
        guard let stack, canGoBack else {
            let isPresented = window.topViewController?.presentingViewController != nil
            throw isPresented ? CannotMove.rootOfModal : .root
        }
        try await window.transition { window.user.swipeBack(on: stack) }
    }

    /// Dismisses the presented controller.
    ///
    /// - Throws: ``CannotMove`` when nothing is; what the view stack throws.
    func dismiss() async throws {
        guard window.topViewController?.presentingViewController != nil else { throw CannotMove.noModal }
        try await window.transition { window.user.pullDown() }
    }

    private var stack: NavigationController? { window.topViewController?.navigationController }

    private func tabs() throws -> TabBarController {
        guard let tabs = window.topViewController?.tabBarController else { throw CannotMove.noTabs }
        return tabs
    }
}

extension User {
    /// What a user wants is not on the screen.
    enum CannotMove: Error, CustomStringConvertible {
        case noTabs
        case noTab(Int, of: Int)
        case root
        case rootOfModal
        case noModal

        /// What is missing, and what is there.
        var description: String {
            switch self {
            case .noTabs: "there are no tabs on the screen"
            case .noTab(let number, let count): "there is no tab \(number), only \(count)"
            case .root: "this is the root: there is no way back from it"
            case .rootOfModal: "there is no way back from here; d dismisses it"
            case .noModal: "nothing is presented that could be dismissed"
            }
        }
    }
}
