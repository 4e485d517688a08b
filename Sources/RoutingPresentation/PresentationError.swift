/// Why a change of the view stack did not happen, or a screen could not be made.
///
/// The verbs of the view stack hand it to ``Window/onFault-swift.property``, their `async` twins throw it, and a
/// URL that was to be shown fails with it underneath.
public struct PresentationError: Error, Hashable, Sendable {
    /// The kind of fault.
    public let code: Code
    /// What was wrong, where, and what to do about it.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension PresentationError {
    /// A kind of fault; open to growth, so a `switch` over codes needs a `default`.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Name: String {
            case noNavigationController, alreadyInHierarchy, alreadyPresenting, cycle, tooDeep
            case rootCannotBePopped, notInStack, notInWindow, indexOutOfRange
            case noKeyWindow, windowIsGone, windowIsEmpty
            case transitionInProgress, animationDropped
            case noStoryboard, malformedStoryboard, noSuchScene, noSuchClass
        }

        /// There is no navigation controller to push onto.
        public static let noNavigationController = Code(.noNavigationController)
        /// The controller is shown somewhere already, or stands twice in one list.
        public static let alreadyInHierarchy = Code(.alreadyInHierarchy)
        /// The controller presents another one already.
        public static let alreadyPresenting = Code(.alreadyPresenting)
        /// The controller would be inside itself.
        public static let cycle = Code(.cycle)
        /// More containers within each other than a window takes.
        public static let tooDeep = Code(.tooDeep)
        /// A navigation controller keeps its first controller.
        public static let rootCannotBePopped = Code(.rootCannotBePopped)
        /// The controller to pop to is not on the stack.
        public static let notInStack = Code(.notInStack)
        /// Nothing is presented from a controller that is in no window.
        public static let notInWindow = Code(.notInWindow)
        /// There is no tab with that index.
        public static let indexOutOfRange = Code(.indexOutOfRange)
        /// No window was given, and none is the key window.
        public static let noKeyWindow = Code(.noKeyWindow)
        /// The window that was given is gone.
        public static let windowIsGone = Code(.windowIsGone)
        /// The window shows nothing that a screen could be shown from.
        public static let windowIsEmpty = Code(.windowIsEmpty)
        /// A transition was asked for during another; it waits its turn.
        public static let transitionInProgress = Code(.transitionInProgress)
        /// An animator let go of a transition without finishing it.
        public static let animationDropped = Code(.animationDropped)
        /// The bundle has no such storyboard.
        public static let noStoryboard = Code(.noStoryboard)
        /// The storyboard is no XML, or not the XML of a storyboard.
        public static let malformedStoryboard = Code(.malformedStoryboard)
        /// The storyboard has no scene with that identifier, or no initial one.
        public static let noSuchScene = Code(.noSuchScene)
        /// No class of that name is a view controller.
        public static let noSuchClass = Code(.noSuchClass)

        private let name: Name

        private init(_ name: Name) {
            self.name = name
        }

        /// The name of the static member.
        public var description: String { name.rawValue }
    }
}

extension PresentationError: CustomStringConvertible {
    /// The code and the message.
    public var description: String { "\(code): \(message)" }
}
