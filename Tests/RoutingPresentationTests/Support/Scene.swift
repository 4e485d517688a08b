import RoutingPresentation

/// A window with what a test needs around it: a diary, the faults, an animator that the test drives.
@MainActor
final class Scene {
    let window = Window()
    let diary = Diary()
    let animator = DrivenAnimator()
    private(set) var faults: [PresentationError] = []

    init() {
        window.onFault = { [weak self] in self?.faults.append($0) }
        window.animator = animator
    }

    var codes: [PresentationError.Code] { faults.map(\.code) }

    func screen(_ title: String) -> Screen {
        Screen().noting(in: diary, as: title)
    }

    /// A screen to be presented.
    func modal(_ title: String, _ style: ModalPresentationStyle) -> Screen {
        let screen = screen(title)
        screen.modalPresentationStyle = style
        return screen
    }

    /// A navigation controller that notes nothing.
    func navigation(_ titles: String...) -> NavigationController {
        let navigation = NavigationController()
        navigation.viewControllers = titles.map { screen($0) }
        return navigation
    }

    /// Shows a root and forgets what was noted by that.
    @discardableResult
    func showing<Root: ViewController>(_ root: Root) -> Root {
        window.rootViewController = root
        diary.tear()
        return root
    }

    /// Does something, ends the animations that it begins, and gives what was noted.
    func notes(of action: () -> Void) -> [String] {
        diary.tear()
        action()
        while animator.advance() {}
        return diary.entries
    }
}
