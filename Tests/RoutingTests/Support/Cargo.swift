/// Something that a handler, a job or a timer holds, to see when it is let go of.
///
/// A task lets go of it some time after its job has ended: wait for the signal then.
final class Cargo: Sendable {
    private let gone: Signal

    /// - Parameter gone: Fires when the cargo is let go of.
    init(_ gone: Signal = Signal()) {
        self.gone = gone
    }

    deinit {
        gone.fire()
    }
}
