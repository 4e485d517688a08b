/// What URLs are shown in: a ``Window``, or what an app of its own shows screens in, such as a window of UIKit.
///
/// Each verb starts at what is on top, and calls its completion once, when its transition is over: with `nil`,
/// or with why it was not done. A completion that is let go of uncalled is treated as from any handler, see
/// `Routing.Configuration.abandonment`.
///
/// ```swift
/// func push(_ screen: String, animated: Bool, completion: @escaping PresentationCompletion) {
///     lines.append(screen)
///     completion(nil)
/// }
/// ```
@MainActor
public protocol PresentationHost: AnyObject, Sendable {
    /// What it shows.
    associatedtype Screen

    /// What is on top, where the verbs start; `nil` when nothing shows.
    var topScreen: Screen? { get }

    /// Shows a screen as fits the place, as a rule by pushing or presenting it, with an animation.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - completion: Called once, when the screen has appeared or was refused.
    func show(_ screen: Screen, completion: @escaping PresentationCompletion)

    /// Shows details beside what they are about, or else presents them, with an animation.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - completion: Called once, when the screen has appeared or was refused.
    func showDetail(_ screen: Screen, completion: @escaping PresentationCompletion)

    /// Pushes a screen onto the stack on top.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, when the screen has appeared or was refused.
    func push(_ screen: Screen, animated: Bool, completion: @escaping PresentationCompletion)

    /// Presents a screen over what is on top.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, when the screen has appeared or was refused.
    func present(_ screen: Screen, animated: Bool, completion: @escaping PresentationCompletion)

    /// Dismisses what was presented last; nothing to do when nothing is presented.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, when it has disappeared.
    func dismiss(animated: Bool, completion: @escaping PresentationCompletion)

    /// Makes a stack of screens, to be shown in place of the one that it begins with.
    ///
    /// - Parameter root: The screen that it begins with.
    /// - Returns: The stack, as a screen itself.
    /// - Throws: Why that cannot be made.
    func navigationController(rootedAt root: Screen) async throws -> Screen

    /// Waits until no transition goes on.
    func settled() async
}

/// Told that a verb of a host is over: `nil`, or why it was not done.
public typealias PresentationCompletion = @MainActor ((any Error)?) -> Void

extension PresentationHost {
    /// Returns at once: a host of which nothing goes on between its verbs need not implement it.
    public func settled() async {}
}
