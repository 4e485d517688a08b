extension DispatchMachine {
    /// Something that happened to a job.
    enum Event: Equatable, Sendable {
        /// A URL was opened; `heldBy` are the jobs whose own tasks wait for it, the nearest first.
        case opened(JobID, heldBy: [JobID] = [])
        /// The job was matched and has so many proxies to ask.
        case matched(JobID, proxies: Int)
        /// A map or a fallback was found, or neither.
        case resolved(JobID, found: Bool)
        /// Whom the call was for is disposed of or orphaned.
        case died(Call)
        /// A proxy passed.
        case passed(Call)
        /// A proxy sent the job elsewhere.
        case redirected(Call)
        /// A proxy holds the job until its gate lets it go on.
        case held(Call)
        /// A held job goes on: it waits for its turn again.
        case released(JobID)
        /// A held job ends.
        case expelled(JobID, Ending)
        /// The call ended the job.
        case ended(Call, Ending)
        /// A continuation was let go of without having been called.
        case dropped(Call)
        /// A call took too long.
        case timedOut(Call)
        /// The caller lost interest.
        case cancelled(JobID)
        /// The user let a halted router go on.
        case resumed
    }

    /// How a job ended.
    enum Ending: Sendable {
        case handled
        case failed
        case rejected
        case malformed
        case unmatched
        case abandoned
        case timedOut
        case expired
        case cancelled
        case overloaded
        case wouldDeadlock
    }

    /// Something to do once the lock is released.
    enum Action: Equatable, Sendable {
        /// List the proxies of a job; answered by ``Event/matched(_:proxies:)``, or where there are none and
        /// the map is known by ``Event/resolved(_:found:)``.
        case match(JobID)
        /// Find the map of a job; answered by ``Event/resolved(_:found:)``.
        case resolve(JobID)
        /// Call an entry, on its queue.
        case call(Call, Target)
        /// Bring a job to its gate; answered by ``Event/released(_:)`` or ``Event/expelled(_:_:)`` some time.
        case hold(JobID)
        /// Take a held job, which is about to end, from its gate.
        case withdraw(JobID)
        /// Cancel the task of a call.
        case cancelTask(Call)
        /// Tell the caller how the job ended.
        case settle(JobID, Ending)
        /// Forget the job.
        case leave(JobID)
    }
}
