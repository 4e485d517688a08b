internal import Routing

/// An error of changing or decoding a navigation state.
///
/// The state is unchanged, except with the code ``Code/wrongResult``: the place has left then.
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
    /// A kind of error.
    @nonexhaustive
    public enum Code: String, Sendable {
        /// The text is not a valid URL; a `RouteURLError` is underneath.
        case malformedURL
        /// No endpoint of the tree matches the URL.
        case noEndpoint
        /// The state has no destination with this identity or name.
        case noDestination
        /// The state is empty, so there is no current destination.
        case nothingOpened
        /// The node is not an endpoint of the active path.
        case notActive
        /// The node cannot hold another child, or has no such child.
        case noRoom
        /// A stack, fork or switcher would be empty, or the state would have no root.
        case wouldBeEmpty
        /// There is no modal on the active path.
        case noModal
        /// There is no stack on the active path.
        case noStack
        /// Nodes would nest deeper than 256 levels.
        case tooDeep
        /// The state was encoded by a version of the package that this version does not know.
        case unknownVersion
        /// The decoded data is not a consistent state.
        case brokenState
        /// A change refers to a node that is not there.
        case wrongChange

        /// A node has no presenter, but a renderer must show it through one; or its presenter cannot present a
        /// modal over it.
        case noPresenter
        /// A place refused to be removed.
        case stayed
        /// A place finished with a value of another type than its caller expects.
        case wrongResult
        /// Guards redirected a request too many times, or places that were asked whether they leave kept bringing
        /// up others.
        case redirectLoop
        /// The caller is handling a URL, and the navigator does not accept URLs from the origin of that URL.
        case untrusted
        /// The history has no visit in that direction.
        case noVisit
        /// A change took longer than the timeout of the navigator.
        case timedOut
        /// A change failed, and undoing the changes before it failed too; or a change took effect after the timeout,
        /// when it had been undone.
        ///
        /// The screen differs from the state until the next request renders everything again.
        case renderingDiverged
        /// The program changed the screen in a way that no state can express.
        case notFollowed
        /// The request would wait for the rendering that makes it.
        case wouldDeadlock
    }
}

extension NavigationError: CustomStringConvertible {
    /// The code, the message, and the error underneath.
    public var description: String {
        // The message may contain a URL from an untrusted source.
        let line = "\(code): \(message)".visible()
        return underlying.map { "\(line)\n" + "\($0)".visibleLines } ?? line
    }
}
