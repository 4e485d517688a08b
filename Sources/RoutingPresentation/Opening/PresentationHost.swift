/// An object that shows the screens of opened URLs: a ``Window``, or a type of the app's own, such as a UIKit
/// window.
///
/// Each verb starts at the top screen. It calls its completion once, when its transition has ended: with
/// `nil`, or with the error that stopped it. A completion that the host releases without a call counts as an
/// abandoned handler; see `Routing.Configuration.abandonment`.
///
/// ```swift
/// func push(_ screen: String, animated: Bool, completion: @escaping PresentationCompletion) {
///     lines.append(screen)
///     completion(nil)
/// }
/// ```
@MainActor
public protocol PresentationHost: AnyObject, Sendable {
    /// The type of the screens that the host shows.
    associatedtype Screen

    /// The screen on top, where the verbs start; `nil` when nothing shows.
    var topScreen: Screen? { get }

    /// Shows a screen in the way that fits the place, usually by pushing or presenting it; animated.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - completion: Called once, when the screen has appeared or the host has refused it.
    func show(_ screen: Screen, completion: @escaping PresentationCompletion)

    /// Shows a detail screen beside the list that it belongs to, or presents it; animated.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - completion: Called once, when the screen has appeared or the host has refused it.
    func showDetail(_ screen: Screen, completion: @escaping PresentationCompletion)

    /// Pushes a screen onto the stack on top.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, when the screen has appeared or the host has refused it.
    func push(_ screen: Screen, animated: Bool, completion: @escaping PresentationCompletion)

    /// Presents a screen over the top screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, when the screen has appeared or the host has refused it.
    func present(_ screen: Screen, animated: Bool, completion: @escaping PresentationCompletion)

    /// Dismisses the screen that was presented last; does nothing when none is presented.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, when the screen has disappeared.
    func dismiss(animated: Bool, completion: @escaping PresentationCompletion)

    /// Wraps a screen in a navigation stack, which is shown in its place.
    ///
    /// - Parameter root: The first screen of the stack.
    /// - Returns: The stack, itself a screen.
    /// - Throws: An error that says why the host cannot make the stack.
    func navigationController(rootedAt root: Screen) async throws -> Screen

    /// Waits until no transition is in progress.
    func settled() async
}

/// Tells that a verb of a host has ended: with `nil`, or with the error that stopped it.
public typealias PresentationCompletion = @MainActor ((any Error)?) -> Void

extension PresentationHost {
    /// Returns at once; a host without transitions between its verbs need not implement it.
    public func settled() async {}
}
