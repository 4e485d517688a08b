/// Which calls wait for which jobs, over all routers of the process, so that no call waits for itself.
///
/// A call is known to wait for a job when its very task dispatches, and for a router when its very task waits
/// until that is idle. Such a wait is noted with the job that the call belongs to, and looked at when a job is
/// put into a line: if no running job can make room for it, the `dispatch` throws instead of waiting. A
/// circle is closed by its last wait, so no other moment matters. What a gate holds will need a place again,
/// and counts as if it stood in the line.
///
/// There is one lock for all waits. It is taken before those of routers, never with one held, and only by
/// dispatches from within calls. Waits begin and end with it held, so a circle that is seen is there; only a
/// timeout or a cancellation may break it at the same moment.
enum WaitGraph {
    private static let lock = Locked(())

    /// Opens a URL for which a call waits.
    ///
    /// - Returns: How the job goes on; it has ended as ``Phase/Ending/wouldDeadlock`` if it would wait for
    ///   the call.
    static func open(_ job: Job, in dispatcher: Dispatcher, awaitedBy caller: TaskContext.RunningCall)
        -> JobStep
    {
        var effects = DeferredEffects()
        // A clock is foreign code, not to be read with the lock held.
        effects.now = dispatcher.time
        let step = lock.withLock { _ in
            caller.begin(.job(job, dispatcher))
            let step = dispatcher.decide(&effects) { state, after in
                let step = state.open(job, &after)
                if caller.dispatcher === dispatcher, job.needsPlace {
                    state.blocked.note(caller.job, waitsFor: job)
                }
                return step
            }
            var search = WaitSearch()
            guard step.isWait, search.isStuck(job, of: dispatcher) else { return step }
            return dispatcher.decide(&effects) { state, after in
                state.advance(job, .refused(.wouldDeadlock), &after)
            }
        }
        dispatcher.perform(&effects)
        return step
    }

    /// Notes that a call waits for a router to be idle.
    ///
    /// - Returns: Whether it may; not if it would wait for itself.
    static func mayWait(
        _ idler: Int,
        of dispatcher: Dispatcher,
        awaitedBy caller: TaskContext.RunningCall
    ) -> Bool {
        lock.withLock { _ in
            caller.begin(.idle(dispatcher, idler))
            var search = WaitSearch()
            return !search.isStuck(caller.job, of: caller.dispatcher)
        }
    }

    /// Notes that a call waits no more.
    static func end(_ caller: TaskContext.RunningCall) {
        // What it waited for may be held by nothing else, and goes when no lock is held.
        let wait = lock.withLock { _ in caller.end() }
        withExtendedLifetime(wait) {}
    }
}

extension TaskContext.RunningCall {
    /// Notes that the call waits.
    func begin(_ wait: Job.Wait) {
        dispatcher.look { state, _ in
            guard job.phase.isCurrent(call) else { return }
            job.extra().awaited = wait
            // An inquiry has no place that others could wait for.
            if !job.isInquiry { state.blocked.insert(job) }
        }
    }

    /// Notes that the call waits no more.
    ///
    /// - Returns: What it waited for, to be released outside all locks.
    func end() -> Job.Wait? {
        dispatcher.look { state, _ in
            guard job.phase.isCurrent(call) else { return nil as Job.Wait? }
            state.blocked.remove(job)
            return job.extras?.awaited.take()
        }
    }
}
