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
        for sink in state.withLock({ $0.hub.sinks }) { sink.finish() }
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
    func transact<Result>(_ body: (inout DispatcherState, inout Aftermath) -> Result) -> Result {
        let (result, aftermath) = decide(body)
        perform(aftermath)
        return result
    }

    /// Changes the state under the lock, and leaves it to the caller to perform what follows.
    ///
    /// What the locked part loaded or took out of the state is let go of after the lock was released, with the
    /// aftermath.
    func decide<Result>(
        _ body: (inout DispatcherState, inout Aftermath) -> Result
    ) -> (result: Result, aftermath: Aftermath) {
        var aftermath = Aftermath(now: stopwatch.now())
        let result = state.withLock { body(&$0, &aftermath) }
        // Without this an array may be released after its last use, which is under the lock.
        return withExtendedLifetime(aftermath) { (result, aftermath) }
    }

    /// Looks something up under the lock, or takes a number, when nothing follows from it; reads no clock.
    ///
    /// - Parameter body: Looks; puts the owners that it loads aside, to be let go of after the lock was released.
    /// - Returns: What the closure returns.
    func look<Result>(_ body: (inout DispatcherState, inout [AnyObject]) -> Result) -> Result {
        var owners: [AnyObject] = []
        let result = state.withLock { body(&$0, &owners) }
        // As above: the owners outlive the lock.
        return withExtendedLifetime(owners) { result }
    }

    /// The time on the router's stopwatch.
    var time: Duration { stopwatch.now() }

    /// Performs actions, and the actions that follow from those, in a loop: a queue of a million works that
    /// nobody handles must not become a million nested calls.
    private func perform(_ aftermath: Aftermath) {
        finish(aftermath)
        var actions = aftermath.actions[...]
        while let action = actions.popFirst() {
            let following = perform(action)
            finish(following)
            actions.append(contentsOf: following.actions)
        }
    }

    private func perform(_ action: DispatchMachine.Action) -> Aftermath {
        switch action {
        case .match(let id): match(id)
        case .resolve(let id): resolve(id)
        case .call(let call, let target): self.call(call, target)
        case .settle, .leave, .cancelTask:
            preconditionFailure("what needs the state is done under the lock")
        }
    }

    /// Listeners first, so that whoever is told of the end finds it recorded, unless another thread is just
    /// telling the same listener of something earlier.
    private func finish(_ aftermath: Aftermath) {
        if aftermath.hasMail { deliverMail() }
        for call in aftermath.calls { call() }
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
