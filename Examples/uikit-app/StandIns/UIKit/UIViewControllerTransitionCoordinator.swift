// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import RoutingPresentation

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

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
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private(set) var isOver = false

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
    private weak var last: TransitionCoordinator?

    /// The coordinator of the transition in progress.
    var coordinator: TransitionCoordinator? { last.flatMap { $0.isOver ? nil : $0 } }

    func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        let coordinator = TransitionCoordinator()
        last = coordinator
        animator.animate(transition) {
            finished()
            coordinator.finish()
        }
    }
}
