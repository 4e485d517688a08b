/// Why a change of the view stack did not happen, or a screen could not be made.
///
/// The verbs of the view stack hand it to ``Window/onFault-swift.property``, ``Window/transition(_:)`` throws
/// it, and a URL that was to be shown fails with it underneath.
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
        /// The controller is shown somewhere already, or stands twice in one list.
        public static let alreadyInHierarchy = Code(rawValue: "alreadyInHierarchy")
        /// The controller presents another one already.
        public static let alreadyPresenting = Code(rawValue: "alreadyPresenting")
        /// The controller would be inside itself.
        public static let cycle = Code(rawValue: "cycle")
        /// More containers within each other than a window takes.
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// A navigation controller keeps its first controller.
        public static let rootCannotBePopped = Code(rawValue: "rootCannotBePopped")
        /// Navigation, tab-bar and split-view controllers take no children but by verbs of their own.
        public static let managedContainer = Code(rawValue: "managedContainer")
        /// The user cannot do what is not in front of them.
        public static let outOfReach = Code(rawValue: "outOfReach")
        /// The controller to pop to is not on the stack.
        public static let notInStack = Code(rawValue: "notInStack")
        /// Nothing is presented from a controller that is in no window.
        public static let notInWindow = Code(rawValue: "notInWindow")
        /// There is no tab with that index.
        public static let indexOutOfRange = Code(rawValue: "indexOutOfRange")
        /// No window was given, and none is the key window.
        public static let noKeyWindow = Code(rawValue: "noKeyWindow")
        /// The window that was given is gone.
        public static let windowIsGone = Code(rawValue: "windowIsGone")
        /// The window shows nothing that a screen could be shown from.
        public static let windowIsEmpty = Code(rawValue: "windowIsEmpty")
        /// The program changed by hand what a navigator shows, in a way that no navigation state says.
        public static let notFollowed = Code(rawValue: "notFollowed")
        /// A transition was asked for during another; it waits its turn.
        public static let transitionInProgress = Code(rawValue: "transitionInProgress")
        /// An animator let go of a transition without finishing it.
        public static let animationDropped = Code(rawValue: "animationDropped")
        /// A user interface let go of the completion of a transition without calling it.
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
