/// The right to answer a call, once; the closures that a classic handler is given hold it.
///
/// When the last of them is let go of, nobody can answer any more: that is seen at once, by the `deinit`.
final class ContinuationToken: Sendable {
    private let call: DispatchMachine.Call
    /// The parameters that the handler was given.
    private let given: Parameters
    private let entry: Entry.Signature
    private let dispatcher: Dispatcher

    init(
        _ dispatcher: Dispatcher,
        _ call: DispatchMachine.Call,
        _ given: Parameters,
        _ entry: Entry.Signature
    ) {
        self.dispatcher = dispatcher
        self.call = call
        self.given = given
        self.entry = entry
    }

    deinit {
        dispatcher.dropped(call, by: entry)
    }

    /// Answers the call; a second answer is ignored and reported.
    func answer(_ answer: CallResult) {
        dispatcher.answer(call, answer, given: given, by: entry)
    }
}

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

    /// The answer of a classic proxy.
    init(_ commit: ProxyCommit?) {
        guard let commit else {
            self = .decided(.pass)
            return
        }
        self = .decided(.redirect(to: commit.route, parameters: commit.parameters, data: commit.data))
    }
}
