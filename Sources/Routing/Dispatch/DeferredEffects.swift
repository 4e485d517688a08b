internal import Dispatch

/// The effects to perform after the lock is released.
///
/// It also stores the objects that the locked code loaded or removed from the state, so that they are released
/// outside the lock: releasing a closure or an owner may run foreign code.
struct DeferredEffects: ~Copyable {
    /// A call of a classic entry, on its way to its queue.
    struct Hop {
        let queue: DispatchQueue
        let job: Job
    }

    /// The effects that most changes do not have.
    private final class Rest: Makeable {
        var steps: [(job: Job, step: JobStep)] = []
        var calls: [@Sendable () -> Void] = []
        var removed: [any Sendable] = []
    }

    /// The time, read before the lock was taken; `nil` when no listener needs it.
    var now: Duration?
    /// The call to make on a queue; at most one, because at most one job continues or starts.
    var hop: Hop?
    /// The number of the hop that waits until the owners are released, if several jobs run at once.
    var delayedHop: OutgoingCalls.Number?
    /// The last job that left.
    private var job: Job?
    private var rest: Rest?
    /// The objects that the registry releases.
    var releases = DeferredReleases()
    /// The numbers of the events to deliver to listeners.
    var events: ClosedRange<Int>?
    /// Whether the caller may start another job than its own.
    var mayStart = true
    /// Whether the pump must start further jobs.
    var needsPump = false
}

extension DeferredEffects {
    /// Whether there are effects that most changes do not have.
    var hasMore: Bool { rest != nil }

    /// The steps of jobs that have no task and whose steps the caller does not take.
    var steps: [(job: Job, step: JobStep)] { rest?.steps ?? [] }

    /// The closures to call, which resume, notify or cancel.
    var calls: [@Sendable () -> Void] { rest?.calls ?? [] }

    /// Removes the hop of a job to a queue, whose thread makes the call itself.
    ///
    /// - Returns: Whether there was such a hop.
    mutating func takeHop(of job: Job, to queue: DispatchQueue?) -> Bool {
        guard let hop, hop.job === job, hop.queue === queue else { return false }
        self.hop = nil
        return true
    }

    /// Adds a step of a job for another thread.
    @inline(never)
    mutating func hand(_ step: JobStep, of job: Job) {
        rest.made().steps.append((job, step))
    }

    /// Adds a closure to call.
    @inline(never)
    mutating func call(_ call: @escaping @Sendable () -> Void) {
        rest.made().calls.append(call)
    }

    /// Keeps an object that was removed from the state.
    mutating func keep(_ removed: any Sendable) {
        rest.made().removed.append(removed)
    }

    /// Keeps a job that leaves.
    mutating func keep(leaving left: Job) {
        if let job { keep(job) }
        job = left
    }

    /// The time since an earlier time; `nil` when one of the two was not read.
    func duration(since start: Duration?) -> Duration? {
        guard let now, let start else { return nil }
        return now - start
    }
}
