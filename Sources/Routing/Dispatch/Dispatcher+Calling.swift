internal import Dispatch

extension Dispatcher {
    /// Takes a call to the queue or the task where it is to be made.
    func call(
        _ call: DispatchMachine.Call,
        _ target: DispatchMachine.Target,
        _ entry: Entry,
        _ effects: inout DeferredEffects
    ) {
        switch entry.handler.called {
        case .map(let queue, _), .proxy(let queue, _):
            scheduler.hop(to: queue) { self.make(call, target, entry) }
        case .asyncMap(let isolation, let perform):
            start(call, &effects) {
                await self.make(call, target, entry, isolation: isolation) {
                    .completed(try await perform($0))
                }
            }
        case .asyncProxy(let isolation, let decide):
            start(call, &effects) {
                await self.make(call, target, entry, isolation: isolation) { .decided(try await decide($0)) }
            }
        case .typed:
            preconditionFailure("what is called is an async handler, whatever it is given")
        }
    }

    /// Makes a call on a queue, where the closures of the handler get hold of the right to answer it.
    private func make(_ call: DispatchMachine.Call, _ target: DispatchMachine.Target, _ entry: Entry) {
        guard let terms = begin(call, target, entry, .classic) else { return }
        if terms.opening.origin.isExternal {
            // What is opened before the closure returns is known to come from outside as well.
            let place = place(of: call, terms)
            TaskContext.$current.withValue(place) { make(call, terms, entry) }
            place.end()
        } else {
            make(call, terms, entry)
        }
    }

    @inline(__always)
    private func make(_ call: DispatchMachine.Call, _ terms: CallArguments, _ entry: Entry) {
        let parameters = terms.parameters(matchingRules)
        let token = ContinuationToken(self, call, parameters, entry.signature)
        switch entry.handler {
        case .map(_, let handler):
            handler(terms.url.route, parameters, terms.data) { token.answer(.completed(nil)) }
        case .proxy(_, let handler):
            handler(terms.url.route, parameters, terms.data) { token.answer(CallResult($0)) }
        case .asyncMap, .asyncProxy, .typed:
            preconditionFailure("what is awaited is not called on a queue")
        }
    }

    private func place(of call: DispatchMachine.Call, _ terms: CallArguments) -> TaskContext {
        TaskContext(
            dispatcher: ObjectIdentifier(self),
            job: call.job,
            opened: terms.opened,
            outer: terms.opening.awaitedAt,
            origin: terms.opening.origin
        )
    }

    /// Makes a call in the isolation of the handler, so that nothing comes between the last look at the entry
    /// and the handler's first line.
    private func make(
        _ call: DispatchMachine.Call,
        _ target: DispatchMachine.Target,
        _ entry: Entry,
        isolation: isolated (any Actor)?,
        _ perform: nonisolated(nonsending) (RouteRequest) async throws -> CallResult
    ) async {
        guard let terms = begin(call, target, entry, .async) else { return }
        let parameters = terms.parameters(matchingRules)
        let place = place(of: call, terms)
        let request = RouteRequest(
            url: terms.url,
            pattern: entry.pattern,
            parameters: parameters,
            data: terms.data,
            tags: entry.tags,
            scope: RouteScope(
                self, terms.opening.filter, cause: terms.opened, origin: terms.opening.origin),
            value: terms.value
        )
        let openings = entry.kind == .proxy ? GateOpenings.count : 0
        let answer: CallResult? = await TaskContext.$current.withValue(place) {
            do {
                return try await perform(request)
            } catch is AbandonedContinuation {
                return nil
            } catch {
                let message = "\(entry.signature) threw an error"
                return CallResult.failed(RoutingError(.handlerFailed, message, underlying: error))
            }
        }
        place.end()
        guard let answer else { return dropped(call, by: entry.signature) }
        if case .decided(let decision) = answer, let gate = decision.gate {
            hold(call, decision, at: gate, asked: openings, given: parameters)
        } else {
            self.answer(call, answer, given: parameters, by: nil)
        }
    }

    /// Starts a task and keeps the means to cancel it; it may be over, or have been given up, by then.
    private func start(
        _ call: DispatchMachine.Call,
        _ effects: inout DeferredEffects,
        _ operation: @escaping @Sendable () async -> Void
    ) {
        let cancel = scheduler.start(operation)
        decide(&effects) { state, after in
            if state.machine.isCurrent(call), !state.machine.isCancelled(call) {
                state.jobs.with(call.job) { $0.note { $0.cancelTask = cancel } }
            } else {
                after.calls.append(cancel)
            }
        }
    }
}

extension Dispatcher {
    /// Looks at the entry a last time and begins the call.
    ///
    /// - Returns: What to call it with, or `nil` when the job has ended or goes on without this entry.
    private func begin(
        _ call: DispatchMachine.Call,
        _ target: DispatchMachine.Target,
        _ entry: Entry,
        _ style: DispatchMachine.Style
    ) -> CallArguments? {
        let terms: CallArguments? = transact { state, after in
            guard state.isLive(entry, of: call.job, &after) else {
                state.handle(.died(call), &after)
                return nil
            }
            guard state.machine.begin(call, style) else { return nil }
            return state.jobs.with(call.job) { job in
                job.beginCall(of: target, at: after.now)
                return job.terms(for: target)
            }
        }
        if terms != nil { startTimer(for: call) }
        return terms
    }

    private func startTimer(for call: DispatchMachine.Call) {
        guard let timeout = configuration.handlerTimeout else { return }
        let cancel = scheduler.wait(timeout, on: configuration.clock) { [weak self] in
            self?.transact { state, after in state.handle(.timedOut(call), &after) }
        }
        transact { state, after in
            if state.machine.isCurrent(call) {
                state.jobs.with(call.job) { $0.note { $0.cancelTimer = cancel } }
            } else {
                after.calls.append(cancel)
            }
        }
    }
}
