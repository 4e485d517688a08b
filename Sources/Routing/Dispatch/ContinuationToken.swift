/// The right to answer a call, once; the closures that a classic handler is given hold it.
///
/// When the last of them is let go of, nobody can answer any more: that is seen at once, by the `deinit`.
///
/// `@unchecked` is right because of `isAnswered` alone, which is written in ``note()`` only, under the router's
/// lock, and read in the `deinit` only. Whoever writes it holds the token meanwhile, so all writes come before the
/// last release, and releases come before the `deinit`, as for any object. It saves each call a third lock.
final class ContinuationToken: @unchecked Sendable {
    private let call: DispatchMachine.Call
    /// The parameters that the handler was given.
    private let given: Parameters
    let entry: Entry.Signature
    private let dispatcher: Dispatcher
    private var isAnswered = false

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
        if !isAnswered { dispatcher.dropped(call, by: entry) }
    }

    /// Answers the call; a second answer is ignored and reported.
    func answer(_ answer: CallAnswer) {
        dispatcher.answer(call, answer, given: given, by: self)
    }

    /// Takes note of an answer; to be called with the router's lock held.
    func note() {
        isAnswered = true
    }
}
