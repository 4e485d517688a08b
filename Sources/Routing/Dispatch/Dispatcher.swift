/// What runs a router: it holds the state, and performs outside the lock what was decided under it.
///
/// ``Routing``, its scopes and its requests all lead here. Everything that is running keeps the dispatcher
/// alive; once its line is empty and no caller holds it, it goes.
final class Dispatcher: Sendable {
    let configuration: Routing.Configuration
    let scheduler: any Scheduler
    let matchingRules: MatchingRules
    let urlReader: URLReader
    /// Numbers the routers of the process.
    private static let routers = Counter()
    /// The number of the router, which no other has: an address may be used again.
    let number = Dispatcher.routers.next()
    private let stopwatch: Stopwatch
    private let state: Locked<DispatcherState>

    init(configuration: Routing.Configuration, scheduler: any Scheduler) {
        self.configuration = configuration
        self.scheduler = scheduler
        self.matchingRules = configuration.matchingRules
        self.urlReader = URLReader(configuration.readingOptions)
        self.stopwatch = Stopwatch(configuration.clock)
        let limit = configuration.concurrency.limit
        self.state = Locked(
            DispatcherState(
                registry: Registry(rules: matchingRules),
                line: Line(limit: limit, mostWaiting: configuration.maximumPendingOpens),
                haltsWhenAbandoned: configuration.abandonment == .halt
            )
        )
    }

    deinit {
        let (sinks, tickets) = state.withLock { ($0.hub.sinks, $0.tickets) }
        for sink in sinks { sink.finish() }
        for ticket in tickets { ticket.withdraw() }
    }

    /// Reads a text as the configuration says.
    func read(_ text: String) throws(RouteURLError) -> RouteURL {
        try RouteURL(text, reader: urlReader)
    }

    /// The time on the router's stopwatch.
    var time: Duration { stopwatch.now() }
}

extension Dispatcher {
    /// Changes the state under the lock, then performs what follows from it.
    ///
    /// It is one function for all its callers: what every `open` goes through calls ``decide(_:_:)`` instead,
    /// which becomes part of its caller.
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

    /// Changes the state under the lock, and leaves it to the caller to perform what follows.
    ///
    /// - Parameters:
    ///   - effects: Takes what follows, and what the locked part loaded or took out of the state: it outlives
    ///     the lock.
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
                // Where several jobs run at once, what reaches a queue first is what started first.
                if state.line.limit > 1 { hop(&effects) }
                return result
            }
            if let result { return result }
            // A clock is foreign code, and most of the time no listener needs to know what it says.
            effects.now = time
        }
    }

    /// Looks something up under the lock when nothing follows from it; reads no clock.
    ///
    /// - Parameter body: Looks; puts aside what the registry lets go of, to be let go of after the lock was
    ///   released.
    /// - Returns: What the closure returns.
    @inline(__always)
    func look<Result>(_ body: (inout DispatcherState, inout DeferredReleases) -> Result) -> Result {
        var releases = DeferredReleases()
        let result = state.withLock { body(&$0, &releases) }
        if !releases.orphans.isEmpty { noteDisposed(releases.orphans) }
        // As above: the owners outlive the lock.
        return withExtendedLifetime(releases) { result }
    }

    @inline(never)
    private func noteDisposed(_ orphans: [Entry]) {
        transact { state, after in state.noteDisposed(orphans, &after) }
    }

    /// Performs what was decided.
    ///
    /// Listeners come first, so that handlers and callers find recorded what led to them, unless another thread
    /// is just telling the same listener of something earlier.
    func perform(_ effects: inout DeferredEffects) {
        // Owners were held to see whether they are there, and no longer.
        effects.releases.releaseOwners()
        if effects.needsPump { startPump() }
        if let events = effects.events { deliverMail(events) }
        hop(&effects)
        // A loop over nothing is not free.
        if !effects.hasMore { return }
        for call in effects.calls { call() }
        for (job, step) in effects.steps { hand(step, of: job) }
    }

    private func hop(_ effects: inout DeferredEffects) {
        guard let hop = effects.hop.take() else { return }
        let (job, call) = (hop.job, hop.call)
        scheduler.hop(to: hop.queue) { self.make(call, of: job) }
    }
}
