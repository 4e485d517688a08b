/// The right to answer a call, once; the closures that a classic handler is given hold it.
///
/// When the last of them is let go of, nobody can answer any more: that is seen at once, by the `deinit`.
final class ContinuationToken: Sendable {
    private let dispatcher: Dispatcher
    private let call: DispatchMachine.Call
    private let entry: Entry.Signature

    init(_ dispatcher: Dispatcher, _ call: DispatchMachine.Call, _ entry: Entry.Signature) {
        self.dispatcher = dispatcher
        self.call = call
        self.entry = entry
    }

    deinit {
        dispatcher.dropped(call, by: entry)
    }

    /// Answers the call; a second answer is ignored and reported.
    func answer(_ answer: CallAnswer) {
        dispatcher.answer(call, answer, by: entry)
    }
}
