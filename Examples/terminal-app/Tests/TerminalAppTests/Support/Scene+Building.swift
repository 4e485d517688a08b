import RoutingPresentation

@testable import terminal_app

extension ViewController {
    /// Makes a controller that does nothing of its own.
    static func titled(_ title: String) -> Self {
        let controller = Self(nibName: nil, bundle: nil)
        controller.title = title
        return controller
    }
}

extension NavigationController {
    /// Makes a stack of screens.
    static func of(_ titles: String..., title: String = "Stack") -> NavigationController {
        let stack = NavigationController.titled(title)
        stack.viewControllers = titles.map { ViewController.titled($0) }
        return stack
    }
}

extension TabBarController {
    /// Makes tabs.
    static func of(_ tabs: ViewController..., selecting index: Int = 0) -> TabBarController {
        let controller = TabBarController.titled("Tabs")
        controller.viewControllers = tabs
        controller.selectedIndex = index
        return controller
    }
}

extension SplitViewController {
    /// Makes two columns.
    static func of(_ primary: ViewController, _ secondary: ViewController) -> SplitViewController {
        let controller = SplitViewController.titled("Columns")
        controller.primary = primary
        controller.secondary = secondary
        return controller
    }
}

extension Scene {
    /// Makes the scene of a window.
    @MainActor
    init(of window: Window) {
        self.init()
        self.window = window.snapshot
        pages = window.pages
    }

    /// The scene as text, row by row.
    func text(rows: Int = 12, columns: Int = 40) -> String {
        let frame = Layout.frame(of: self, size: TerminalSize(rows: rows, columns: columns))
        var lines = frame.rows.indices.map(frame.text(ofRow:))
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
