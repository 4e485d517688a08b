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
    case completed((any Sendable)?)
    /// A map or a proxy threw.
    case failed(RoutingError)
    /// A proxy decided.
    case decided(ProxyDecision)
    /// No answer can come any more.
    case abandoned(Entry.Signature)

    /// The answer of a classic proxy.
    init(_ commit: ProxyCommit?) {
        guard let commit else {
            self = .decided(.pass)
            return
        }
        self = .decided(.redirect(to: commit.route, parameters: commit.parameters, data: commit.data))
    }

    /// The gate at which a proxy holds the job, if it does.
    var gate: GateReference? {
        if case .decided(let decision) = self { decision.gate } else { nil }
    }
}
