/// A place where guards and proxies hold URLs until the app is ready for them, without blocking the router.
///
/// Links arrive before the first screen is ready, or need a login first. A guard or a proxy that decides
/// ``ProxyDecision/hold(at:)`` sends the job to a gate: the job leaves the queue at once, and the next job runs.
/// When the gate opens, its jobs join the end of the queue, in the order in which they came to the gate. Each
/// job keeps its data and starts again at its guards and proxies. The caller's `dispatch` waits all the time.
///
/// ```swift
/// let signedIn = Gate("signed in")
/// router.proxy("/account/**") { _ in await session.isActive ? .pass : .hold(at: signedIn) }
/// router.open("/account/orders")  // held
/// signedIn.open()  // goes on
/// ```
///
/// A new gate is closed. An open gate stays open until it is closed, so close it before proxies need to hold
/// again. Holding a job at a gate that is open, and was open when the proxy was asked, fails the job with
/// ``RoutingError/Code/heldAtOpenGate``: the proxy would hold it again and again. If the gate
/// opens after the proxy was asked and before it answers, the job continues at once, even if the gate also discards its
/// jobs in between; if it only discards them, this job is discarded, too.
///
/// `dispatch` ends in every case: when a held job expires or is discarded, and when the gate refuses it. When
/// its caller is cancelled, the job leaves the gate. A gate that is released rejects the jobs that
/// it holds. Routers and held jobs do not retain the gate; the proxies that hold at it do. A held job does not
/// retain its router either, unless a caller waits for it.
///
/// One gate may hold jobs of several routers. It is safe to use from any thread.
public final class Gate: Sendable {
    /// The behaviour of a full gate when another job arrives.
    public enum Policy: Hashable, Sendable {
        /// The gate refuses the new job, which fails as ``RoutingError/Code/refused``.
        case refuse
        /// The gate drops the job that it has held longest, which fails as ``RoutingError/Code/discarded``.
        case dropOldest
    }

    /// The jobs that continue when a gate opens.
    public enum Selection: Hashable, Sendable {
        /// All jobs.
        case all
        /// The job that arrived last; the others fail as ``RoutingError/Code/discarded``.
        case latest
    }

    /// The name of the gate, for reports.
    public let name: String
    private let timeToLive: Duration?
    private let clock: any Clock<Duration>
    private let scheduler: any Scheduler
    private let line: Locked<GateQueue>

    /// Creates a closed gate.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - capacity: The maximum number of jobs that the gate holds; `nil` for no limit. A capacity below 1
    ///     stops the program.
    ///   - policy: The behaviour of the full gate when another job arrives.
    ///   - timeToLive: The time for which the gate holds each job, which then fails as
    ///     ``RoutingError/Code/expired``; `nil` for no limit. If a job comes to the gate again, the time starts
    ///     anew.
    ///   - clock: The clock that measures the time to live.
    ///   - coalescesDuplicates: Whether a new job replaces its duplicate that the gate already holds. Duplicates
    ///     have the same URL, the same kind of origin, and the same scope of the same router; their data may
    ///     differ. The earlier job fails as ``RoutingError/Code/discarded``.
    public convenience init(
        _ name: String,
        capacity: Int? = nil,
        policy: Policy = .refuse,
        timeToLive: Duration? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        coalescesDuplicates: Bool = false
    ) {
        self.init(
            name,
            capacity: capacity,
            policy: policy,
            timeToLive: timeToLive,
            clock: clock,
            coalescesDuplicates: coalescesDuplicates,
            scheduler: LiveScheduler()
        )
    }

    package init(
        _ name: String,
        capacity: Int?,
        policy: Policy,
        timeToLive: Duration?,
        clock: any Clock<Duration>,
        coalescesDuplicates: Bool,
        scheduler: any Scheduler
    ) {
        self.name = name
        self.timeToLive = timeToLive
        self.clock = clock
        self.scheduler = scheduler
        line = Locked(
            GateQueue(capacity: capacity, policy: policy, coalescesDuplicates: coalescesDuplicates))
    }

    deinit {
        for place in line.withLock({ $0.empty() }) {
            place.cancelTimer?()
            place.ticket.expel(.rejected, .rejected(becauseGone: name))
        }
    }
}

extension Gate {
    /// Whether the gate is open.
    public var isOpen: Bool { line.withLock { $0.isOpen } }

    /// The held jobs, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of held jobs.
    public var pending: [HeldIntent] { line.withLock { $0.tickets }.map(\.intent) }

    /// Opens the gate, so that the held jobs continue in the order in which they arrived.
    ///
    /// The jobs join the queues of their routers before this method returns. They were accepted when they were
    /// opened, so ``RoutingConfiguration/maximumPendingOpens`` does not apply to them. Opening an open gate has
    /// no effect.
    ///
    /// - Parameter selection: The jobs that continue; the gate discards the others.
    /// - Complexity: O(*n*) in the number of held jobs.
    public func open(keeping selection: Selection = .all) {
        // The lock makes the number and the opening one step: a proxy asked later finds the gate open.
        var places = line.withLock { $0.open(as: GateQueue.changes.next) }
        for place in places { place.cancelTimer?() }
        if selection == .latest, let latest = places.popLast() {
            for place in places { drop(place, "only the latest at the gate '\(name)' goes on") }
            places = [latest]
        }
        var tickets = places.map(\.ticket)[...]
        while let first = tickets.first {
            let run = tickets.prefix { $0.deduplicationKey.router == first.deduplicationKey.router }
            GateTicket.resume(run)
            tickets = tickets.dropFirst(run.count)
        }
    }

    /// Closes the gate: jobs that proxies hold from now on wait for the next opening.
    ///
    /// Jobs that already continued are not called back, but their proxies may hold them again.
    public func close() {
        line.withLock { $0.close() }
    }

    /// Fails the held jobs as ``RoutingError/Code/discarded``, without opening or closing the gate.
    ///
    /// A job whose proxy was asked before, and holds it here afterwards, fails in the same way, unless the gate has
    /// opened in between.
    ///
    /// - Parameter error: The reason, which is underneath the error that `dispatch` throws.
    /// - Complexity: O(*n*) in the number of held jobs.
    public func discard(with error: (any Error)? = nil) {
        let discarded = line.withLock { $0.discard(because: error, as: GateQueue.changes.next) }
        for place in discarded.places { drop(place, emptied, underlying: error) }
    }
}

extension Gate {
    private var emptied: String { "the gate '\(name)' was emptied" }

    /// Receives a job that a proxy holds here; called with the lock of the job's router held.
    ///
    /// - Parameters:
    ///   - ticket: The job's ticket.
    ///   - after: Receives the effects to perform after that lock is released.
    /// - Returns: Whether the gate holds the job, lets it continue or refuses it.
    func admit(_ ticket: GateTicket, _ after: inout DeferredEffects) -> GateTicket.Reception {
        switch line.withLock({ $0.admit(ticket) }) {
        case .held(let displaced):
            after.call { self.startTimer(for: ticket) }
            guard let (place, reason) = displaced.map(explained) else { return .held(insteadOf: nil) }
            if let cancel = place.cancelTimer { after.call(cancel) }
            return .held(insteadOf: (place.ticket, .discarded(place.ticket.intent.url, reason)))
        case .opened:
            return .opened
        case .isOpen:
            return .refused(.heldAtOpenGate(ticket.intent.url, name))
        case .discarded(let reason):
            return .refused(.discarded(ticket.intent.url, emptied, underlying: reason))
        case .isFull:
            let message = "the gate '\(name)' is full, so '\(ticket.intent.url)' was refused"
            return .refused(RoutingError(.refused, message))
        }
    }

    /// Removes a job that has ended.
    ///
    /// - Returns: The job's place, to be released outside the locks; `nil` when the gate did not hold the job.
    @discardableResult
    func withdraw(_ ticket: GateTicket) -> GateQueue.Place? {
        line.withLock { $0.withdraw(ticket) }
    }

    private func startTimer(for ticket: GateTicket) {
        guard let timeToLive else { return }
        let cancel = scheduler.wait(timeToLive, on: clock) { [weak self, weak ticket] in
            if let ticket { self?.expire(ticket) }
        }
        if !line.withLock({ $0.time(ticket, cancel: cancel) }) { cancel() }
    }

    private func expire(_ ticket: GateTicket) {
        let message = "'\(ticket.intent.url)' was held at the gate '\(name)' for longer than it is worth"
        ticket.expire(RoutingError(.expired, message))
    }

    /// Returns the reason why a job was displaced.
    private func explained(_ displaced: GateQueue.Displaced) -> (place: GateQueue.Place, reason: String) {
        switch displaced {
        case .oldest(let place): (place, "the gate '\(name)' is full and drops the oldest")
        case .duplicate(let place): (place, "the gate '\(name)' holds the same URL anew")
        }
    }

    private func drop(_ place: GateQueue.Place, _ reason: String, underlying error: (any Error)? = nil) {
        place.cancelTimer?()
        place.ticket.expel(.rejected, .discarded(place.ticket.intent.url, reason, underlying: error))
    }
}

extension RoutingError {
    /// The error for a job that a proxy holds at an open gate.
    fileprivate static func heldAtOpenGate(_ url: String, _ gate: String) -> RoutingError {
        let message = "a proxy holds '\(url)' at the gate '\(gate)', which is open; let it pass or close that"
        return RoutingError(.heldAtOpenGate, message)
    }

    /// The error for a job that a gate discarded.
    fileprivate static func discarded(
        _ url: String,
        _ reason: String,
        underlying error: (any Error)? = nil
    ) -> RoutingError {
        RoutingError(.discarded, "'\(url)' was discarded: \(reason)", underlying: error)
    }

    /// The error for a job whose gate was released.
    static func rejected(becauseGone gate: String) -> RoutingError {
        RoutingError(.rejected, "the URL was held at the gate '\(gate)', which has gone")
    }
}
