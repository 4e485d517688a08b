extension Dispatcher {
    /// Takes a proxy's decision to hold a work: it leaves the queue, and then goes to the gate.
    ///
    /// The two have a lock each, which are never held together. The work leaves under the router's, and comes to
    /// the gate when that is released; whatever happens to either in between is found out when it has arrived.
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
        // A work that is over has none.
        let opening = look { state, _ in state.works.with(call.work) { $0.opening } }
        guard let opening else { return }
        let ticket = GateTicket(self, call.work, opening, with: given, at: gate, asked: asked)
        transact { state, after in
            guard state.machine.isCurrent(call) else { return }
            state.endCall(call, &after)
            _ = state.note(decision, of: call, &after)
            state.works.with(call.work) { $0.beginHold(with: ticket) }
            state.handle(.held(call), &after)
        }
    }

    /// Takes note of how the gate received a work.
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

    /// Lets held works go on, in order.
    func resume(_ tickets: [GateTicket]) {
        transact { state, after in
            for ticket in tickets { state.resume(ticket, &after) }
        }
    }

    /// Ends a held work.
    func expel(_ ticket: GateTicket, _ ending: DispatchMachine.Ending, _ error: RoutingError) {
        transact { state, after in state.expel(ticket, ending, error, &after) }
    }
}

extension DispatcherState {
    /// Whether a work is held with this ticket and no other.
    func holds(_ ticket: GateTicket) -> Bool {
        works[ticket.work]?.hold?.ticket === ticket
    }

    /// The tickets of all works that are held.
    var tickets: [GateTicket] { machine.heldWorks.compactMap { works[$0]?.hold?.ticket } }

    /// Sends a work to its gate once the lock is released.
    mutating func hold(_ id: DispatchMachine.WorkID, _ after: inout Aftermath) {
        guard let ticket = works[id]?.hold?.ticket else { return }
        let left = works.with(id) { $0.startAgain() }
        if let left { after.removed.append(left) }
        arrivals += 1
        after.calls.append { ticket.enter() }
    }

    /// Tells listeners once that a work is held.
    fileprivate mutating func announce(_ ticket: GateTicket, _ after: inout Aftermath) {
        guard let work = works[ticket.work], let hold = work.hold else { return }
        if hold.isAnnounced || hold.ticket !== ticket { return }
        works.with(ticket.work) { $0.note { $0.hold?.isAnnounced = true } }
        emit(.held, of: ticket.work, by: work.signature, &after) { $0.gate = ticket.gate.name }
    }

    fileprivate mutating func resume(_ ticket: GateTicket, _ after: inout Aftermath) {
        guard holds(ticket) else { return }
        // The gate may have been opened before it said that it holds the work.
        announce(ticket, &after)
        if let work = works[ticket.work] {
            emit(.resumed, of: ticket.work, by: work.signature, &after) { $0.gate = ticket.gate.name }
        }
        if let hold = works.with(ticket.work, { $0.endHold() }) ?? nil { after.removed.append(hold) }
        handle(.released(ticket.work), &after)
    }

    fileprivate mutating func expel(
        _ ticket: GateTicket,
        _ ending: DispatchMachine.Ending,
        _ error: RoutingError,
        _ after: inout Aftermath
    ) {
        guard holds(ticket) else { return }
        works.with(ticket.work) { $0.note { $0.error = error } }
        handle(.expelled(ticket.work, ending), &after)
    }
}
