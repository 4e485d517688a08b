/// The error of an async handler whose awaited continuation was released without a call.
///
/// The router treats the handler like a classic handler that released its continuation.
package struct AbandonedContinuation: Error {
    /// Creates the error.
    package init() {}
}

/// The result of a call.
enum CallResult: Sendable {
    /// A map completed, with the value that it returned.
    case completed(Payload?)
    /// A map, a guard or a proxy threw.
    case failed(RoutingError)
    /// A guard or a proxy decided.
    case decided(Verdict)
    /// The continuation was released, so no answer can come.
    case abandoned(Entry.Signature)
}

/// The decision of a guard or a proxy, with the parsed URL or the ticket that it needs; made outside the lock.
final class Verdict: Sendable {
    let decision: ProxyDecision
    /// The URL of the redirect, if any.
    let target: Result<RouteURL, RouteURLError>?
    /// The job's place at the gate, if the decision is to hold the job.
    let ticket: GateTicket?

    init(_ decision: ProxyDecision, target: Result<RouteURL, RouteURLError>? = nil, ticket: GateTicket? = nil)
    {
        self.decision = decision
        self.target = target
        self.ticket = ticket
    }
}
