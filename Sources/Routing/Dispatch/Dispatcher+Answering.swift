extension Dispatcher {
    /// Takes the answer to a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - answer: The answer.
    ///   - given: The parameters that the call was made with.
    ///   - entry: Who answers through a continuation, to be reported if the call has been answered already or
    ///     its job is over; `nil` for a task, which answers once by nature.
    func answer(
        _ call: DispatchMachine.Call,
        _ answer: CallResult,
        given: Parameters,
        by entry: Entry.Signature?
    ) {
        // Reading is job, and matching comes after it: both outside the lock.
        let target = answer.redirection.map { route in
            Result { () throws(RouteURLError) in try read(route) }
        }
        transact { state, after in
            guard state.machine.isCurrent(call) else {
                if let entry { state.emit(.calledTwice, about: entry, &after) }
                return
            }
            state.endCall(call, &after)
            let event = state.take(answer, redirectingTo: target, of: call, given: given, &after)
            state.handle(event, &after)
        }
    }

    /// Takes note that a call's continuation is gone, so that no answer can come.
    func dropped(_ call: DispatchMachine.Call, by entry: Entry.Signature) {
        // Nearly always the call was answered, and nothing follows.
        guard look({ state, _ in state.machine.isCurrent(call) }) else { return }
        transact { state, after in
            guard state.machine.isCurrent(call) else { return }
            state.endCall(call, &after)
            if state.machine.isSettled(call) { state.emit(.abandoned, about: entry, &after) }
            state.handle(.dropped(call), &after)
        }
    }
}

extension CallResult {
    /// The URL to read, if the answer is a redirect.
    @inline(__always)
    fileprivate var redirection: String? {
        if case .decided(let decision) = self { decision.redirection } else { nil }
    }
}

extension DispatcherState {
    /// Stops the time of a call that is over.
    mutating func endCall(_ call: DispatchMachine.Call, _ after: inout DeferredEffects) {
        let cancel = jobs.with(call.job) { $0.endCall() }
        if let cancel = cancel ?? nil { after.calls.append(cancel) }
    }

    /// Notes an answer with its job.
    ///
    /// - Returns: What the machine is to be told.
    fileprivate mutating func take(
        _ answer: CallResult,
        redirectingTo target: Result<RouteURL, RouteURLError>?,
        of call: DispatchMachine.Call,
        given: Parameters,
        _ after: inout DeferredEffects
    ) -> DispatchMachine.Event {
        switch answer {
        case .completed(let value):
            jobs.with(call.job) { job in
                if job.opening.waiter == nil { return }
                job.note { extras in
                    extras.value = value
                    extras.given = given
                }
            }
            return .ended(call, .handled)
        case .failed(let error):
            jobs.with(call.job) { $0.note { $0.error = error } }
            return .ended(call, .failed)
        case .decided(let decision):
            let event = note(decision, of: call, reaching: try? target?.get(), &after)
            return take(decision, redirectingTo: target, of: call, given: given, because: event, &after)
        }
    }

    private mutating func take(
        _ decision: ProxyDecision,
        redirectingTo target: Result<RouteURL, RouteURLError>?,
        of call: DispatchMachine.Call,
        given: Parameters,
        because event: Int?,
        _ after: inout DeferredEffects
    ) -> DispatchMachine.Event {
        switch decision.form {
        case .pass:
            return .passed(call)
        case .hold:
            preconditionFailure("a job is not held by an answer alone; its gate has to be told")
        case .reject(let error):
            jobs.with(call.job) { $0.note { $0.error = error } }
            return .ended(call, .rejected)
        case .redirect(let route, let parameters, let data):
            switch target {
            case .success(let url)?:
                let split = (parameters ?? given).split(from: given)
                redirect(call.job, to: url, split, data, because: event, &after)
                return .redirected(call)
            case .failure(let error)?:
                jobs.with(call.job) { $0.note { $0.error = .malformed(route, error) } }
                return .ended(call, .malformed)
            case nil:
                preconditionFailure("a redirect is read before it is taken")
            }
        }
    }

    /// Records what a proxy decided.
    ///
    /// - Parameters:
    ///   - decision: The decision.
    ///   - call: The call of the proxy.
    ///   - target: The URL that it redirects to.
    ///   - after: Takes what follows outside the lock.
    /// - Returns: The number of the event that tells of it, or `nil` without listeners.
    mutating func note(
        _ decision: ProxyDecision,
        of call: DispatchMachine.Call,
        reaching target: RouteURL? = nil,
        _ after: inout DeferredEffects
    ) -> Int? {
        jobs.with(call.job) { job in
            guard let entry = job.calledEntry else { return }
            job.note { $0.asked.append(RouteOutcome.AskedProxy(entry.signature, decision)) }
        }
        guard hub.isListenedTo, let job = jobs[call.job] else { return nil }
        let duration = after.duration(since: job.callStart)
        return emit(.proxied, of: call.job, by: job.signature, reaching: target, &after) { event in
            event.decision = decision
            event.duration = duration
        }
    }

    private mutating func redirect(
        _ id: DispatchMachine.JobID,
        to url: RouteURL,
        _ parameters: (carried: Parameters, changed: Parameters),
        _ data: ProxyDecision.Inheritance,
        because event: Int?,
        _ after: inout DeferredEffects
    ) {
        jobs.with(id) { job in
            let newData: (any Sendable)? =
                switch data {
                case .inherited: job.data
                case .replaced(let data): data
                }
            let redirect = Job.Redirect(
                url: url,
                carried: parameters.carried,
                changed: parameters.changed,
                data: newData
            )
            job.note { $0.redirect = redirect }
            job.search = nil
        }
        guard hub.isListenedTo, let job = jobs[id] else { return }
        emit(.redirected, of: id, by: job.signature, &after) { $0.cause = event ?? job.opened }
    }
}

extension RouteOutcome.AskedProxy {
    fileprivate init(_ entry: Entry.Signature, _ decision: ProxyDecision) {
        self.init(
            uuid: entry.uuid,
            pattern: entry.pattern,
            name: entry.name,
            place: entry.place,
            decision: decision
        )
    }
}
