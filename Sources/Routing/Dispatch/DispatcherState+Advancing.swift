/// The course of a job: from the queue to its calls, and to its end.
extension DispatcherState {
    /// Puts a job into the queue, or starts it if there is room.
    ///
    /// - Parameters:
    ///   - job: The job, with a search for its map if one was made.
    ///   - after: Receives the effects to perform outside the lock.
    /// - Returns: The next step of the job.
    mutating func open(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        // The caller pays for its own URL only.
        after.mayStart = false
        prune(&after)
        job.number = nextNumber()
        if job.isInquiry {
            if hub.isListenedTo { job.extra().opened = job.cause }
            return advance(job, .started, &after)
        }
        emitOpened(job, &after)
        if jobs.isFree {
            jobs.take()
            return advance(job, .started, &after)
        }
        if jobs.isFull { return advance(job, .refused(.overloaded), &after) }
        jobs.append(job)
        return .wait
    }

    /// Advances the phase of a job, and performs the action as far as it runs no foreign code.
    ///
    /// - Returns: The next step of the job.
    mutating func advance(_ job: Job, _ event: JobPhase.Event, _ after: inout DeferredEffects) -> JobStep {
        switch job.phase.advance(event) {
        case nil, .make?:
            return .wait
        case .choose?:
            return choose(job, &after)
        case .call?:
            return call(job, &after)
        case .hold?:
            return hold(job, &after)
        case .enqueue?:
            jobs.append(job)
            startNext(&after)
            return .wait
        case .cancelTask?:
            if let cancel = job.extras?.cancelTask { after.call(cancel) }
            return .wait
        case .settle(let ending)?:
            return .end(settle(job, ending, &after))
        case .end(let ending, let place)?:
            return end(job, ending, leaving: place, &after)
        }
    }

    /// Has a call made on the queue of its entry, or leaves it to the job's task.
    private mutating func call(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        guard let queue = job.callee?.handler.queue else { return .call(job.phase.call) }
        assert(after.hop == nil, "more than one job went on or started")
        after.hop = DeferredEffects.Hop(queue: queue, job: job)
        return .wait
    }

    private mutating func end(
        _ job: Job,
        _ ending: JobPhase.Ending?,
        leaving place: JobPhase.Place,
        _ after: inout DeferredEffects
    ) -> JobStep {
        let result = ending.flatMap { settle(job, $0, &after) }
        if let extras = job.extras {
            if let cancel = extras.cancelTask { after.call(cancel) }
            if let cancel = extras.cancelTimer { after.call(cancel) }
            if ending == .timedOut, let cancel = extras.cancelDriver { after.call(cancel) }
            extras.ticket?.withdraw(&after)
        }
        after.keep(leaving: job)
        blocked.noteEnd(of: job)
        switch place {
        case .queue: jobs.remove(job)
        case .gate: held[job.number] = nil
        case .running: leave(job)
        }
        startNext(&after)
        releaseIdlers(&after)
        return .end(result)
    }

    /// Frees the place of a running job, if it has one.
    mutating func leave(_ job: Job) {
        if job.isInquiry { return }
        jobs.free()
        jobs.endStart(of: job)
        blocked.remove(job)
    }

    /// Starts the job that has waited longest, if there is room.
    ///
    /// Each caller starts at most one job, so that it pays for little more than its own. The pump starts the rest.
    mutating func startNext(_ after: inout DeferredEffects) {
        if after.mayStart, jobs.canStart, let job = jobs.popFirst() {
            after.mayStart = false
            jobs.take()
            deliver(advance(job, .started, &after), to: job, &after)
        }
        guard jobs.canStart, !isPumped else { return }
        isPumped = true
        after.needsPump = true
    }

    /// Starts a job for the pump.
    ///
    /// - Returns: Whether another job can start.
    mutating func pump(_ after: inout DeferredEffects) -> Bool {
        startNext(&after)
        isPumped = jobs.canStart
        return isPumped
    }

    /// Passes the next step of a job to its task.
    ///
    /// - Returns: The step, for the caller to take, if the job has no task; otherwise `wait`.
    mutating func pass(_ step: JobStep, to job: Job, _ after: inout DeferredEffects) -> JobStep {
        guard let extras = job.extras, let driver = extras.driver, !step.isWait else { return step }
        switch driver {
        case .running:
            extras.driver = .ready(step)
        case .ready(let first):
            // The task has not taken the previous step. If that is the end, it stays; otherwise it is out of date.
            after.keep(first)
            if !first.isEnd { extras.driver = .ready(step) }
        case .suspended(let task):
            extras.driver = .running
            after.call { task.resume(returning: step) }
        }
        return .wait
    }

    /// Passes the next step of a job to its task, or to another thread if the job has no task.
    @inline(never)
    mutating func deliver(_ step: JobStep, to job: Job, _ after: inout DeferredEffects) {
        let step = pass(step, to: job, &after)
        if !step.isWait { after.hand(step, of: job) }
    }

    /// Takes the stored step of a job, or suspends the task of the job.
    ///
    /// - Returns: The step; `nil` when the task is suspended.
    mutating func suspend(_ task: UnsafeContinuation<JobStep, Never>, of job: Job) -> JobStep? {
        let extras = job.extra()
        if case .ready(let step)? = extras.driver {
            extras.driver = .running
            return step
        }
        extras.driver = .suspended(task)
        return nil
    }
}
