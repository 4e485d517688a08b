extension DispatcherState {
    /// Takes the answer to the call that a job waits for.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - job: The job.
    ///   - given: The parameters of the call.
    ///   - after: Receives the effects to perform outside the lock.
    /// - Returns: The next step of the job.
    mutating func take(
        _ answer: CallResult,
        of job: Job,
        given: Parameters,
        _ after: inout DeferredEffects
    ) -> JobStep {
        job.endCall(&after)
        switch answer {
        case .completed(let value):
            if job.isAwaited {
                job.extra().value = value
                job.extra().given = given
            }
            return answered(job, .ends(.handled), &after)
        case .failed(let error):
            job.extra().error = error
            return answered(job, .ends(.failed), &after)
        case .abandoned(let entry):
            if job.phase.isSettled { emit(.abandoned, about: entry, &after) }
            if haltsWhenAbandoned { jobs.isHalted = true }
            return answered(job, .ends(.abandoned), &after)
        case .decided(let verdict):
            return take(verdict, of: job, given: given, &after)
        }
    }

    private mutating func take(
        _ verdict: Verdict,
        of job: Job,
        given: Parameters,
        _ after: inout DeferredEffects
    ) -> JobStep {
        let event = note(verdict, of: job, &after)
        switch verdict.decision.form {
        case .pass:
            job.notePassage()
            return answered(job, job.isInRedirectLoop ? .ends(.redirectLoop) : .goesOn, &after)
        case .hold(let gate) where job.isInquiry:
            let message = "a guard holds '\(job.url)' at the gate '\(gate.name)'; open the URL to wait there"
            job.extra().error = RoutingError(.rejected, message)
            return answered(job, .ends(.rejected), &after)
        case .hold:
            job.extra().ticket = verdict.ticket
            return answered(job, .holds, &after)
        case .reject(let error):
            job.extra().error = error
            return answered(job, .ends(.rejected), &after)
        case .redirect(_, let parameters, let data):
            do {
                guard let url = try verdict.target?.get() else {
                    preconditionFailure("a redirect is read first")
                }
                let split = (parameters ?? given).split(from: given)
                redirect(job, to: url, split, data, because: event, &after)
                // The caller of the inquiry decides whether to open the new URL.
                if job.isInquiry { return answered(job, .ends(.cleared), &after) }
                return answered(job, job.isInRedirectLoop ? .ends(.redirectLoop) : .goesOn, &after)
            } catch {
                job.extra().error = .malformed(error)
                return answered(job, .ends(.malformed), &after)
            }
        }
    }

    private mutating func answered(
        _ job: Job,
        _ answer: JobPhase.Answer,
        _ after: inout DeferredEffects
    ) -> JobStep {
        advance(job, .answered(job.phase.call, answer), &after)
    }

    /// Records the decision of a guard or a proxy.
    ///
    /// - Returns: The number of the event that reports it, or `nil` without listeners.
    private mutating func note(
        _ verdict: Verdict,
        of job: Job,
        _ after: inout DeferredEffects
    ) -> Int? {
        guard let proxy = job.callee?.signature, job.isAwaited || hub.isListenedTo else { return nil }
        job.extra().answers.append(RouteOutcome.AskedProxy(proxy, verdict.decision))
        guard hub.isListenedTo else { return nil }
        let duration = after.duration(since: job.extras?.callStart)
        return emit(.proxied, of: job, by: proxy, reaching: try? verdict.target?.get(), &after) { event in
            event.decision = verdict.decision
            event.duration = duration
        }
    }

    private mutating func redirect(
        _ job: Job,
        to url: RouteURL,
        _ parameters: (carried: Parameters, changed: Parameters),
        _ data: ProxyDecision.Inheritance,
        because event: Int?,
        _ after: inout DeferredEffects
    ) {
        let newData: Payload? =
            switch data {
            case .inherited: job.currentData
            case .replaced(let data): data.map(Payload.init)
            }
        let redirect = Job.Redirect(
            url: url,
            carried: parameters.carried,
            changed: parameters.changed,
            data: newData
        )
        job.take(redirect, registry.rules, &after)
        emit(.redirected, of: job, by: job.signature, &after) { $0.cause = event ?? job.extras?.opened }
    }
}

extension RouteOutcome.AskedProxy {
    fileprivate init(_ entry: Entry.Signature, _ decision: ProxyDecision) {
        self.init(
            uuid: entry.uuid,
            kind: entry.kind,
            pattern: entry.pattern,
            name: entry.name,
            sourceLine: entry.place,
            decision: decision
        )
    }
}
