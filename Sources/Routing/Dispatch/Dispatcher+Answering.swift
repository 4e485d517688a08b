extension Dispatcher {
    /// Takes the answer to a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - answer: The answer.
    ///   - entry: Who answers through a continuation, to be reported if the call has been answered already or its
    ///     work is over; `nil` for a task, which answers once by nature.
    func answer(_ call: DispatchMachine.Call, _ answer: CallAnswer, by entry: Entry.Signature?) {
        // Reading is work, and matching comes after it: both outside the lock.
        let target = answer.redirection.map { route in
            Result { () throws(RouteURLError) in try read(route) }
        }
        transact { state, after in
            guard state.machine.isCurrent(call) else {
                if let entry { state.emit(.calledTwice, about: entry, &after) }
                return
            }
            state.endCall(call, &after)
            let event = state.take(answer, redirectingTo: target, of: call, &after)
            state.handle(event, &after)
        }
    }

    /// Takes note that nobody can answer a call any more.
    func dropped(_ call: DispatchMachine.Call, by entry: Entry.Signature) {
        transact { state, after in
            guard state.machine.isCurrent(call) else { return }
            state.endCall(call, &after)
            if state.machine.isSettled(call) { state.emit(.abandoned, about: entry, &after) }
            state.handle(.dropped(call), &after)
        }
    }
}

extension CallAnswer {
    /// The URL to read, if the answer is a redirect.
    fileprivate var redirection: String? {
        if case .decided(let decision) = self { decision.redirection } else { nil }
    }
}

extension DispatcherState {
    /// Stops the time of a call that is over.
    fileprivate mutating func endCall(_ call: DispatchMachine.Call, _ after: inout Aftermath) {
        works.with(call.work) { work in
            if let cancel = work.cancelTimer {
                after.calls.append(cancel)
                work.cancelTimer = nil
            }
            if work.cancelTask != nil { work.cancelTask = nil }
        }
    }

    /// Notes an answer with its work.
    ///
    /// - Returns: What the machine is to be told.
    fileprivate mutating func take(
        _ answer: CallAnswer,
        redirectingTo target: Result<RouteURL, RouteURLError>?,
        of call: DispatchMachine.Call,
        _ after: inout Aftermath
    ) -> DispatchMachine.Event {
        switch answer {
        case .completed(let value):
            if let value { works.with(call.work) { $0.value = value } }
            return .ended(call, .handled)
        case .failed(let error):
            works.with(call.work) { $0.error = error }
            return .ended(call, .failed)
        case .decided(let decision):
            let event = note(decision, of: call, &after)
            return take(decision, redirectingTo: target, of: call, because: event, &after)
        }
    }

    private mutating func take(
        _ decision: ProxyDecision,
        redirectingTo target: Result<RouteURL, RouteURLError>?,
        of call: DispatchMachine.Call,
        because event: Int?,
        _ after: inout Aftermath
    ) -> DispatchMachine.Event {
        switch decision.form {
        case .pass:
            return .passed(call)
        case .reject(let error):
            works.with(call.work) { $0.error = error }
            return .ended(call, .rejected)
        case .redirect(let route, let parameters, let data):
            switch target {
            case .success(let url)?:
                redirect(call.work, to: url, parameters, data, because: event, &after)
                return .redirected(call)
            case .failure(let error)?:
                works.with(call.work) { $0.error = .malformed(route, error) }
                return .ended(call, .malformed)
            case nil:
                preconditionFailure("a redirect is read before it is taken")
            }
        }
    }

    /// Records what a proxy decided.
    private mutating func note(
        _ decision: ProxyDecision,
        of call: DispatchMachine.Call,
        _ after: inout Aftermath
    ) -> Int? {
        let callee = works.with(call.work) { work in
            work.callee.map { callee in
                work.asked.append(RouteOutcome.AskedProxy(callee.entry.signature, decision))
                return callee
            }
        }
        guard hub.isListenedTo, let callee = callee ?? nil, let work = works[call.work] else { return nil }
        let duration = after.duration(since: callee.since)
        return emit(.proxied, of: work, by: callee.entry, &after) { event in
            event.decision = decision
            event.duration = duration
        }
    }

    private mutating func redirect(
        _ id: DispatchMachine.WorkID,
        to url: RouteURL,
        _ parameters: Parameters?,
        _ data: ProxyDecision.Inheritance,
        because event: Int?,
        _ after: inout Aftermath
    ) {
        works.with(id) { work in
            guard let given = work.callee?.given else { return }
            let (carried, changed) = (parameters ?? given).split(from: given)
            let newData: (any Sendable)? =
                switch data {
                case .inherited: work.data
                case .replaced(let data): data
                }
            work.redirect = Work.Redirect(
                subject: MatchSubject(url),
                carried: carried,
                changed: changed,
                data: newData
            )
            work.search = nil
        }
        guard hub.isListenedTo, let work = works[id] else { return }
        emit(.redirected, of: work, by: work.callee?.entry, &after) { $0.cause = event ?? work.opened }
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
