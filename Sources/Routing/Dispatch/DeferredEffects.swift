/// What is left to do when the lock is released.
///
/// Whatever the locked part took out of the state or loaded stays in here as well, so that it is let go of
/// outside: a closure or an owner that goes may call back.
struct DeferredEffects: ~Copyable {
    /// How the dispatcher goes on with a job, where foreign code is to be asked or called, or another job has
    /// its turn.
    enum Step {
        /// List its proxies.
        case match(DispatchMachine.JobID)
        /// Find its map.
        case resolve(DispatchMachine.JobID)
        /// Call an entry, on its queue.
        case call(DispatchMachine.Call, DispatchMachine.Target, Entry)
    }

    /// The time, read before the lock was taken; `nil` when no event or timer needs it.
    var now: Duration?
    /// What is to be done for jobs.
    var steps = FIFO<Step>()
    /// Whether a job was matched under the lock, which is done for one at a time.
    var hasMatched = false
    /// Who is to be told or cancelled.
    var calls: [@Sendable () -> Void] = []
    /// The job that left; where several do, the last.
    private var job: Job?
    /// What else was taken out of the state.
    var removed: [any Sendable] = []
    /// What the registry let go of.
    var releases = DeferredReleases()
    /// Whether a listener has mail.
    var hasMail = false
}

extension DeferredEffects {
    /// Whether nothing is left to do but to let go of things.
    var isDone: Bool { steps.isEmpty && calls.isEmpty && !hasMail }

    /// Lets go of everything but the steps.
    mutating func clear() {
        if hasMail { hasMail = false }
        if !calls.isEmpty { calls = [] }
        job = nil
        if !removed.isEmpty { removed = [] }
        if !releases.owners.isEmpty { releases.owners = [] }
    }

    /// Keeps a job that left.
    mutating func keep(_ left: consuming Job) {
        var other: Job? = left
        swap(&other, &job)
        if let other { removed.append(other) }
    }

    /// The time since another; `nil` when one of the two was not read.
    func duration(since start: Duration?) -> Duration? {
        guard let now, let start else { return nil }
        return now - start
    }
}
