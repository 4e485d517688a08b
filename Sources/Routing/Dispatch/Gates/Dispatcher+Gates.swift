extension Dispatcher {
    /// Takes a proxy's decision to hold a job: it leaves the queue, and then goes to the gate.
    ///
    /// The two have a lock each, which are never held together. The job leaves under the router's, and comes
    /// to the gate when that is released; whatever happens to either in between is found out when it has
    /// arrived.
    ///
    /// - Parameters:
    ///   - call: The call of the proxy.
    ///   - decision: The decision.
    ///   - gate: The gate that it names.
    ///   - asked: The number of openings of gates when the proxy was asked.
    ///   - given: The parameters that the proxy was given.
    func hold(
        _ call: DispatchMachine.Call,
        _ decision: ProxyDecision,
        at gate: GateReference,
        asked: Int,
        given: Parameters
    ) {
        // A job that is over has none.
        let opening = look { state, _ in state.jobs.with(call.job) { $0.opening } }
        guard let opening else { return }
        let ticket = GateTicket(self, call.job, opening, with: given, at: gate, asked: asked)
        transact { state, after in
            guard state.machine.isCurrent(call) else { return }
            state.endCall(call, &after)
            _ = state.note(decision, of: call, &after)
            state.jobs.with(call.job) { $0.beginHold(with: ticket) }
            state.handle(.held(call), &after)
        }
    }

    /// Takes note of how the gate received a job.
    func arrived(_ ticket: GateTicket, _ reception: GateTicket.Reception) {
        // If it was cancelled on its way, there was nothing to withdraw then.
        if !look({ state, _ in state.holds(ticket) }) { ticket.withdraw() }
        transact { state, after in
            state.arrivals -= 1
            switch reception {
            case .held: state.announce(ticket, &after)
            case .opened: state.resume(ticket, &after)
            case .refused(let error): state.expel(ticket, .rejected, error, &after)
            }
            state.releaseIdlers(&after)
        }
    }

    /// Lets held jobs go on, in order.
    func resume(_ tickets: [GateTicket]) {
        transact { state, after in
            for ticket in tickets { state.resume(ticket, &after) }
        }
    }

    /// Ends a held job.
    func expel(_ ticket: GateTicket, _ ending: DispatchMachine.Ending, _ error: RoutingError) {
        transact { state, after in state.expel(ticket, ending, error, &after) }
    }
}

extension DispatcherState {
    /// Whether a job is held with this ticket and no other.
    func holds(_ ticket: GateTicket) -> Bool {
        jobs[ticket.job]?.hold?.ticket === ticket
    }

    /// The tickets of all jobs that are held.
    var tickets: [GateTicket] { machine.heldJobs.compactMap { jobs[$0]?.hold?.ticket } }

    /// Sends a job to its gate once the lock is released.
    mutating func hold(_ id: DispatchMachine.JobID, _ after: inout DeferredEffects) {
        guard let ticket = jobs[id]?.hold?.ticket else { return }
        let left = jobs.with(id) { $0.startAgain() }
        if let left { after.removed.append(left) }
        arrivals += 1
        after.calls.append { ticket.enter() }
    }

    /// Tells listeners once that a job is held.
    fileprivate mutating func announce(_ ticket: GateTicket, _ after: inout DeferredEffects) {
        guard let job = jobs[ticket.job], let hold = job.hold else { return }
        if hold.isAnnounced || hold.ticket !== ticket { return }
        jobs.with(ticket.job) { $0.note { $0.hold?.isAnnounced = true } }
        emit(.held, of: ticket.job, by: job.signature, &after) { $0.gate = ticket.gate.name }
    }

    fileprivate mutating func resume(_ ticket: GateTicket, _ after: inout DeferredEffects) {
        guard holds(ticket) else { return }
        // The gate may have been opened before it said that it holds the job.
        announce(ticket, &after)
        if let job = jobs[ticket.job] {
            emit(.resumed, of: ticket.job, by: job.signature, &after) { $0.gate = ticket.gate.name }
        }
        if let hold = jobs.with(ticket.job, { $0.endHold() }) ?? nil { after.removed.append(hold) }
        handle(.released(ticket.job), &after)
    }

    fileprivate mutating func expel(
        _ ticket: GateTicket,
        _ ending: DispatchMachine.Ending,
        _ error: RoutingError,
        _ after: inout DeferredEffects
    ) {
        guard holds(ticket) else { return }
        jobs.with(ticket.job) { $0.note { $0.error = error } }
        handle(.expelled(ticket.job, ending), &after)
    }
}
