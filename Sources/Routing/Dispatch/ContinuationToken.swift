/// The right to answer a call once, which the continuation of a classic handler captures.
///
/// When the last copy of the continuation is released, no answer can come, and `deinit` reports that at once.
///
/// `@unchecked` is right because ``isUsed`` is written with the router's lock held. Only `deinit` reads it without
/// the lock, and `deinit` runs after every other use of the object.
final class ContinuationToken: @unchecked Sendable {
    let job: Job
    let call: JobPhase.CallNumber
    /// The parameters that the handler received.
    let given: Parameters
    let entry: Entry.Signature
    private let dispatcher: Dispatcher
    /// Whether the continuation was called, in time or late.
    @exclusivity(unchecked) var isUsed = false

    init(
        _ dispatcher: Dispatcher,
        _ job: Job,
        _ call: JobPhase.CallNumber,
        _ given: Parameters,
        _ entry: Entry.Signature
    ) {
        self.dispatcher = dispatcher
        self.job = job
        self.call = call
        self.given = given
        self.entry = entry
    }

    deinit {
        if !isUsed { dispatcher.noteDropped(call, of: job, by: entry) }
    }

    /// Completes the call of a map; ignores and reports a second answer.
    func complete() {
        dispatcher.answer(.completed(nil), with: self)
    }

    /// Answers the call of a guard or a proxy; ignores and reports a second answer.
    func decide(_ commit: ProxyCommit?) {
        dispatcher.answer(.decided(dispatcher.verdict(ProxyDecision(commit))), with: self)
    }
}
