// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import RoutingPresentation

public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = Self(rawValue: "from")
    public static let to = Self(rawValue: "to")
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// Calls the completions of one transition when it ends.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    /// The container in which the transition is; `nil` for the window.
    let container: ControllerID?
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    var isInteractive = false
    var isCancelled = false
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private(set) var isOver = false

    init(
        in container: ControllerID?,
        _ controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    ) {
        self.container = container
        self.controllers = controllers
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if isOver { return false }
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func finish() {
        isOver = true
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }
}

/// Gives each animated transition of a window a coordinator, whether the program or the user began it.
final class CoordinatedAnimator: Animator {
    var animator: any Animator = .immediate
    weak var last: TransitionCoordinator?

    /// The coordinator of the transition in progress.
    var coordinator: TransitionCoordinator? { last.flatMap { $0.isOver ? nil : $0 } }

    func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        let coordinator = TransitionCoordinator(in: transition.container)
        last = coordinator
        animator.animate(transition) {
            finished()
            coordinator.finish()
        }
    }
}
