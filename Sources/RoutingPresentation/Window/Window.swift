internal import Foundation
public import Observation

/// What a user would look at: a root controller, and the controllers that are presented over it.
///
/// ```swift
/// let window = Window(rootViewController: NavigationController(rootViewController: library))
/// window.makeKey()
/// ```
///
/// What is asked of the controllers of a window happens one at a time, in the order in which it was asked
/// for. Whatever is asked for while nothing goes on is in place before the call returns.
///
/// ## Driving a real user interface
///
/// The model is observable: SwiftUI can render it as it is, and what the user does comes back by the same
/// verbs, which ignore what the model shows already. On Apple platforms:
///
/// ```swift
/// struct StackView: View {
///     let navigation: NavigationController
///
///     var body: some View {
///         NavigationStack(path: path) {
///             ScreenView(controller: navigation.viewControllers[0])
///                 .navigationDestination(for: ControllerID.self) { id in
///                     if let controller = navigation.viewControllers.first(where: { $0.id == id }) {
///                         ScreenView(controller: controller)
///                     }
///                 }
///         }
///     }
///
///     // All but the root; the user makes it shorter by swiping back.
///     private var path: Binding<[ControllerID]> {
///         Binding {
///             navigation.viewControllers.dropFirst().map(\.id)
///         } set: { path in
///             navigation.popToViewController(navigation.viewControllers[path.count], animated: true)
///         }
///     }
/// }
/// ```
///
/// Anything else — a terminal, a web page, UIKit — follows ``transitions()``.
@MainActor
@Observable
public final class Window {
    /// The root, and above it what is presented, each over the one before; the last one shows.
    private(set) var layers: [ViewController] = []

    /// How long animated transitions take; no time, unless it is set.
    @ObservationIgnored public var animator: any Animator = .immediate

    /// Called with what could not be done in this window; ``onFault-swift.type.property`` if it is not set.
    @ObservationIgnored public var onFault: (@MainActor (PresentationError) -> Void)?

    @ObservationIgnored private(set) lazy var stage = Stage(of: self)

    /// How many containers may be within each other.
    package static let maximalDepth = 64

    /// Creates a window.
    ///
    /// - Parameter rootViewController: What it shows.
    public init(rootViewController: ViewController? = nil) {
        setRootViewController(rootViewController, animated: false)
    }

    /// The window that URLs are shown in when no other is given; held weakly.
    public static weak var key: Window?

    /// Makes the window the one that URLs are shown in when no other is given.
    public func makeKey() {
        Window.key = self
    }
}

extension Window {
    /// What the window shows underneath everything that is presented.
    ///
    /// Setting it replaces it without an animation, at once or when what goes on is over; what was presented
    /// over the old one goes with it.
    public var rootViewController: ViewController? {
        get { layers.first }
        set { setRootViewController(newValue, animated: false) }
    }

    /// The controller on top of everything: of what was presented last, the tab that is selected, the top of
    /// the stack, the second column or else the first.
    public var topViewController: ViewController? { layers.last?.topOfBranch }

    /// The controllers that show, layers from below, containers before what is in them.
    var visibleControllers: [ViewController] {
        let lowest = layers.lastIndex(where: \.coversWhatIsUnderneath) ?? layers.startIndex
        return layers[lowest...].flatMap(\.visibleBranch)
    }

    /// What the window shows, as a value.
    public var snapshot: WindowSnapshot { WindowSnapshot(layers: layers.map(ControllerSnapshot.init)) }

    /// All transitions from now on, each as it begins and as it has ended, what the window shows now first.
    ///
    /// Nothing is dropped: what is not read yet is kept. The stream ends with the window.
    ///
    /// - Returns: The transitions, in their order.
    public func transitions() -> AsyncStream<Transition> { stage.transitions() }

    /// Waits until no transition runs or waits and all completions have been called.
    public func settled() async { await stage.settled() }

    /// Makes verbs, and waits until the transitions that they begin are over and their completions called.
    ///
    /// ```swift
    /// let popped = try await window.transition { navigation.popViewController(animated: true) }
    /// ```
    ///
    /// Verbs that are asked of controllers of another window, or of none, count as well; verbs that
    /// controllers ask for when they are told of these do not.
    ///
    /// - Parameter makeVerbs: Asks for the changes.
    /// - Returns: What the closure returns.
    /// - Throws: The first fault of the verbs, which is reported nowhere else. Further ones are reported.
    @discardableResult
    public func transition<Value: Sendable>(
        _ makeVerbs: () -> Value
    ) async throws(PresentationError) -> Value {
        try await TransitionGroup.perform(makeVerbs)
    }
}

extension Window {
    /// Replaces the root; what was presented over the old one goes with it.
    ///
    /// - Parameters:
    ///   - viewController: The new root; `nil` to empty the window.
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, in a later turn of the main actor, when the verb is over.
    public func setRootViewController(
        _ viewController: ViewController?,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        settingRoot(viewController, animated).ask(completion)
    }

    private func settingRoot(_ controller: ViewController?, _ animated: Bool) -> Verb {
        Verb("setting the root of \(label)", of: self, animated: animated) { () throws(PresentationError) in
            if self.rootViewController === controller { return nil }
            let layers = controller.map { [$0] } ?? []
            return try Rearrangement(.root, in: self, replacingAllBy: layers) { self.layers = layers }
        }
    }
}

extension Window {
    func presenting(
        _ controller: ViewController,
        from presenter: ViewController
    ) throws(PresentationError) -> Rearrangement? {
        let isWithin = sequence(first: presenter, next: \.parent).contains { $0 === controller }
        if isWithin { throw .cycle(controller, in: presenter.label) }
        if let presented = presenter.presentedViewController {
            throw .presentingTwice(controller, from: presenter, already: presented)
        }
        return try Rearrangement(.present, in: self, adding: [controller]) {
            controller.beginPresentation()
            self.layers.append(controller)
        }
    }

    func dismissing(from layer: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let index = layers.firstIndex(identicalTo: layer) else { return nil }
        // The last one goes itself, unless it is the root.
        return try droppingLayers(from: index == layers.count - 1 ? index : index + 1)
    }

    /// Dismisses a controller with all above it.
    func dismissing(_ presented: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let index = layers.firstIndex(identicalTo: presented) else { return nil }
        return try droppingLayers(from: index)
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
    var containerID: ControllerID? { nil }
    var controller: ViewController? { nil }

    func adopt(_ controller: ViewController) {
        controller.host = self
        let index = layers.firstIndex(identicalTo: controller) ?? 0
        controller.presenter = index > 0 ? layers[index - 1] : nil
    }

    func release(_ controller: ViewController) {
        controller.host = nil
        controller.presenter = nil
        controller.presentation = nil
    }
}

extension Window: Subject {}

extension Window {
    /// Called with what could not be done with controllers that are in no window, or in one without
    /// ``onFault-swift.property``.
    ///
    /// Unless it is set, faults are written to the standard error.
    public static var onFault: @MainActor (PresentationError) -> Void = { error in
        FileHandle.standardError.write(Data("RoutingPresentation: \(error)\n".utf8))
    }
}
