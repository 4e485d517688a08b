/// What runs a router: it holds the state, and performs outside the lock what was decided under it.
///
/// ``Routing``, its scopes and its requests all lead here. Everything that is running keeps the dispatcher
/// alive; once its queue is finished and no caller holds it, it goes.
final class Dispatcher: Sendable {
    let configuration: Routing.Configuration
    let scheduler: any Scheduler
    let matchingRules: MatchingRules
    let urlReader: URLReader
    private let stopwatch: Stopwatch
    private let state: Locked<DispatcherState>

    init(configuration: Routing.Configuration, scheduler: any Scheduler) {
        self.configuration = configuration
        self.scheduler = scheduler
        self.matchingRules = configuration.matchingRules
        self.urlReader = URLReader(configuration.readingOptions)
        self.stopwatch = Stopwatch(configuration.clock)
        self.state = Locked(
            DispatcherState(
                registry: Registry(rules: matchingRules),
                machine: DispatchMachine(
                    limit: configuration.concurrency.limit,
                    mostWaiting: configuration.maximumPendingOpens,
                    haltsWhenAbandoned: configuration.abandonment == .halt
                )
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
}

extension Dispatcher {
    /// Changes the state under the lock, then performs what follows from it.
    ///
    /// - Parameter body: Decides; must not call foreign code.
    /// - Returns: What the closure returns.
    @discardableResult
    @inline(__always)
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
        effects.hasMatched = false
        effects.now = nil
        while true {
            let result: Result? = state.withLock { state in
                if state.isTimed && effects.now == nil { return nil }
                return body(&state, &effects)
            }
            if let result { return result }
            // A clock is foreign code, and most of the time nobody wants to know what it says.
            effects.now = time
        }
    }

    /// Looks something up under the lock, or takes a number, when nothing follows from it; reads no clock.
    ///
    /// - Parameter body: Looks; puts aside what the registry lets go of, to be let go of after the lock was
    ///   released.
    /// - Returns: What the closure returns.
    @inline(__always)
    func look<Result>(_ body: (inout DispatcherState, inout DeferredReleases) -> Result) -> Result {
        var releases = DeferredReleases()
        let result = state.withLock { body(&$0, &releases) }
        if !releases.orphans.isEmpty {
            transact { state, after in state.noteDisposed(releases.orphans, &after) }
        }
        // As above: the owners outlive the lock.
        return withExtendedLifetime(releases) { result }
    }

    /// The time on the router's stopwatch.
    var time: Duration { stopwatch.now() }

    /// Takes steps, and the steps that follow from those, in a loop: a queue of a million jobs that no
    /// map handles must not become a million nested calls.
    private func perform(_ effects: inout DeferredEffects) {
        if effects.isDone { return }
        finish(&effects)
        while let step = effects.steps.popFirst() {
            take(step, &effects)
            finish(&effects)
        }
    }

    private func take(_ step: DeferredEffects.Step, _ effects: inout DeferredEffects) {
        switch step {
        case .match(let id): match(id, &effects)
        case .resolve(let id): resolve(id, &effects)
        case .call(let call, let target, let entry): self.call(call, target, entry, &effects)
        }
    }

    /// Listeners first, so that whoever is told of the end finds it recorded, unless another thread is just
    /// telling the same listener of something earlier.
    private func finish(_ effects: inout DeferredEffects) {
        if effects.hasMail { deliverMail() }
        for call in effects.calls { call() }
        effects.clear()
    }

    private func deliverMail() {
        var delivered: EventHub.ListenerID?
        while let delivery = state.withLock({ $0.hub.next(after: delivered) }) {
            delivery.sink.receive(delivery.event)
            delivered = delivery.id
        }
        // Whoever waits until the router is idle waits for its listeners as well.
        transact { state, after in state.releaseIdlers(&after) }
    }
}
