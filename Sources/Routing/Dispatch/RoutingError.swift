/// The reason why a URL was not handled.
///
/// Compare codes to tell errors apart:
///
/// ```swift
/// do {
///     try await router.dispatch("app://books/7")
/// } catch let error as RoutingError where error.code == .noRoute {
///     print(error.message)
/// }
/// ```
public struct RoutingError: Error, Sendable {
    /// The kind of error.
    public let code: Code
    /// What happened, and what to do about it.
    public let message: String
    /// The error that caused this one, such as a ``RouteURLError`` or an error that a handler threw.
    ///
    /// A chain of errors from routers is cut off after 1,000 errors.
    public let underlying: (any Error)?

    /// The number of routing errors underneath this one.
    private let depth: Int

    /// The number of routing errors that are kept underneath one.
    ///
    /// Handlers that dispatch may fail because another dispatch failed. Without a limit, the chain could grow
    /// too long to show or to release.
    private static let deepest = 1000

    init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
        self.code = code
        self.message = message
        let inner = underlying as? RoutingError
        let isTooDeep = inner.map { $0.depth >= Self.deepest } ?? false
        self.underlying = isTooDeep ? inner.map { RoutingError($0.code, $0.message) } : underlying
        self.depth = isTooDeep ? 1 : inner.map { $0.depth + 1 } ?? 0
    }
}

extension RoutingError {
    /// A kind of error.
    @nonexhaustive
    public enum Code: String, Sendable, Codable {
        /// The text is not a URL; a ``RouteURLError`` is underneath.
        case malformedURL
        /// No map matches, and there is no fallback for the URL's scope and origin; if a map of a typed route matches
        /// but for its value, the error of the decoding is underneath.
        case noRoute
        /// A guard or a proxy rejected the URL.
        case rejected
        /// A handler, a guard or a proxy threw; its error is underneath.
        case handlerFailed
        /// A handler, a guard or a proxy released its continuation without calling it.
        case abandoned
        /// A handler, a guard or a proxy took longer than the configuration allows.
        case timedOut
        /// More jobs wait than the configuration allows.
        case overloaded
        /// The task that called `dispatch` was cancelled, or the program cancelled the pending jobs.
        case cancelled
        /// The dispatch would wait for the handler that calls it, directly or through other routers.
        case wouldDeadlock

        /// Guards and proxies redirected the URL more often than a router follows; the message names the URLs.
        case redirectLoop
        /// A guard or a proxy holds the job at a gate that was already open.
        case heldAtOpenGate
        /// A gate held the job until the gate's time limit.
        case expired
        /// The gate that would hold the job is full.
        case refused
        /// A gate discarded the job; the reason may be underneath.
        case discarded
        /// Maps match, but none accepts the URL's origin; or ``RouteRequest/url(_:allowing:)`` refused a URL.
        case untrusted
        /// The handler ran, but returned no value, or a value of another type than the caller asked for.
        case wrongValue

        /// A description of the code that contains neither a URL nor a value from one.
        var sentence: String {
            switch self {
            case .malformedURL: "the text is not a URL"
            case .noRoute: "no map matches the URL, and there is no fallback for it"
            case .rejected: "a guard or a proxy rejected the URL"
            case .handlerFailed: "a handler or a proxy threw an error"
            case .abandoned: "a handler or a proxy released its continuation without calling it"
            case .timedOut: "a handler or a proxy took longer than 'handlerTimeout' allows"
            case .overloaded: "as many URLs as 'maximumPendingOpens' allows wait already"
            case .cancelled: "the URL was cancelled"
            case .wouldDeadlock: "the dispatch would wait for the handler that makes it; use 'open'"
            case .redirectLoop: "guards and proxies redirect the URL without end"
            case .heldAtOpenGate: "a proxy holds the URL at an open gate; let it pass or close the gate"
            case .expired: "the URL was held for longer than the gate holds URLs"
            case .refused: "the gate is full"
            case .discarded: "the gate discarded the URL"
            case .untrusted: "a map matches the URL, but does not accept where the URL comes from"
            case .wrongValue: "the handler did not return a value of the type that was asked for"
            }
        }
    }
}

extension RoutingError: CustomStringConvertible {
    /// The code, the message, and the error underneath.
    public var description: String {
        var lines: [String] = []
        var next: (any Error)? = self
        while let error = next as? RoutingError {
            // The message may contain a URL from an untrusted source.
            lines.append("\(error.code): \(error.message)".visible())
            next = error.underlying
        }
        if let next { lines.append("\(next)".visibleLines) }
        return lines.joined(separator: "\n")
    }
}
