internal import Routing

/// A fault that prevented a change of the view stack or the making of a screen.
///
/// The verbs of the view stack report it to ``Window/onFault-swift.property``, or ``Window/transition(_:)``
/// throws it. A job that shows a URL fails with it as the underlying error.
public struct PresentationError: Error, Hashable, Sendable {
    /// The kind of fault.
    public let code: Code
    /// What was wrong, where, and what to do about it.
    public let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension PresentationError {
    /// A kind of fault.
    @nonexhaustive
    public enum Code: String, Sendable {
        /// There is no navigation controller to push onto.
        case noNavigationController
        /// The controller is in another container or window, or occurs twice in one list.
        case alreadyInHierarchy
        /// The controller already presents another one.
        case alreadyPresenting
        /// The controller would be inside itself.
        case cycle
        /// The containers would be nested deeper than a window allows.
        case tooDeep
        /// The root of a navigation controller cannot be popped.
        case rootCannotBePopped
        /// Children of navigation, tab-bar and split-view controllers change only through those controllers'
        /// own verbs.
        case managedContainer
        /// The user cannot reach the target of an action, because it is not visible on top.
        case outOfReach
        /// The controller to pop to is not on the stack.
        case notInStack
        /// A controller that is in no window cannot present.
        case notInWindow
        /// There is no tab with that index.
        case indexOutOfRange
        /// No window was given, and there is no key window.
        case noKeyWindow
        /// The given window has been released.
        case windowIsGone
        /// The window is empty, so no screen can be shown from its top.
        case windowIsEmpty
        /// The program changed the screen of a navigator by hand, to content that no navigation state
        /// describes.
        case notFollowed
        /// The program asked for a transition during another one; it waits its turn.
        case transitionInProgress
        /// An animator released a transition's `finished` closure without calling it.
        case animationDropped
        /// A user interface released the completion of a transition without calling it.
        case completionDropped

        /// The bundle has no such storyboard.
        case noStoryboard
        /// The storyboard is not XML, or not the XML of a storyboard.
        case malformedStoryboard
        /// The storyboard has no scene with that identifier, or no initial one.
        case noSuchScene
        /// No class with the name is a view controller.
        case noSuchClass
    }
}

extension PresentationError: CustomStringConvertible {
    /// The code and the message.
    public var description: String { "\(code): \(message)".visible() }
}
