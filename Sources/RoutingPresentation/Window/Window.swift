internal import Foundation
public import Observation

/// A headless window: a root controller, and the controllers that are presented over it.
///
/// ```swift
/// let window = Window(rootViewController: NavigationController(rootViewController: library))
/// window.makeKey()
/// ```
///
/// The verbs of a window's controllers run one at a time, in the order of the calls. A verb that is called
/// while the window is idle has changed the content before the call returns.
///
/// ## Driving a real user interface
///
/// The model is observable, so SwiftUI can render it directly. The user's actions come back as the same verbs,
/// which ignore changes that the model has already made. On Apple platforms:
///
/// ```swift
/// struct StackView: View {
///     let navigation: NavigationController
///
///     var body: some View {
///         NavigationStack(path: path) {
///             ScreenView(controller: navigation.viewControllers[0])
///                 .navigationDestination(for: ControllerID.self) { id in
///                     let controller = navigation.viewControllers.first { $0.controllerID == id }
///                     if let controller { ScreenView(controller: controller) }
///                 }
///         }
///     }
///
///     // All but the root; the user makes it shorter by swiping back.
///     private var path: Binding<[ControllerID]> {
///         Binding {
///             navigation.viewControllers.dropFirst().map(\.controllerID)
///         } set: { path in
///             navigation.popToViewController(navigation.viewControllers[path.count], animated: true)
///         }
///     }
/// }
/// ```
///
/// Any other user interface, such as a terminal, a web page or UIKit, follows ``transitions()``.
@MainActor
@Observable
public final class Window {
    /// The root, followed by the controllers presented over it, each over the one before; the last one is on
    /// top.
    private(set) var layers: [ViewController] = []

    /// Decides how long animated transitions take; by default, they take no time.
    @ObservationIgnored public var animator: any Animator = .immediate

    /// Receives the faults of this window; when it is `nil`, ``onFault-swift.type.property`` does.
    @ObservationIgnored public var onFault: (@MainActor (PresentationError) -> Void)?

    @ObservationIgnored private(set) lazy var transitionQueue = TransitionQueue(of: self)

    /// The largest number of containers that may be nested.
    package static let maximalDepth = 64

    /// Creates a window.
    ///
    /// - Parameter rootViewController: The root controller.
    public init(rootViewController: ViewController? = nil) {
        setRootViewController(rootViewController, animated: false)
    }

    /// The window that shows URLs for which no window is given; held weakly.
    public static weak var key: Window?

    /// Makes this window the one that shows URLs for which no window is given.
    public func makeKey() {
        Window.key = self
    }
}

extension Window {
    /// The controller underneath everything that is presented.
    ///
    /// Setting it replaces the root without an animation: at once, or at its turn while the window is busy.
    /// The controllers presented over the old root are removed with it. One of them may be the new root, which
    /// ends its presentation.
    public var rootViewController: ViewController? {
        get { layers.first }
        set { setRootViewController(newValue, animated: false) }
    }

    /// The controller on top of the last layer.
    ///
    /// It is found through the selected tab, the top of a stack, and the second column of a split view, or
    /// else its first.
    public var topViewController: ViewController? { layers.last?.topOfBranch }

    /// The visible controllers, lower layers first, and containers before their children.
    var visibleControllers: [ViewController] {
        let lowest = layers.lastIndex(where: \.coversWhatIsUnderneath) ?? layers.startIndex
        return layers[lowest...].flatMap(\.visibleBranch)
    }

    /// The content of the window, as a value.
    public var snapshot: WindowSnapshot { WindowSnapshot(layers: layers.map(ControllerSnapshot.init)) }

    /// All transitions from now on, once when each begins and once when it has ended.
    ///
    /// The first element describes the present content of the window. The stream buffers every transition
    /// until it is read, and it ends with the window.
    ///
    /// - Returns: The transitions, in their order.
    public func transitions() -> AsyncStream<Transition> { transitionQueue.transitions() }

    /// Waits until no transition is running or waiting, and all completions have been called.
    public func settled() async { await transitionQueue.settled() }

    /// Calls verbs, and waits until their transitions have ended and their completions have been called.
    ///
    /// ```swift
    /// let popped = try await window.transition { navigation.popViewController(animated: true) }
    /// ```
    ///
    /// Verbs on controllers of another window, or of none, count too. Verbs that controllers call in response
    /// to these verbs do not.
    ///
    /// - Parameter makeVerbs: Calls the verbs.
    /// - Returns: The value that the closure returns.
    /// - Throws: The first fault of the verbs, which is reported nowhere else. Further faults are reported to
    ///   the window.
    @discardableResult
    public func transition<Value: Sendable>(
        _ makeVerbs: () -> Value
    ) async throws(PresentationError) -> Value {
        try await TransitionGroup.perform(makeVerbs)
    }
}

extension Window {
    /// Replaces the root, and removes the controllers that were presented over the old one.
    ///
    /// - Parameters:
    ///   - viewController: The new root; `nil` to empty the window.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func setRootViewController(
        _ viewController: ViewController?,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        TransitionVerb("setting the root of \(label)", of: self, animated: animated) {
            () throws(PresentationError) in
            if self.rootViewController === viewController { return nil }
            let layers = viewController.map { [$0] } ?? []
            return try Rearrangement(.root, in: self, replacingAllBy: layers) {
                self.layers = layers
                // A layer that becomes the root is not presented any more.
                if let viewController {
                    self.release(viewController)
                    self.adopt(viewController)
                }
            }
        }.ask(completion)
    }
}

extension Window {
    func presenting(
        _ controller: ViewController,
        from presenter: ViewController
    ) throws(PresentationError) -> Rearrangement? {
        if presenter.isInside(controller) { throw .cycle(controller, in: presenter.label) }
        if let presented = presenter.presentedViewController {
            throw .presentingTwice(controller, from: presenter, already: presented)
        }
        return try Rearrangement(.present, in: self, adding: [controller]) {
            controller.beginPresentation()
            self.layers.append(controller)
        }
    }

    func dismissing(from layer: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let index = index(of: layer) else { return nil }
        // The topmost layer is dismissed itself, unless it is the root.
        return try droppingLayers(from: index == layers.count - 1 ? index : index + 1)
    }

    /// Plans to dismiss a controller with everything above it.
    func dismissing(_ presented: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let index = index(of: presented) else { return nil }
        return try droppingLayers(from: index)
    }

    /// The index of a controller in the layers; `nil` if it is not, or no longer, one of them.
    ///
    /// - Complexity: O(1): what lies under a layer never changes.
    func index(of layer: ViewController) -> Int? {
        guard let index = layer.layerIndex, layers.indices.contains(index), layers[index] === layer else {
            return nil
        }
        return index
    }

    private func droppingLayers(from index: Int) throws(PresentationError) -> Rearrangement? {
        let kept = max(index, 1)
        let removed = Array(layers.dropFirst(kept))
        if removed.isEmpty { return nil }
        return try Rearrangement(.dismiss, in: self, removing: removed) {
            self.layers.removeLast(removed.count)
        }
    }
}

extension Window: Container {
    var content: [ViewController] { layers }
    var selected: Int? { layers.indices.last }
    var label: String { "the window" }
    var controller: ViewController? { nil }

    func adopt(_ controller: ViewController) {
        controller.host = self
        // It is the new root, or the new layer on top.
        let index = max(layers.count - 1, 0)
        controller.layerIndex = index
        controller.presenter = index > 0 ? layers[index - 1] : nil
    }

    func release(_ controller: ViewController) {
        controller.host = nil
        controller.layerIndex = nil
        controller.presenter = nil
        controller.presentation = nil
    }
}

extension Window {
    /// Receives the faults of controllers that are in no window, or in a window without
    /// ``onFault-swift.property``.
    ///
    /// By default, faults are written to the standard error.
    public static var onFault: @MainActor (PresentationError) -> Void = { error in
        FileHandle.standardError.write(Data("RoutingPresentation: \(error)\n".utf8))
    }
}
