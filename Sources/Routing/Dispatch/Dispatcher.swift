/// The core of a router, which holds the state and performs effects outside the lock that guards it.
///
/// ``Routing``, its scopes and its requests all use it. Running jobs keep the dispatcher alive. It is released
/// when no job waits and no caller retains it.
final class Dispatcher: Sendable {
    let configuration: RoutingConfiguration
    let scheduler: any Scheduler
    let matchingRules: MatchingRules
    let urlReader: URLReader
    /// Numbers the routers of the process.
    private static let routers = Counter()
    /// The unique number of the router; an address would not be unique, because it may be reused.
    let number = Dispatcher.routers.next()
    private let stopwatch: Stopwatch
    private let state: Locked<DispatcherState>

    init(configuration: RoutingConfiguration, scheduler: any Scheduler) {
        self.configuration = configuration
        self.scheduler = scheduler
        self.matchingRules = configuration.matchingRules
        self.urlReader = .reader(configuration.readingOptions)
        self.stopwatch = Stopwatch(configuration.clock)
        let limit = configuration.concurrency.limit
        self.state = Locked(
            DispatcherState(
                registry: Registry(rules: matchingRules),
                jobs: JobQueue(limit: limit, mostWaiting: configuration.maximumPendingOpens),
                haltsWhenAbandoned: configuration.abandonment == .halt
            )
        )
    }

    deinit {
        let (sinks, tickets) = state.withLock { ($0.hub.sinks, $0.tickets) }
        for sink in sinks { sink.finish() }
        for ticket in tickets { ticket.withdraw() }
    }

    /// Reads a text according to the configuration.
    func read(_ text: String) throws(RouteURLError) -> RouteURL {
        try RouteURL(text, reader: urlReader)
    }

    /// The time on the router's stopwatch.
    var time: Duration { stopwatch.now() }
}

extension Dispatcher {
    /// Changes the state under the lock, then performs the deferred effects.
    ///
    /// This function is never inlined. The path of every `open` calls ``decide(_:_:)`` instead, which is inlined.
    ///
    /// - Parameter body: Decides; must not call foreign code.
    /// - Returns: What the closure returns.
    @discardableResult
    @inline(never)
    func transact<Result>(_ body: (inout DispatcherState, inout DeferredEffects) -> Result) -> Result {
        var effects = DeferredEffects()
        let result = decide(&effects, body)
        perform(&effects)
        return result
    }

    /// Changes the state under the lock; the caller performs the deferred effects.
    ///
    /// - Parameters:
    ///   - effects: Receives the effects, and the objects that `body` loaded or removed from the state, so that
    ///     they outlive the lock.
    ///   - body: Decides; must not call foreign code.
    /// - Returns: What the closure returns.
    @inline(__always)
    func decide<Result>(
        _ effects: inout DeferredEffects,
        _ body: (inout DispatcherState, inout DeferredEffects) -> Result
    ) -> Result {
        while true {
            let result: Result? = state.withLock { state in
                if state.hub.isListenedTo && effects.now == nil { return nil }
                let result = body(&state, &effects)
                // When several jobs run at once, calls must reach a queue in the order in which jobs start.
                if state.jobs.limit > 1 { enqueueHop(&state, &effects) }
                return result
            }
            if let result { return result }
            // A clock is foreign code, and usually no listener needs the time.
            effects.now = time
        }
    }

    /// Performs a lookup under the lock that has no deferred effects; reads no clock.
    ///
    /// - Parameter body: Looks; collects the objects that the registry releases, which outlive the lock.
    /// - Returns: What the closure returns.
    @inline(__always)
    func look<Result>(_ body: (inout DispatcherState, inout DeferredReleases) -> Result) -> Result {
        var releases = DeferredReleases()
        let result = state.withLock { body(&$0, &releases) }
        if !releases.orphans.isEmpty { noteDisposed(releases.orphans) }
        // The owners must outlive the lock.
        return withExtendedLifetime(releases) { result }
    }

    @inline(never)
    private func noteDisposed(_ orphans: [Entry]) {
        transact { state, after in state.noteDisposed(orphans, &after) }
    }

    /// Performs the deferred effects.
    ///
    /// Listeners come first, so that handlers and callers find the earlier events recorded. The exceptions are a
    /// listener to which another thread is delivering an earlier event, and classic handlers of a router that runs
    /// several jobs at once: their calls take their places in the queues under the lock.
    func perform(_ effects: inout DeferredEffects) {
        // Owners were retained only to check whether they still exist.
        effects.releases.releaseOwners()
        if let number = effects.delayedHop.take() { makeReady(number) }
        if effects.needsPump { startPump() }
        if let events = effects.events { deliverMail(events) }
        if let hop = effects.hop.take() { send(hop) }
        // Even a loop over an empty array has a cost.
        if !effects.hasMore { return }
        for call in effects.calls { call() }
        for (job, step) in effects.steps { hand(step, of: job) }
    }

    private func send(_ hop: DeferredEffects.Hop) {
        let job = hop.job
        job.router = self
        // A closure with one reference needs no memory of its own.
        scheduler.hop(to: hop.queue) { job.makeCall() }
    }

    /// Sends the hop behind those of jobs that started earlier, as soon as none of their threads retains owners.
    @inline(never)
    private func enqueueHop(_ state: inout DispatcherState, _ effects: inout DeferredEffects) {
        guard let hop = effects.hop.take() else { return }
        assert(effects.delayedHop == nil, "more than one job went on or started")
        effects.delayedHop = state.hops.append(hop, isReady: effects.releases.owners.isEmpty)
        sendReadyHops(&state)
    }

    @inline(never)
    private func makeReady(_ number: OutgoingCalls.Number) {
        state.withLock { state in
            state.hops.makeReady(number)
            sendReadyHops(&state)
        }
    }

    private func sendReadyHops(_ state: inout DispatcherState) {
        while let hop = state.hops.popFirst() { send(hop) }
    }
}
