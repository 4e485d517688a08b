/// What runs a router: it holds the state, and performs outside the lock what was decided under it.
///
/// ``Routing``, its scopes and its requests all lead here. Everything that is running keeps the dispatcher alive;
/// once its queue is finished and nobody holds it, it goes.
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
    func transact<Result>(_ body: (inout DispatcherState, inout Aftermath) -> Result) -> Result {
        var aftermath = Aftermath()
        let result = decide(&aftermath, body)
        perform(&aftermath)
        return result
    }

    /// Changes the state under the lock, and leaves it to the caller to perform what follows.
    ///
    /// - Parameters:
    ///   - aftermath: Takes what follows, and what the locked part loaded or took out of the state: it outlives
    ///     the lock.
    ///   - body: Decides; must not call foreign code.
    /// - Returns: What the closure returns.
    @inline(__always)
    func decide<Result>(
        _ aftermath: inout Aftermath,
        _ body: (inout DispatcherState, inout Aftermath) -> Result
    ) -> Result {
        aftermath.hasMatched = false
        aftermath.now = nil
        while true {
            let result: Result? = state.withLock { state in
                if state.isTimed && aftermath.now == nil { return nil }
                return body(&state, &aftermath)
            }
            if let result { return result }
            // A clock is foreign code, and most of the time nobody wants to know what it says.
            aftermath.now = time
        }
    }

    /// Looks something up under the lock, or takes a number, when nothing follows from it; reads no clock.
    ///
    /// - Parameter body: Looks; puts aside what the registry lets go of, to be let go of after the lock was released.
    /// - Returns: What the closure returns.
    @inline(__always)
    func look<Result>(_ body: (inout DispatcherState, inout Leavings) -> Result) -> Result {
        var leavings = Leavings()
        let result = state.withLock { body(&$0, &leavings) }
        if !leavings.orphans.isEmpty {
            transact { state, after in state.noteDisposed(leavings.orphans, &after) }
        }
        // As above: the owners outlive the lock.
        return withExtendedLifetime(leavings) { result }
    }

    /// The time on the router's stopwatch.
    var time: Duration { stopwatch.now() }

    /// Takes steps, and the steps that follow from those, in a loop: a queue of a million works that nobody
    /// handles must not become a million nested calls.
    private func perform(_ aftermath: inout Aftermath) {
        if aftermath.isDone { return }
        finish(&aftermath)
        while let step = aftermath.steps.popFirst() {
            take(step, &aftermath)
            finish(&aftermath)
        }
    }

    private func take(_ step: Aftermath.Step, _ aftermath: inout Aftermath) {
        switch step {
        case .match(let id): match(id, &aftermath)
        case .resolve(let id): resolve(id, &aftermath)
        case .call(let call, let target, let entry): self.call(call, target, entry, &aftermath)
        }
    }

    /// Listeners first, so that whoever is told of the end finds it recorded, unless another thread is just
    /// telling the same listener of something earlier.
    private func finish(_ aftermath: inout Aftermath) {
        if aftermath.hasMail { deliverMail() }
        for call in aftermath.calls { call() }
        aftermath.clear()
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
