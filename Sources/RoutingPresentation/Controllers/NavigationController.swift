public import Foundation
public import Observation

/// A stack of controllers, of which the top one shows.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: library)
/// navigation.pushViewController(book, animated: true) {
///     print("the book has appeared")
/// }
/// ```
///
/// A navigation controller in another one is allowed here, where UIKit forbids it.
@MainActor
@Observable
open class NavigationController: ViewController {
    /// The stack, its root first.
    var stack: [ViewController] = []

    /// What is told which controller shows; held weakly.
    @ObservationIgnored public weak var delegate: (any NavigationControllerDelegate)?

    /// Creates a navigation controller with an empty stack.
    ///
    /// - Parameters:
    ///   - nibName: The name of a nib.
    ///   - bundle: The bundle of the nib.
    public required init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a navigation controller.
    ///
    /// - Parameter rootViewController: The first controller of its stack.
    public convenience init(rootViewController: ViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    /// The controllers on the stack.
    public override var children: [ViewController] { stack }

    override var kind: ControllerSnapshot.Kind { .navigation }
    override var selected: Int? { stack.indices.last }
}

extension NavigationController {
    /// The stack, its root first.
    ///
    /// Setting it replaces the stack without an animation, at once or when what goes on in the window is
    /// over.
    public var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    public var topViewController: ViewController? { stack.last }

    /// The controller that is presented over the stack, or else the one on top of it.
    public var visibleViewController: ViewController? { presentedViewController ?? topViewController }
}
