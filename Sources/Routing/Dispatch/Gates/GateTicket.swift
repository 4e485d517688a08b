/// A job's place at a gate, by which the two find each other.
///
/// A job that is held a second time gets another ticket, so that whatever comes late of the first is told
/// apart. It keeps neither the gate nor the router nor the job.
final class GateTicket: Sendable {
    /// What is held.
    let intent: HeldIntent
    /// The number of openings of gates there had been when the proxy was asked.
    let asked: Int
    let gate: GateReference
    /// The number of the job.
    let job: Int
    /// The proxy that holds it.
    let proxy: Entry.Signature
    /// What it has in common with its duplicates.
    let deduplicationKey: DeduplicationKey
    private weak let dispatcher: Dispatcher?

    /// What duplicates have in common: the URL, the scope, the origin, and the router.
    struct DeduplicationKey: Hashable, Sendable {
        let url: RouteURL
        let filter: TagFilter
        let origin: RouteOrigin.Kind
        let router: Int
    }

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
        self.deduplicationKey = DeduplicationKey(
            url: job.url,
            filter: job.filter,
            origin: job.origin.kind,
            router: dispatcher.number
        )
        self.dispatcher = dispatcher
    }
}

extension GateTicket {
    /// How a gate received a job.
    enum Reception: Sendable {
        /// It is held, at the expense of another perhaps, which fails with an error.
        case held(insteadOf: (ticket: GateTicket, error: RoutingError)?)
        /// The gate was opened while the proxy made up its mind: the job goes on.
        case opened
        /// It is turned away.
        case refused(RoutingError)
    }

    /// Brings the job to its gate, with the router's lock held.
    func enter(_ after: inout DeferredEffects) -> Reception {
        guard let gate = gate.gate else { return .refused(.rejected(becauseGone: gate.name)) }
        // The router may be the last to hold it, and lets go of it outside the lock.
        after.keep(gate)
        return gate.admit(self, &after)
    }

    /// Takes the ticket back, if the gate still has it, with the router's lock held.
    func withdraw(_ after: inout DeferredEffects) {
        guard let gate = gate.gate else { return }
        after.keep(gate)
        guard let place = gate.withdraw(self) else { return }
        if let cancel = place.cancelTimer { after.call(cancel) }
    }

    /// Takes the ticket of a router that is gone.
    func withdraw() {
        gate.gate?.withdraw(self)?.cancelTimer?()
    }

    /// Lets jobs of one router go on, in order.
    static func resume(_ tickets: some Collection<GateTicket>) {
        tickets.first?.dispatcher?.resume(Array(tickets))
    }

    /// Ends the job.
    func expel(_ ending: Phase.Ending, _ error: RoutingError) {
        dispatcher?.expel(self, ending, error)
    }
}

/// A gate that is not kept.
///
/// Decisions are recorded in outcomes and events, and a gate that goes has to reject what it holds: nothing
/// that comes of a decision may keep it.
final class GateReference: Sendable {
    private weak let object: Gate?
    /// The name of the gate.
    let name: String

    init(_ gate: Gate) {
        object = gate
        name = gate.name
    }

    /// Refers to a gate by its name alone, for a listener that hides names.
    init(named name: String) {
        object = nil
        self.name = name
    }

    /// The gate, or `nil` once it is gone.
    ///
    /// The caller may become the last to hold it and must let go of it outside any lock.
    var gate: Gate? { object }
}
