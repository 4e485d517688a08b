internal import Dispatch

/// What is left to do when the lock is released.
///
/// Whatever the locked part took out of the state or loaded stays in here as well, so that it is let go of
/// outside: a closure or an owner that goes may call back.
struct DeferredEffects: ~Copyable {
    /// A call of a classic entry, on its way to its queue.
    struct Hop {
        let queue: DispatchQueue
        let job: Job
        let call: Phase.CallNumber
    }

    /// The time, read before the lock was taken; `nil` when no listener needs it.
    var now: Duration?
    /// The calls to be made on queues.
    var hops = FIFO<Hop>()
    /// How jobs go on that have no task of their own and whose steps the caller does not take.
    var steps: [(job: Job, step: JobStep)] = []
    /// The calls that tell or cancel.
    var calls: [@Sendable () -> Void] = []
    /// The job that left; where several do, the last.
    private var job: Job?
    /// What else was taken out of the state.
    var removed: [any Sendable] = []
    /// What the registry let go of.
    var releases = DeferredReleases()
    /// The numbers of the events that listeners are to be told of.
    var events: ClosedRange<Int>?
    /// Whether the caller may start another job than its own.
    var mayStart = true
    /// Whether jobs can start that are left to the pump.
    var needsPump = false
}

extension DeferredEffects {
    /// Keeps a job that left.
    mutating func keep(_ left: Job) {
        if let job { removed.append(job) }
        job = left
    }

    /// The time since another; `nil` when one of the two was not read.
    func duration(since start: Duration?) -> Duration? {
        guard let now, let start else { return nil }
        return now - start
    }
}
