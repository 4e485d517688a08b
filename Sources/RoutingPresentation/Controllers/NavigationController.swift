public import Foundation
public import Observation

/// A stack of controllers; the one on top shows.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: library)
/// navigation.pushViewController(book, animated: true) {
///     print("the book has appeared")
/// }
/// ```
///
/// Unlike UIKit's, a navigation controller may contain another navigation controller.
@MainActor
@Observable
open class NavigationController: ViewController {
    /// The stack, its root first.
    var stack: [ViewController] = []

    /// Told which controller shows; held weakly.
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
    /// Setting it replaces the stack without an animation: at once, or at its turn while the window is busy.
    public var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    public var topViewController: ViewController? { stack.last }

    /// The controller presented over the stack; when there is none, the controller on top of the stack.
    public var visibleViewController: ViewController? { presentedViewController ?? topViewController }
}
