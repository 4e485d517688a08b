/// A job's place at a gate, by which the two find each other.
///
/// A job that is held a second time gets another ticket, so that whatever comes late of the first is told
/// apart. Neither keeps the gate nor the router.
final class GateTicket: Sendable {
    /// What is held.
    let intent: HeldIntent
    /// The number of openings of gates there had been when the proxy was asked.
    let asked: Int
    let gate: GateReference
    let job: DispatchMachine.JobID
    /// What it has in common with its duplicates.
    let deduplicationKey: DeduplicationKey
    private weak let dispatcher: Dispatcher?

    /// What duplicates have in common: the URL, the scope, who they come from, and the router.
    struct DeduplicationKey: Hashable, Sendable {
        let url: RouteURL
        let filter: TagFilter
        let origin: RouteOrigin.Kind
        let router: ObjectIdentifier
    }

    init(
        _ dispatcher: Dispatcher,
        _ job: DispatchMachine.JobID,
        _ opening: OpenedURL,
        with parameters: Parameters,
        at gate: GateReference,
        asked: Int
    ) {
        let router = ObjectIdentifier(dispatcher)
        self.intent = HeldIntent(opening, parameters)
        self.asked = asked
        self.gate = gate
        self.job = job
        self.deduplicationKey = DeduplicationKey(
            url: opening.url, filter: opening.filter, origin: opening.origin.kind, router: router)
        self.dispatcher = dispatcher
    }
}

extension GateTicket {
    /// How a gate received a job.
    enum Reception: Sendable {
        /// It is held.
        case held
        /// The gate was opened while the proxy made up its mind: the job goes on.
        case opened
        /// It is turned away.
        case refused(RoutingError)
    }

    /// Brings the job to its gate.
    func enter() {
        guard let gate = gate.gate else {
            receive(.refused(.rejected(becauseGone: gate.name)))
            return
        }
        gate.receive(self)
    }

    /// Takes the ticket back, if the gate still has it.
    func withdraw() {
        gate.gate?.withdraw(self)
    }

    /// Tells the router how the gate received the job.
    func receive(_ reception: Reception) {
        dispatcher?.arrived(self, reception)
    }

    /// Lets jobs of one router go on, in order.
    static func resume(_ tickets: some Collection<GateTicket>) {
        tickets.first?.dispatcher?.resume(Array(tickets))
    }

    /// Ends the job.
    func expel(_ ending: DispatchMachine.Ending, _ error: RoutingError) {
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
