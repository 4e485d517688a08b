/// Jobs at gates.
///
/// A gate has its own lock, which may be taken while the router's lock is held, never the other way round. So
/// a job counts as held exactly while it is in its gate's queue. It displaces no other job before it enters the
/// queue, and occupies no place after its caller was cancelled.
extension Dispatcher {
    /// Resumes held jobs, in order.
    func resume(_ tickets: [GateTicket]) {
        transact { state, after in
            for job in tickets.compactMap({ state.job(of: $0) }) {
                state.deliver(state.release(job, &after), to: job, &after)
            }
        }
    }

    /// Ends a job that was held for too long, unless it has left its gate.
    ///
    /// It leaves the gate with the router's lock held. Otherwise the gate could be opened, and the router be idle,
    /// before the job has ended.
    func expire(_ ticket: GateTicket, _ error: RoutingError) {
        transact { state, after in
            guard let job = state.job(of: ticket), ticket.withdraw(&after) else { return }
            state.deliver(state.expel(job, .expired, error, &after), to: job, &after)
        }
    }

    /// Ends a held job.
    func expel(_ ticket: GateTicket, _ ending: JobPhase.Ending, _ error: RoutingError) {
        transact { state, after in
            guard let job = state.job(of: ticket) else { return }
            state.deliver(state.expel(job, ending, error, &after), to: job, &after)
        }
    }
}

extension DispatcherState {
    /// The tickets of all held jobs.
    var tickets: [GateTicket] { held.values.compactMap { $0.extras?.ticket } }

    /// The job that is held with exactly this ticket, not with a later one.
    fileprivate func job(of ticket: GateTicket) -> Job? {
        held[ticket.job].flatMap { $0.extras?.ticket === ticket ? $0 : nil }
    }

    /// Frees the place of a job and moves the job to its gate.
    ///
    /// - Returns: The next step of the job.
    mutating func hold(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        guard let ticket = job.extras?.ticket else { preconditionFailure("a held job has a ticket") }
        leave(job)
        job.startAgain(&after)
        // The job's own task would retain the router; only a waiting caller may do that.
        if !job.isAwaited { job.dismissDriver(&after) }
        held[job.number] = job
        let step: JobStep
        switch ticket.enter(&after) {
        case .held(let displaced):
            emit(.held, of: job, by: ticket.proxy, &after) { $0.gate = ticket.gate.name }
            step = .wait
            if let displaced { expel(displaced.ticket, displaced.error, &after) }
        case .opened:
            // The gate opened after the proxy was asked, so the job is resumed at once.
            emit(.held, of: job, by: ticket.proxy, &after) { $0.gate = ticket.gate.name }
            step = release(job, &after)
        case .refused(let error):
            step = expel(job, .rejected, error, &after)
        }
        startNext(&after)
        releaseIdlers(&after)
        return job.isAwaited ? step : .end(nil)
    }

    mutating func release(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        held[job.number] = nil
        if let ticket = job.extras?.ticket.take() {
            emit(.resumed, of: job, by: ticket.proxy, &after) { $0.gate = ticket.gate.name }
            after.keep(ticket)
        }
        return advance(job, .released, &after)
    }

    /// Ends a job that another job displaced from its gate.
    ///
    /// A displaced job of this router ends while the lock is held under which the other job is added: the router
    /// may be idle from then on. A displaced job of another router ends after the lock is released.
    private mutating func expel(_ ticket: GateTicket, _ error: RoutingError, _ after: inout DeferredEffects) {
        if let job = job(of: ticket) {
            deliver(expel(job, .rejected, error, &after), to: job, &after)
        } else {
            after.call { ticket.expel(.rejected, error) }
        }
    }

    mutating func expel(
        _ job: Job,
        _ ending: JobPhase.Ending,
        _ error: RoutingError,
        _ after: inout DeferredEffects
    ) -> JobStep {
        job.extra().error = error
        return advance(job, .expelled(ending), &after)
    }
}
