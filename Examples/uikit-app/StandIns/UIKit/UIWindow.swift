// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import RoutingPresentation

@MainActor open class UIWindow: UIView {
    /// The headless window behind this one, from which tests take its snapshot, its user and its faults.
    public let headless = Window()
    private let coordinated = CoordinatedAnimator()

    /// Decides how long animated transitions take, for tests.
    public var animator: any Animator {
        get { coordinated.animator }
        set { coordinated.animator = newValue }
    }

    public override init() {
        super.init()
        headless.animator = coordinated
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init()
    }

    open var rootViewController: UIViewController? {
        get { headless.rootViewController?.controller }
        set {
            let layers = rootViewController?.layers ?? []
            newValue?.shell.enter()
            headless.setRootViewController(newValue?.shell, animated: false) {
                for layer in layers { layer.shell.leave() }
            }
        }
    }

    open func makeKeyAndVisible() {
        headless.makeKey()
    }

    /// Begins a swipe back, for tests; `nil` when there is nothing to swipe away.
    public func beginSwipeBack() -> UserSwipe? {
        let stack = headless.topViewController?.navigationController
        guard let stack = stack?.controller as? UINavigationController,
            let swipe = headless.user.beginSwipeBack()
        else { return nil }
        return UserSwipe(swipe, on: stack, coordinated)
    }
}

/// A swipe back with a transition coordinator, which tests finish or cancel once.
///
/// As in UIKit, the stack is shorter during the swipe, and whole again after a cancelled one.
@MainActor public final class UserSwipe {
    private let swipe: Window.User.Swipe
    private let stack: UINavigationController
    private let coordinator: TransitionCoordinator

    init(_ swipe: Window.User.Swipe, on stack: UINavigationController, _ animator: CoordinatedAnimator) {
        self.swipe = swipe
        self.stack = stack
        let controllers = stack.viewControllers.suffix(2)
        coordinator = TransitionCoordinator(
            in: stack.shell.controllerID,
            [.from: controllers[controllers.endIndex - 1], .to: controllers[controllers.startIndex]])
        coordinator.isInteractive = true
        animator.last = coordinator
        stack.leaving = controllers.last
    }

    public func finish() {
        coordinator.isInteractive = false
        swipe.finish()
        end()
    }

    public func cancel() {
        coordinator.isInteractive = false
        coordinator.isCancelled = true
        swipe.cancel()
        end()
    }

    private func end() {
        stack.leaving = nil
        coordinator.finish()
    }
}
