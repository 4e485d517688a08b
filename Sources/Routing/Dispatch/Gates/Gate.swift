/// Where proxies hold URLs until the time has come for them, without holding up the router.
///
/// Links arrive before the first screen stands, or need a login first. A proxy that decides
/// ``ProxyDecision/hold(at:)`` sends the job to a gate: it leaves the queue at once and the next job runs.
/// When the gate is opened, it joins the queue again behind what waits there, in the order in which jobs came
/// to the gate, and starts again at its guards and proxies, with its data, and with the caller's `dispatch` still
/// waiting.
///
/// ```swift
/// let signedIn = Gate("signed in")
/// router.proxy("/account/**") { _ in await session.isActive ? .pass : .hold(at: signedIn) }
/// router.open("/account/orders")  // held
/// signedIn.open()  // goes on
/// ```
///
/// A gate is closed when it is made, and stays open once it is opened, until it is closed: close it
/// before proxies have reason to hold again. A proxy that holds at a gate which is open, and was when the
/// proxy was asked, fails the job with ``RoutingError/Code/heldAtOpenGate``, for it would hold again and
/// again. When the gate is opened while the proxy makes up its mind, no opening is missed: the job goes on at
/// once.
///
/// Every end is an end for `dispatch`: a held job may expire, be discarded or refused, and its caller may be
/// cancelled, which takes it from the gate. A gate that goes away rejects what it holds; routers and held
/// jobs do not keep it, the proxies that hold at it do. A held job does not keep its router either.
///
/// One gate may hold jobs of several routers. It is safe to use from any thread.
public final class Gate: Sendable {
    /// What a full gate does with another job.
    public enum Policy: Hashable, Sendable {
        /// It refuses it: the job fails as ``RoutingError/Code/refused``.
        case refuse
        /// It drops the one that it has held longest: that fails as ``RoutingError/Code/discarded``.
        case dropOldest
    }

    /// Which jobs go on when a gate is opened.
    public enum Selection: Hashable, Sendable {
        /// All of them.
        case all
        /// The one that came last; the others fail as ``RoutingError/Code/discarded``.
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
    ///   - capacity: How many jobs it holds; `nil` for any number. Less than one stops the program.
    ///   - policy: What it does with another job when it is full.
    ///   - timeToLive: How long it holds each job, which then fails as ``RoutingError/Code/expired``; `nil`
    ///     for any time. A job that comes a second time has the whole time again.
    ///   - clock: The clock of that time.
    ///   - coalescesDuplicates: Whether a job takes the place of one with the same URL, of the same kind of
    ///     origin, opened in the same scope of the same router, that is held already: the last has the data
    ///     that counts. The earlier one fails as ``RoutingError/Code/discarded``.
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

    package convenience init(
        _ name: String,
        capacity: Int?,
        policy: Policy,
        timeToLive: Duration?,
        clock: any Clock<Duration>,
        coalescesDuplicates: Bool,
        scheduler: any Scheduler
    ) {
        let line = GateQueue(capacity: capacity, policy: policy, coalescesDuplicates: coalescesDuplicates)
        self.init(name, line, timeToLive: timeToLive, clock: clock, scheduler: scheduler)
    }

    init(
        _ name: String,
        _ line: GateQueue,
        timeToLive: Duration?,
        clock: any Clock<Duration>,
        scheduler: any Scheduler
    ) {
        self.name = name
        self.timeToLive = timeToLive
        self.clock = clock
        self.scheduler = scheduler
        self.line = Locked(line)
    }

    deinit {
        for place in line.withLock({ $0.empty() }) {
            place.cancelTimer?()
            place.ticket.expel(.rejected, .rejected(becauseGone: name))
        }
    }
}

extension Gate {
    /// Whether the gate lets everything go on.
    public var isOpen: Bool { line.withLock { $0.isOpen } }

    /// What is held, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of jobs that are held.
    public var pending: [HeldIntent] { line.withLock { $0.tickets }.map(\.intent) }

    /// Opens the gate: what it holds goes on, in the order in which it came.
    ///
    /// Jobs join the queues of their routers before this returns, also past
    /// ``Routing/Configuration/maximumPendingOpens``, for they were taken already. A gate that is open stays
    /// open.
    ///
    /// - Parameter selection: Which jobs go on; the others are discarded.
    /// - Complexity: O(*n*) in the number of jobs that are held.
    public func open(keeping selection: Selection = .all) {
        // Numbered under the lock: a proxy that is asked from this number on finds the gate open.
        var places = line.withLock { $0.open(as: GateQueue.openings.next) }
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

    /// Closes the gate: what proxies hold from now on waits for the next opening.
    ///
    /// What went on goes on, and is held again if its proxies say so.
    public func close() {
        line.withLock { $0.close() }
    }

    /// Fails what is held as ``RoutingError/Code/discarded``; the gate stays open or closed as it is.
    ///
    /// - Parameter error: Why; it is underneath the error that `dispatch` throws.
    /// - Complexity: O(*n*) in the number of jobs that are held.
    public func discard(with error: (any Error)? = nil) {
        for place in line.withLock({ $0.empty() }) {
            drop(place, "the gate '\(name)' was emptied", underlying: error)
        }
    }
}

extension Gate {
    /// Admits a job that a proxy holds here, or does not; asked with the lock of its router held.
    ///
    /// - Parameters:
    ///   - ticket: The job's ticket.
    ///   - after: Takes what follows when that lock is released.
    /// - Returns: How the job is received.
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
        case .isFull:
            let message = "the gate '\(name)' is full, so '\(ticket.intent.url)' was refused"
            return .refused(RoutingError(.refused, message))
        }
    }

    /// Lets go of a job that ended.
    ///
    /// - Returns: The place that it had, to be let go of outside the locks; `nil` when it had none.
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
        guard line.withLock({ $0.withdraw(ticket) }) != nil else { return }
        let message = "'\(ticket.intent.url)' was held at the gate '\(name)' for longer than it is worth"
        ticket.expel(.expired, RoutingError(.expired, message))
    }

    /// Says why a job gives way to another.
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
    /// The error for a job that would be held again and again.
    fileprivate static func heldAtOpenGate(_ url: String, _ gate: String) -> RoutingError {
        let message = "a proxy holds '\(url)' at the gate '\(gate)', which is open; let it pass or close that"
        return RoutingError(.heldAtOpenGate, message)
    }

    /// The error for a job that a gate let go of.
    fileprivate static func discarded(
        _ url: String,
        _ reason: String,
        underlying error: (any Error)? = nil
    ) -> RoutingError {
        RoutingError(.discarded, "'\(url)' was discarded: \(reason)", underlying: error)
    }

    /// The error for a job whose gate went away.
    static func rejected(becauseGone gate: String) -> RoutingError {
        RoutingError(.rejected, "the URL was held at the gate '\(gate)', which has gone")
    }
}
