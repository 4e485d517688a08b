/// An error of changing or decoding a navigation state; the state is unchanged.
public struct NavigationError: Error, Sendable {
    /// The kind of error.
    public let code: Code
    /// What happened, and how to correct it.
    public let message: String
    /// The error that caused this one, such as a `RouteURLError`.
    public let underlying: (any Error)?

    package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.underlying = underlying
    }
}

extension NavigationError {
    /// A kind of error; later versions may add codes, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The text is not a valid URL; a `RouteURLError` is underneath.
        public static let malformedURL = Code(rawValue: "malformedURL")
        /// No endpoint of the tree matches the URL.
        public static let noEndpoint = Code(rawValue: "noEndpoint")
        /// The state has no destination with this identity or name.
        public static let noDestination = Code(rawValue: "noDestination")
        /// The state is empty, so there is no current destination.
        public static let nothingOpened = Code(rawValue: "nothingOpened")
        /// The node is not an endpoint of the active path.
        public static let notActive = Code(rawValue: "notActive")
        /// The node cannot hold another child, or has no such child.
        public static let noRoom = Code(rawValue: "noRoom")
        /// A stack, fork or switcher would be empty, or the state would have no root.
        public static let wouldBeEmpty = Code(rawValue: "wouldBeEmpty")
        /// There is no modal on the active path.
        public static let noModal = Code(rawValue: "noModal")
        /// There is no stack on the active path.
        public static let noStack = Code(rawValue: "noStack")
        /// Nodes would nest deeper than ``NavigationState/maximumDepth``.
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// The state was encoded by a version of the package that this version does not know.
        public static let unknownVersion = Code(rawValue: "unknownVersion")
        /// The decoded data is not a consistent state.
        public static let brokenState = Code(rawValue: "brokenState")
        /// A change refers to a node that is not there.
        public static let wrongChange = Code(rawValue: "wrongChange")

        /// A node has no presenter, but a renderer must show it through one.
        public static let noPresenter = Code(rawValue: "noPresenter")
        /// A place refused to be removed.
        public static let stayed = Code(rawValue: "stayed")
        /// A place finished with a value of another type than its caller expects.
        public static let wrongResult = Code(rawValue: "wrongResult")
        /// Guards redirected a request too many times.
        public static let redirectLoop = Code(rawValue: "redirectLoop")
        /// The caller is handling a URL, and the navigator does not accept URLs from the origin of that URL.
        public static let untrusted = Code(rawValue: "untrusted")
        /// The history has no visit in that direction.
        public static let noVisit = Code(rawValue: "noVisit")
        /// A change took longer than the timeout of the navigator.
        public static let timedOut = Code(rawValue: "timedOut")
        /// A change failed, and undoing the changes before it failed too.
        ///
        /// The screen differs from the state until the next request renders everything again.
        public static let renderingDiverged = Code(rawValue: "renderingDiverged")
        /// The program changed the screen in a way that no state can express.
        public static let notFollowed = Code(rawValue: "notFollowed")
        /// The request would wait for the rendering that makes it.
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
