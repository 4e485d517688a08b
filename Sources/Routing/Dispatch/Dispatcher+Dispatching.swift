internal import Dispatch

/// The steps of a job, which are taken on the thread that causes them or in the task that drives the job.
extension Dispatcher {
    /// Opens a URL and waits until its job ends; see ``RouteOpening/dispatch(_:passing:from:)``.
    ///
    /// The calling task takes the steps of the job: it runs async guards, proxies and handlers itself.
    nonisolated(nonsending) func dispatch(
        _ text: String,
        in filter: TagFilter,
        from origin: RouteOrigin,
        data: (any Sendable)?,
        cause: Int?
    ) async throws -> RouteOutcome {
        let url = try readOpened(text, from: origin, cause: cause)
        let start = time
        let job = job(url, filter, origin, data, cause: cause, isAwaited: true, awaiter: .ofThisTask)
        if Task.isCancelled { throw noteCancelled(job) }
        guard var outcome = try await result(of: job).get() else {
            preconditionFailure("a dispatch that succeeds has an outcome")
        }
        outcome.duration = time - start
        return outcome
    }

    /// Gives a job, which some task will drive, its place in the order of the router.
    @inline(never)
    func open(_ job: Job) -> JobStep {
        transact { state, after in state.open(job, &after) }
    }

    /// Opens a job, takes its steps in the calling task, and returns its result.
    nonisolated(nonsending) func result(of job: Job) async -> Result<RouteOutcome?, RoutingError> {
        guard let caller = job.awaiter?.runningCall else {
            return await result(of: job, open(job))
        }
        let step = WaitForGraph.open(job, in: self, awaitedBy: caller)
        defer { WaitForGraph.end(caller) }
        return await result(of: job, step)
    }

    nonisolated(nonsending) private func result(
        of job: Job,
        _ step: JobStep
    ) async -> Result<RouteOutcome?, RoutingError> {
        guard let ended = await drive(job, step) else { preconditionFailure("a dispatch has a result") }
        return ended.result
    }

    /// Takes the steps of a job until it ends, or until its caller no longer has to wait.
    nonisolated(nonsending) func drive(_ job: Job, _ first: JobStep) async -> JobResult? {
        let step = await takeSteps(of: job, first)
        if case .end(let result) = step { return result }
        return await driveApart(job)
    }

    /// Takes the remaining steps of a job that has to wait, off the actor of its caller.
    ///
    /// When its turn comes, the job holds a place. On a busy actor, it would keep other jobs waiting.
    @concurrent private func driveApart(_ job: Job) async -> JobResult? {
        while true {
            let step = await takeSteps(of: job, await nextStep(of: job))
            if case .end(let result) = step { return result }
        }
    }

    /// Takes the steps of a job until it ends or has to wait.
    ///
    /// - Returns: The step `wait` or `end`.
    nonisolated(nonsending) private func takeSteps(of job: Job, _ first: JobStep) async -> JobStep {
        var step = answerQuestions(of: job, first)
        while case .call(let call) = step { step = answerQuestions(of: job, await make(call, of: job)) }
        return step
    }

    /// Answers the questions of a job, and cancels it if the task is cancelled.
    ///
    /// - Returns: The step `call`, `wait` or `end`.
    private func answerQuestions(of job: Job, _ first: JobStep) -> JobStep {
        var step = first
        while true {
            // A running task gets no cancellation callback, so it must check.
            if Task.isCancelled, !step.isWait, !step.isEnd { step = cancel(job) }
            guard case .ask(let question) = step else { return step }
            step = answer(question, of: job)
        }
    }

    /// Waits until another thread provides the next step of the job.
    nonisolated(nonsending) private func nextStep(of job: Job) async -> JobStep {
        await withTaskCancellationHandler {
            // Unchecked: the driver is removed from its job under the lock before it is resumed, so only once.
            await withUnsafeContinuation { task in
                let step = look { state, _ in state.suspend(task, of: job) }
                if let step { task.resume(returning: step) }
            }
        } onCancel: {
            transact { state, after in
                let step = state.advance(job, .cancelled, &after)
                state.deliver(step, to: job, &after)
            }
        }
    }

    /// Cancels a job from the task that drives it.
    private func cancel(_ job: Job) -> JobStep {
        transact { state, after in state.advance(job, .cancelled, &after) }
    }

    /// Reports a dispatch that was cancelled before it began.
    private func noteCancelled(_ job: Job) -> RoutingError {
        let error = RoutingError(.cancelled, "'\(job.url)' was cancelled before it was dispatched")
        transact { state, after in
            if !state.hub.isListenedTo { return }
            // Otherwise an observer would take the event for the end of the job that made the dispatch.
            state.emitOpened(job, &after)
            state.emit(.cancelled, of: job, by: nil, &after) { $0.error = error }
        }
        return error
    }
}

extension Dispatcher {
    /// Takes the steps of a job that has no task, as far as this thread can take them.
    func follow(_ step: JobStep, of job: Job) {
        var step = step
        while case .ask(let question) = step { step = answer(question, of: job) }
        if case .call = step { startDriving(job, step) }
    }

    /// Leaves the steps of a job that has no task to another thread.
    func hand(_ step: JobStep, of job: Job) {
        switch step {
        case .wait, .end: break
        case .call: startDriving(job, step)
        case .ask: scheduler.hop(to: .global()) { self.follow(step, of: job) }
        }
    }

    /// Starts the only task of a job that no caller waits for.
    private func startDriving(_ job: Job, _ step: JobStep) {
        // No other thread takes a step of the job before the task does.
        let number = look { _, _ in
            job.extra().driver = .running
            job.extra().drivers += 1
            return job.extra().drivers
        }
        let cancel = scheduler.start { _ = await self.drive(job, step) }
        guard configuration.handlerTimeout != nil else { return }
        transact { state, after in
            if job.phase.stage == .ended {
                after.call(cancel)
            } else if job.extra().drivers == number {
                job.extra().cancelDriver = cancel
            }
        }
    }

    /// Starts, one after another, the jobs that no caller starts.
    func startPump() {
        scheduler.hop(to: .global()) {
            while self.transact({ state, after in state.pump(&after) }) {}
        }
    }
}
