/// What the dispatcher knows of a work, from its opening until it leaves.
///
/// It lets go of nothing before: it changes under the lock, and may be the last to hold an entry that was disposed
/// of, whose handler may hold an object whose `deinit` calls back. What it no longer needs it keeps aside.
struct Work: Sendable {
    /// Takes the outcome for somebody who waits for it.
    ///
    /// Not the continuation itself: its size is known at run time only, and then so is that of a work, which makes
    /// all that is done with one several times as slow.
    typealias Waiter = @Sendable (Result<RouteOutcome, any Error>) -> Void

    /// Somebody who is being called.
    struct Callee: Sendable {
        let entry: Entry
        let given: Parameters
        /// When the call began, if anybody wanted to know.
        let since: Duration?
    }

    /// A redirect by a proxy.
    final class Redirect: Sendable {
        let subject: MatchSubject
        /// Values that the proxy left as they were: weaker than the new URL.
        let carried: Parameters
        /// Values that the proxy changed or added: stronger than the new URL.
        let changed: Parameters
        let data: (any Sendable)?

        init(subject: MatchSubject, carried: Parameters, changed: Parameters, data: (any Sendable)?) {
            self.subject = subject
            self.carried = carried
            self.changed = changed
            self.data = data
        }
    }

    let opening: Opening
    /// When it was opened, on the router's stopwatch, if anybody wanted to know.
    let start: Duration?
    /// The number of the event that tells of the opening.
    var opened: Int?
    var waiter: Waiter?
    /// The search for a map that was last made for the URL as it is to be handled now.
    var search: MapSearch? { didSet { keepAside(oldValue) } }
    var proxies: [Match] = []
    var redirect: Redirect?
    /// Who is being called; the entry is among the proxies, or the target.
    var callee: Callee?
    var asked: [RouteOutcome.AskedProxy] = []
    var value: (any Sendable)?
    /// The error that ends the work, unless it ends otherwise.
    var error: RoutingError?
    var cancelTask: Scheduler.Cancel? { didSet { keepAside(oldValue) } }
    var cancelTimer: Scheduler.Cancel? { didSet { keepAside(oldValue) } }
    /// The map or fallback to be called.
    var target: Entry? { didSet { keepAside(oldValue) } }
    private var aside: [any Sendable] = []

    init(_ opening: Opening, at start: Duration? = nil, search: MapSearch? = nil, waiter: Waiter? = nil) {
        self.opening = opening
        self.start = start
        self.waiter = waiter
        self.search = search
    }
}

extension Work {
    private mutating func keepAside(_ value: (some Sendable)?) {
        if let value { aside.append(value) }
    }

    /// The URL as it is to be handled now.
    var subject: MatchSubject { redirect?.subject ?? opening.subject }

    /// What is passed along.
    var data: (any Sendable)? { redirect.map(\.data) ?? opening.data }

    /// Whom a call is for.
    func entry(for target: DispatchMachine.Target) -> Entry? {
        switch target {
        case .proxy(let index): proxies[index].entry
        case .map: self.target
        }
    }

    /// The parameters for whom a call is for: the query, overlaid by captures and by what a proxy changed.
    func parameters(for target: DispatchMachine.Target) -> Parameters {
        let captures = search?.match?.captures ?? Parameters()
        switch target {
        case .proxy(let index):
            return subject.url.query.overlaid(by: captures).overlaid(by: proxies[index].captures)
        case .map:
            guard let redirect else { return subject.url.query.overlaid(by: captures) }
            return redirect.carried.overlaid(by: subject.url.query).overlaid(by: captures)
                .overlaid(by: redirect.changed)
        }
    }

    /// How the work was handled.
    func outcome(after duration: Duration) -> RouteOutcome {
        guard let callee else { preconditionFailure("a work is handled by whom it called last") }
        return RouteOutcome(
            route: subject.url.route,
            uuid: callee.entry.uuid,
            parameters: callee.given,
            value: value,
            proxies: asked,
            duration: duration
        )
    }
}
