/// The waits of calls for jobs, over all routers of the process, which show deadlocks.
///
/// A call waits for a job when its own task dispatches, for a router when its own task calls `idle`, and for an
/// answer when its request to a navigator waits for guards. The job that the call belongs to stores the wait. When
/// a dispatched job has to wait in a queue, the graph is searched: if no running job can make room for it, the
/// `dispatch` throws instead of waiting. The last wait closes a cycle, so it is enough to search when a wait
/// begins. A job at a gate will need a place again, so it counts as if it waited in the queue.
///
/// One lock guards all waits. It is taken before the locks of routers, never while one of them is held, and only
/// for waits from within calls. Waits begin and end with this lock held, so every cycle that a search finds
/// exists. Only a timeout or a cancellation may break the cycle at the same moment.
enum WaitForGraph {
    private static let lock = Locked(())

    /// Opens a job for which a call waits.
    ///
    /// - Returns: The next step of the job, which has ended as ``JobPhase/Ending/wouldDeadlock`` if it would wait
    ///   for the call.
    static func open(_ job: Job, in dispatcher: Dispatcher, awaitedBy caller: TaskContext.RunningCall)
        -> JobStep
    {
        var effects = DeferredEffects()
        // A clock is foreign code, so it is not read with the lock held.
        effects.now = dispatcher.time
        // What the search retains, and the awaited job below, may be the last references, which end outside the lock.
        var search = DeadlockSearch()
        let step = lock.withLock { _ in
            caller.begin(.job(job, dispatcher))
            let step = dispatcher.decide(&effects) { state, after in
                let step = state.open(job, &after)
                if caller.dispatcher === dispatcher, job.needsPlace {
                    state.blocked.note(caller.job, waitsFor: job)
                }
                return step
            }
            guard step.isWait, search.isStuck(job, of: dispatcher) else { return step }
            return dispatcher.decide(&effects) { state, after in
                state.advance(job, .refused(.wouldDeadlock), &after)
            }
        }
        dispatcher.perform(&effects)
        return step
    }

    /// Records that a call waits until a router is idle, or for an answer.
    ///
    /// - Returns: Whether the call may wait; `false` if it would wait for itself.
    static func mayWait(for wait: Job.Wait, _ caller: TaskContext.RunningCall) -> Bool {
        var search = DeadlockSearch()
        return lock.withLock { _ in
            caller.begin(wait)
            return !search.isStuck(caller.job, of: caller.dispatcher)
        }
    }

    /// Records that a call no longer waits.
    static func end(_ caller: TaskContext.RunningCall) {
        // This may be the last reference to the awaited job or router, which is released outside all locks.
        let wait = lock.withLock { _ in caller.end() }
        withExtendedLifetime(wait) {}
    }
}

extension TaskContext.RunningCall {
    /// Records that the call waits.
    func begin(_ wait: Job.Wait) {
        dispatcher.look { state, _ in
            guard job.phase.isCurrent(call) else { return }
            job.extra().awaited = wait
            // An inquiry has no place that others could wait for.
            if !job.isInquiry { state.blocked.insert(job) }
        }
    }

    /// Records that the call no longer waits.
    ///
    /// - Returns: The wait, to be released outside all locks.
    func end() -> Job.Wait? {
        dispatcher.look { state, _ in
            guard job.phase.isCurrent(call) else { return nil as Job.Wait? }
            state.blocked.remove(job)
            return job.extras?.awaited.take()
        }
    }
}
