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

    /// What most changes do not leave.
    private final class Rest: Makeable {
        var steps: [(job: Job, step: JobStep)] = []
        var calls: [@Sendable () -> Void] = []
        var removed: [any Sendable] = []
    }

    /// The time, read before the lock was taken; `nil` when no listener needs it.
    var now: Duration?
    /// The call to be made on a queue; there is one at most, for no more than one job goes on or starts.
    var hop: Hop?
    /// The job that left; where several do, the last.
    private var job: Job?
    private var rest: Rest?
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
    /// Whether there is anything that most changes do not leave.
    var hasMore: Bool { rest != nil }

    /// How jobs go on that have no task of their own and whose steps the caller does not take.
    var steps: [(job: Job, step: JobStep)] { rest?.steps ?? [] }

    /// The calls that tell or cancel.
    var calls: [@Sendable () -> Void] { rest?.calls ?? [] }

    /// Leaves a step of a job to another thread.
    mutating func hand(_ step: JobStep, of job: Job) {
        rest.made().steps.append((job, step))
    }

    /// Leaves a call that tells or cancels.
    mutating func call(_ call: @escaping @Sendable () -> Void) {
        rest.made().calls.append(call)
    }

    /// Keeps what was taken out of the state.
    mutating func keep(_ removed: any Sendable) {
        rest.made().removed.append(removed)
    }

    /// Keeps a job that left.
    mutating func keep(leaving left: Job) {
        if let job { keep(job) }
        job = left
    }

    /// The time since another; `nil` when one of the two was not read.
    func duration(since start: Duration?) -> Duration? {
        guard let now, let start else { return nil }
        return now - start
    }
}
