/// A job's place at a gate, through which the job and the gate refer to each other.
///
/// A job that is held a second time gets another ticket, so late messages about the first ticket have no effect.
/// A ticket retains neither the gate nor the router nor the job.
final class GateTicket: Sendable {
    /// The held URL.
    let intent: HeldIntent
    /// The number of the latest opening or discard of any gate when the proxy was asked.
    let asked: Int
    let gate: GateReference
    /// The number of the job.
    let job: Int
    /// The guard or the proxy that holds the job.
    let proxy: Entry.Signature
    /// Decides which job at the gate is a duplicate of this one.
    let deduplicationKey: DeduplicationKey
    private weak let dispatcher: Dispatcher?

    init(
        _ dispatcher: Dispatcher,
        _ job: Job,
        by proxy: Entry.Signature,
        at gate: GateReference,
        asked: Int,
        given parameters: Parameters
    ) {
        self.intent = HeldIntent(job, parameters)
        self.asked = asked
        self.gate = gate
        self.job = job.number
        self.proxy = proxy
        self.deduplicationKey = DeduplicationKey(job, in: dispatcher)
        self.dispatcher = dispatcher
    }
}

extension GateTicket {
    /// The answer of a gate to a job.
    enum Reception: Sendable {
        /// The gate holds the job, and may have displaced another one, which fails with the error.
        case held(insteadOf: (ticket: GateTicket, error: RoutingError)?)
        /// The gate was opened since the proxy was asked: the job continues.
        case opened
        /// The gate refuses the job.
        case refused(RoutingError)
    }

    /// Moves the job to its gate, with the router's lock held.
    func enter(_ after: inout DeferredEffects) -> Reception {
        guard let gate = gate.gate else { return .refused(.rejected(becauseGone: gate.name)) }
        // This may be the last reference to the gate, which must be released outside the lock.
        after.keep(gate)
        return gate.admit(self, &after)
    }

    /// Removes the ticket from its gate, if it is still there, with the router's lock held.
    ///
    /// - Returns: Whether the ticket was there.
    @discardableResult
    func withdraw(_ after: inout DeferredEffects) -> Bool {
        guard let gate = gate.gate else { return false }
        after.keep(gate)
        guard let place = gate.withdraw(self) else { return false }
        if let cancel = place.cancelTimer { after.call(cancel) }
        return true
    }

    /// Removes the ticket from its gate when the router is being released.
    func withdraw() {
        gate.gate?.withdraw(self)?.cancelTimer?()
    }

    /// Resumes jobs of one router, in order.
    static func resume(_ tickets: some Collection<GateTicket>) {
        tickets.first?.dispatcher?.resume(Array(tickets))
    }

    /// Ends the job, which was held for too long, unless it has left its gate.
    func expire(_ error: RoutingError) {
        dispatcher?.expire(self, error)
    }

    /// Ends the job.
    func expel(_ ending: JobPhase.Ending, _ error: RoutingError) {
        dispatcher?.expel(self, ending, error)
    }
}

/// A weak reference to a gate.
///
/// Outcomes and events record decisions. A released gate must reject its jobs, so no decision may retain it.
final class GateReference: Sendable {
    private weak let object: Gate?
    /// The name of the gate.
    let name: String

    init(_ gate: Gate) {
        object = gate
        name = gate.name
    }

    /// Creates a reference that has only a name, for a listener that hides names.
    init(named name: String) {
        object = nil
        self.name = name
    }

    /// The gate, or `nil` after it was released.
    ///
    /// The caller may get the last reference to the gate, and must release it outside any lock.
    var gate: Gate? { object }
}
