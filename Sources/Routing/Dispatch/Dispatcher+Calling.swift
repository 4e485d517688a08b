/// Calls of entries, and their answers.
extension Dispatcher {
    /// The arguments of a call that begins, or the next step of the job when the call is not made.
    private enum Beginning {
        case arguments(CallArguments, for: JobPhase.CallNumber)
        case step(JobStep)
    }

    /// Calls a classic entry on its queue; its continuation holds the right to answer.
    func makeQueuedCall(of job: Job) {
        switch begin(nil, of: job, .classic) {
        case .step(let step):
            follow(step, of: job)
        case .arguments(let arguments, let call):
            let isTraced = job.origin.isExternal || arguments.opened != nil
            guard isTraced else { return make(call, of: job, arguments) }
            // URLs that the closure opens before it returns are external as well, and are caused by this one.
            let context = TaskContext(of: job, call, in: self, opened: arguments.opened)
            TaskContext.$current.withValue(context) { make(call, of: job, arguments) }
        }
    }

    @inline(__always)
    private func make(_ call: JobPhase.CallNumber, of job: Job, _ arguments: CallArguments) {
        let parameters = arguments.parameters(matchingRules)
        let entry = arguments.called.entry
        let token = ContinuationToken(self, job, call, parameters, entry.signature)
        switch entry.handler.code {
        case .map(_, let handler):
            handler(arguments.url.route, parameters, arguments.data) { token.complete() }
        case .proxy(_, let handler):
            handler(arguments.url.route, parameters, arguments.data) { token.decide($0) }
        case .asyncMap, .asyncProxy:
            preconditionFailure("an async entry is not called on a queue")
        }
    }

    /// Calls an async entry in the calling task, which drives the job.
    ///
    /// With a time limit and a waiting caller, the call has its own task, so that the caller can stop waiting.
    ///
    /// - Returns: The next step of the job.
    nonisolated(nonsending) func make(_ call: JobPhase.CallNumber, of job: Job) async -> JobStep {
        let isLeftBehind = job.isAwaited && configuration.handlerTimeout != nil
        guard isLeftBehind else { return await perform(call, of: job) }
        let cancel = scheduler.startInheriting {
            let step = await self.perform(call, of: job)
            self.transact { state, after in state.deliver(step, to: job, &after) }
        }
        transact { state, after in
            if job.phase.isCurrent(call), !job.phase.isCancelled {
                job.extra().cancelTask = cancel
            } else {
                after.call(cancel)
            }
        }
        return .wait
    }

    nonisolated(nonsending) private func perform(_ call: JobPhase.CallNumber, of job: Job) async -> JobStep {
        let handler = look { _, _ in job.phase.isCurrent(call) ? job.callee?.handler : nil }
        switch handler?.code {
        case .asyncMap(let isolation, let perform):
            return await make(call, of: job, isolation: isolation) { request, _, _ in
                .completed(try await perform(request).map(Payload.init))
            }
        case .asyncProxy(let isolation, let decide):
            return await make(call, of: job, isolation: isolation) { request, proxy, given in
                let asked = GateQueue.changes.count
                let decision = try await decide(request)
                let ticket = decision.gate.map {
                    GateTicket(self, job, by: proxy, at: $0, asked: asked, given: given)
                }
                return .decided(self.verdict(decision, ticket: ticket))
            }
        case .map, .proxy:
            preconditionFailure("a classic entry is not awaited")
        case nil:
            return .wait
        }
    }

    /// Makes a call in the isolation of the handler.
    ///
    /// So no code of that actor runs between the last check of the entry and the handler's first line.
    private func make(
        _ call: JobPhase.CallNumber,
        of job: Job,
        isolation: isolated (any Actor)?,
        _ perform:
            nonisolated(nonsending) (RouteRequest, Entry.Signature, Parameters) async throws ->
            CallResult
    ) async -> JobStep {
        let arguments: CallArguments
        switch begin(call, of: job, .async) {
        case .arguments(let begun, _): arguments = begun
        case .step(let step): return step
        }
        let entry = arguments.called.entry
        let parameters = arguments.parameters(matchingRules)
        let request = RouteRequest(
            url: arguments.url,
            pattern: entry.pattern,
            parameters: parameters,
            data: arguments.data,
            tags: entry.tags,
            scope: RouteScope(self, job.filter, cause: arguments.opened, origin: job.origin),
            value: arguments.called.value
        )
        let context = TaskContext(of: job, call, in: self, opened: arguments.opened)
        let result: CallResult = await TaskContext.$current.withValue(context) {
            // A closure that does not mention the isolation would leave it, and return through a queue.
            _ = isolation
            do {
                return try await perform(request, entry.signature, parameters)
            } catch is AbandonedContinuation {
                return .abandoned(entry.signature)
            } catch {
                let message = "\(entry.signature) threw an error"
                return .failed(RoutingError(.handlerFailed, message, underlying: error))
            }
        }
        let isCancelled = Task.isCancelled
        return transact { state, after in
            guard job.phase.isCurrent(call) else { return .wait }
            if isCancelled { _ = state.advance(job, .cancelled, &after) }
            return state.take(result, of: job, given: parameters, &after)
        }
    }
}

extension Dispatcher {
    /// Checks a last time that the entry may be called, and begins the call.
    ///
    /// The call of another entry on the same queue begins at once: the queue may already have calls of later jobs, and
    /// those must not overtake this job.
    ///
    /// - Parameters:
    ///   - call: The call; `nil` for the one on its way to its queue, because a job has at most one there.
    ///   - job: The job.
    ///   - style: The style of the call.
    /// - Returns: The arguments of the call, or the next step of the job.
    private func begin(
        _ call: JobPhase.CallNumber?,
        of job: Job,
        _ style: JobPhase.Style
    ) -> Beginning {
        var effects = DeferredEffects()
        let beginning: Beginning = decide(&effects) { state, after in
            while job.phase.isCurrent(call ?? job.phase.call), let entry = job.callee {
                let call = job.phase.call
                if state.mayCall(entry, of: job, &after.releases) {
                    guard job.phase.advance(.begun(call, style)) == .make else { return .step(.wait) }
                    if let now = after.now {
                        job.extra().callStart = now
                    } else {
                        job.extras?.callStart = nil
                    }
                    return .arguments(job.arguments(for: entry), for: call)
                }
                let step = state.advance(job, .gone(call), &after)
                guard style == .classic else { return .step(step) }
                guard after.takeHop(of: job, to: entry.handler.queue) else {
                    return .step(state.pass(step, to: job, &after))
                }
            }
            return .step(.wait)
        }
        perform(&effects)
        if case .arguments(_, let call) = beginning, let timeout = configuration.handlerTimeout {
            startTimer(timeout, for: call, of: job)
        }
        return beginning
    }

    private func startTimer(_ timeout: Duration, for call: JobPhase.CallNumber, of job: Job) {
        let cancel = scheduler.wait(timeout, on: configuration.clock) { [weak self] in
            self?.transact { state, after in
                let step = state.advance(job, .timedOut(call), &after)
                state.deliver(step, to: job, &after)
            }
        }
        transact { state, after in
            if job.phase.isCurrent(call) {
                job.extra().cancelTimer = cancel
            } else {
                after.call(cancel)
            }
        }
    }

    /// Takes the answer of a classic entry; ignores and reports a second answer.
    func answer(_ result: CallResult, with token: ContinuationToken) {
        answer(result, to: token.call, of: token.job, given: token.given, with: token)
    }

    /// Records that the continuation of a classic entry was released, so that no answer can come.
    func noteDropped(_ call: JobPhase.CallNumber, of job: Job, by entry: Entry.Signature) {
        answer(.abandoned(entry), to: call, of: job, given: Parameters(), with: nil)
    }

    @inline(never)
    private func answer(
        _ result: CallResult,
        to call: JobPhase.CallNumber,
        of job: Job,
        given: Parameters,
        with token: ContinuationToken?
    ) {
        var effects = DeferredEffects()
        let step: JobStep = decide(&effects) { state, after in
            token?.isUsed = true
            guard job.phase.isCurrent(call) else {
                if let token { state.emit(.calledTwice, about: token.entry, &after) }
                return .wait
            }
            return state.pass(state.take(result, of: job, given: given, &after), to: job, &after)
        }
        perform(&effects)
        follow(step, of: job)
    }

    /// Makes the verdict for a decision: reads the URL of a redirect and adds the ticket of a hold.
    func verdict(_ decision: ProxyDecision, ticket: GateTicket? = nil) -> Verdict {
        let target = decision.redirection.map { route in
            Result { () throws(RouteURLError) in try read(route) }
        }
        return Verdict(decision, target: target, ticket: ticket)
    }
}
