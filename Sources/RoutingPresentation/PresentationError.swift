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
    /// A kind of fault; open to growth, so a `switch` over codes needs a `default`.
    ///
    /// Other modules declare codes of their own in extensions.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// There is no navigation controller to push onto.
        public static let noNavigationController = Code(rawValue: "noNavigationController")
        /// The controller is in another container or window, or occurs twice in one list.
        public static let alreadyInHierarchy = Code(rawValue: "alreadyInHierarchy")
        /// The controller already presents another one.
        public static let alreadyPresenting = Code(rawValue: "alreadyPresenting")
        /// The controller would be inside itself.
        public static let cycle = Code(rawValue: "cycle")
        /// The containers would be nested deeper than a window allows.
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// The root of a navigation controller cannot be popped.
        public static let rootCannotBePopped = Code(rawValue: "rootCannotBePopped")
        /// Children of navigation, tab-bar and split-view controllers change only through those controllers'
        /// own verbs.
        public static let managedContainer = Code(rawValue: "managedContainer")
        /// The user cannot reach the target of an action, because it is not visible on top.
        public static let outOfReach = Code(rawValue: "outOfReach")
        /// The controller to pop to is not on the stack.
        public static let notInStack = Code(rawValue: "notInStack")
        /// A controller that is in no window cannot present.
        public static let notInWindow = Code(rawValue: "notInWindow")
        /// There is no tab with that index.
        public static let indexOutOfRange = Code(rawValue: "indexOutOfRange")
        /// No window was given, and there is no key window.
        public static let noKeyWindow = Code(rawValue: "noKeyWindow")
        /// The given window has been released.
        public static let windowIsGone = Code(rawValue: "windowIsGone")
        /// The window is empty, so no screen can be shown from its top.
        public static let windowIsEmpty = Code(rawValue: "windowIsEmpty")
        /// The program changed the screen of a navigator by hand, to content that no navigation state
        /// describes.
        public static let notFollowed = Code(rawValue: "notFollowed")
        /// A transition was asked for during another one; it waits its turn.
        public static let transitionInProgress = Code(rawValue: "transitionInProgress")
        /// An animator released a transition's `finished` closure without calling it.
        public static let animationDropped = Code(rawValue: "animationDropped")
        /// A user interface released the completion of a transition without calling it.
        public static let completionDropped = Code(rawValue: "completionDropped")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension PresentationError: CustomStringConvertible {
    /// The code and the message.
    public var description: String { "\(code): \(message)" }
}
