/// Jobs at gates.
///
/// A gate has a lock of its own, which is taken with the router's held, and never the other way round. So a
/// job is held exactly while it stands in its gate's queue: it displaces no other before it has come there,
/// and takes no other's place once its caller has lost interest.
extension Dispatcher {
    /// Lets held jobs go on, in order.
    func resume(_ tickets: [GateTicket]) {
        transact { state, after in
            for job in tickets.compactMap({ state.job(of: $0) }) {
                state.deliver(state.release(job, &after), to: job, &after)
            }
        }
    }

    /// Ends a held job.
    func expel(_ ticket: GateTicket, _ ending: Phase.Ending, _ error: RoutingError) {
        transact { state, after in
            guard let job = state.job(of: ticket) else { return }
            state.deliver(state.expel(job, ending, error, &after), to: job, &after)
        }
    }
}

extension DispatcherState {
    /// The tickets of all jobs that are held.
    var tickets: [GateTicket] { held.values.compactMap { $0.extras?.ticket } }

    /// The job that is held with this ticket and no other.
    fileprivate func job(of ticket: GateTicket) -> Job? {
        held[ticket.job].flatMap { $0.extras?.ticket === ticket ? $0 : nil }
    }

    /// Frees the place of a job and brings it to its gate.
    ///
    /// - Returns: How the job goes on.
    mutating func hold(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        guard let ticket = job.extras?.ticket else { preconditionFailure("what is held has a ticket") }
        leave(job)
        job.startAgain(&after)
        // A task would keep the router; only a caller that waits may do that.
        if !job.isAwaited { job.dismissDriver(&after) }
        held[job.number] = job
        let step: JobStep
        switch ticket.enter(&after) {
        case .held(let displaced):
            emit(.held, of: job, by: ticket.proxy, &after) { $0.gate = ticket.gate.name }
            step = .wait
            if let displaced { expel(displaced.ticket, displaced.error, &after) }
        case .opened:
            // It was held for no time at all.
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

    /// Ends a job that gave its place at a gate to another.
    ///
    /// One of this router has ended when the other is held: the router may be idle from then on.
    private mutating func expel(_ ticket: GateTicket, _ error: RoutingError, _ after: inout DeferredEffects) {
        if let job = job(of: ticket) {
            deliver(expel(job, .rejected, error, &after), to: job, &after)
        } else {
            after.call { ticket.expel(.rejected, error) }
        }
    }

    mutating func expel(
        _ job: Job,
        _ ending: Phase.Ending,
        _ error: RoutingError,
        _ after: inout DeferredEffects
    ) -> JobStep {
        job.extra().error = error
        return advance(job, .expelled(ending), &after)
    }
}
