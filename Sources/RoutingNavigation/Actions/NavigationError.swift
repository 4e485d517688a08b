/// Why a navigation state could not be changed, or not be read; nothing was changed then.
public struct NavigationError: Error, Sendable {
    /// The kind of error.
    public let code: Code
    /// What happened, and what to do about it.
    public let message: String
    /// The error that led to this one, such as a `RouteURLError`.
    public let underlying: (any Error)?

    package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.underlying = underlying
    }
}

extension NavigationError {
    /// A kind of error; open to growth, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The text is no URL; a `RouteURLError` is underneath.
        public static let malformedURL = Code(rawValue: "malformedURL")
        /// No endpoint of the tree matches the URL.
        public static let noEndpoint = Code(rawValue: "noEndpoint")
        /// The state has no destination with this identity or name.
        public static let noDestination = Code(rawValue: "noDestination")
        /// Nothing was opened yet, so there is no current destination.
        public static let nothingOpened = Code(rawValue: "nothingOpened")
        /// It is no endpoint of the active path.
        public static let notActive = Code(rawValue: "notActive")
        /// The node cannot hold more than it does, or has no such child.
        public static let noRoom = Code(rawValue: "noRoom")
        /// A stack, a fork or a switcher would have nothing in it, or the state no root.
        public static let wouldBeEmpty = Code(rawValue: "wouldBeEmpty")
        /// Nothing is presented.
        public static let noModal = Code(rawValue: "noModal")
        /// There is no stack on the active path.
        public static let noStack = Code(rawValue: "noStack")
        /// Nodes would nest deeper than ``NavigationState/maximumDepth``.
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// A state was encoded by a version of the package that this one does not know.
        public static let unknownVersion = Code(rawValue: "unknownVersion")
        /// What was decoded is no state.
        public static let brokenState = Code(rawValue: "brokenState")
        /// A change is about something that is not there.
        public static let wrongChange = Code(rawValue: "wrongChange")

        /// A part of the tree has no presenter, and is to be shown by one.
        public static let noPresenter = Code(rawValue: "noPresenter")
        /// A place that was to be taken away stays.
        public static let stayed = Code(rawValue: "stayed")
        /// A place finished with a value of another type than its caller waits for.
        public static let wrongResult = Code(rawValue: "wrongResult")
        /// Guards send a place elsewhere again and again.
        public static let redirectLoop = Code(rawValue: "redirectLoop")
        /// The navigator does not accept URLs that come from where the caller is handling one from.
        public static let untrusted = Code(rawValue: "untrusted")
        /// The history has no visit in that direction.
        public static let noVisit = Code(rawValue: "noVisit")
        /// A change took longer to show than the navigator allows.
        public static let timedOut = Code(rawValue: "timedOut")
        /// A change failed, and so did undoing those before it: what shows is not what the state says, until
        /// the next request renders all of it.
        public static let renderingDiverged = Code(rawValue: "renderingDiverged")
        /// The program changed by hand what shows, to something that no state says.
        public static let notFollowed = Code(rawValue: "notFollowed")
        /// The request would wait for the very rendering that makes it.
        public static let wouldDeadlock = Code(rawValue: "wouldDeadlock")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension NavigationError: CustomStringConvertible {
    /// The code, the message, and the error underneath.
    public var description: String {
        guard let underlying else { return "\(code): \(message)" }
        return "\(code): \(message)\n\(underlying)"
    }
}
