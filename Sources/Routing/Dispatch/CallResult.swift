/// Thrown by an async handler that waited for a continuation which was let go of uncalled.
///
/// The handler counts as a classic one that did so itself.
package struct AbandonedContinuation: Error {
    /// Creates the error.
    package init() {}
}

/// How a call was answered.
enum CallResult: Sendable {
    /// A map completed, with what it returned.
    case completed(Payload?)
    /// A map or a proxy threw.
    case failed(RoutingError)
    /// A proxy decided.
    case decided(Verdict)
    /// No answer can come any more.
    case abandoned(Entry.Signature)
}

/// What a proxy decided, with what that takes: it is made outside the lock, for it is work.
final class Verdict: Sendable {
    let decision: ProxyDecision
    /// The URL that it redirects to, if it does.
    let target: Result<RouteURL, RouteURLError>?
    /// The place at the gate where it holds the job, if it does.
    let ticket: GateTicket?

    init(_ decision: ProxyDecision, target: Result<RouteURL, RouteURLError>? = nil, ticket: GateTicket? = nil)
    {
        self.decision = decision
        self.target = target
        self.ticket = ticket
    }
}
