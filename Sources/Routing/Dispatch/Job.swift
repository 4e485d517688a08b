/// What the dispatcher knows of a job, from its opening until it leaves.
///
/// It lets go of nothing before: it changes under the lock, and may be the last to hold an entry that was
/// disposed of, whose handler may hold an object whose `deinit` calls back. What it no longer needs it keeps
/// aside.
struct Job: Sendable {
    /// Takes the outcome for somebody who waits for it.
    ///
    /// Not the continuation itself: its size is known at run time only, and then so is that of a job, which
    /// makes all that is done with one several times as slow.
    typealias Waiter = @Sendable (Result<RouteOutcome, any Error>) -> Void

    /// A redirect by a proxy.
    final class Redirect: Sendable {
        let url: RouteURL
        /// Values that the proxy left as they were: weaker than the new URL.
        let carried: Parameters
        /// Values that the proxy changed or added: stronger than the new URL.
        let changed: Parameters
        let data: (any Sendable)?

        init(url: RouteURL, carried: Parameters, changed: Parameters, data: (any Sendable)?) {
            self.url = url
            self.carried = carried
            self.changed = changed
            self.data = data
        }
    }

    /// A job's stay at a gate, the way there included.
    struct Hold: Sendable {
        let ticket: GateTicket
        /// The proxy that holds it.
        let proxy: Entry.Signature?
        /// Whether listeners were told.
        var isAnnounced = false
    }

    let opening: OpenedURL
    /// The number of the event that tells of the opening.
    var opened: Int?
    /// Who is being called, or was last.
    private var callee: DispatchMachine.Target?
    /// The search for a map that was last made for the URL as it is to be handled now.
    var search: MapSearch? { didSet { keepAside(oldValue) } }
    /// The map or fallback to be called.
    var target: Entry? { didSet { keepAside(oldValue) } }
    /// The extras, if there are any: an array is a value in memory of its own that can be changed there.
    private var box: [Extras] = []

    init(_ opening: OpenedURL, at start: Duration?, _ search: MapSearch?) {
        self.opening = opening
        self.search = search
        if let start { note { $0.start = start } }
    }
}

extension Job {
    /// What a plain open never has, apart from the rest so that moving a job about costs little.
    struct Extras: Sendable {
        /// When it was opened, on the router's stopwatch, if anybody wanted to know.
        fileprivate var start: Duration?
        /// When the call began that is being made or was last, likewise.
        fileprivate var callStart: Duration?
        var proxies: [Match] = []
        var redirect: Redirect?
        var asked: [RouteOutcome.AskedProxy] = []
        /// The parameters of the call that completed, if somebody is to be told.
        var given = Parameters()
        var value: (any Sendable)?
        /// The error that ends the job, unless it ends otherwise.
        var error: RoutingError?
        /// The map that matches, but does not accept where the URL comes from, when there is no other.
        fileprivate(set) var refuser: Entry.Signature?
        var hold: Hold?
        /// The patterns that may capture parts of its URLs; `nil` until a listener hides names.
        var patterns: Set<RoutePattern>?
        var cancelTask: Scheduler.Cancel?
        var cancelTimer: Scheduler.Cancel?
        fileprivate var aside: [any Sendable] = []
    }

    /// Changes the extras.
    mutating func note(_ change: (inout Extras) -> Void) {
        if box.isEmpty { box.append(Extras()) }
        change(&box[0])
    }

    /// The extras; nothing in particular when there are none.
    var extras: Extras { box.first ?? Extras() }

    /// The redirect that was taken.
    var redirect: Redirect? { box.isEmpty ? nil : box[0].redirect }

    /// When it was opened, if anybody wanted to know.
    var start: Duration? { box.isEmpty ? nil : box[0].start }

    /// When the last call began, if anybody wanted to know.
    var callStart: Duration? { box.isEmpty ? nil : box[0].callStart }

    /// What stops the time of the call, if it is measured.
    var cancelTimer: Scheduler.Cancel? { box.isEmpty ? nil : box[0].cancelTimer }

    /// The stay at a gate, while there is one.
    var hold: Hold? { box.isEmpty ? nil : box[0].hold }

    /// Notes that the proxy that was called last holds the job.
    mutating func beginHold(with ticket: GateTicket) {
        let hold = Hold(ticket: ticket, proxy: calledEntry?.signature)
        note { $0.hold = hold }
    }

    /// Notes that the job is not held any more.
    ///
    /// - Returns: What was noted of it.
    mutating func endHold() -> Hold? {
        if box.isEmpty { return nil }
        defer { box[0].hold = nil }
        return box[0].hold
    }

    /// Forgets everything but what was opened, who was asked, and that it is held: a job may be held for
    /// long, and must not keep entries that are disposed of meanwhile.
    ///
    /// - Returns: What it was before.
    mutating func startAgain() -> Job {
        let left = self
        let extras = left.extras
        self = Job(opening, at: extras.start, nil)
        opened = left.opened
        note { new in
            new.hold = extras.hold
            new.asked = extras.asked
            new.patterns = extras.patterns
        }
        return left
    }

    /// Notes who is being called from now on.
    mutating func beginCall(of callee: DispatchMachine.Target, at time: Duration?) {
        self.callee = callee
        if time != callStart { note { $0.callStart = time } }
    }

    /// Puts aside what stops or times the call, which is over.
    ///
    /// - Returns: What stops the time.
    mutating func endCall() -> Scheduler.Cancel? {
        if box.isEmpty { return nil }
        let timer = box[0].cancelTimer
        keepAside(box[0].cancelTask)
        keepAside(timer)
        box[0].cancelTask = nil
        box[0].cancelTimer = nil
        return timer
    }

    /// Notes who would have handled the job, had it come from elsewhere.
    mutating func noteRefuser(_ refuser: Entry.Signature?) {
        guard let refuser else { return }
        keepAside(extras.refuser)
        note { $0.refuser = refuser }
    }

    private mutating func keepAside(_ value: (some Sendable)?) {
        if let value { note { $0.aside.append(value) } }
    }

    /// The URL as it is to be handled now.
    var url: RouteURL { redirect?.url ?? opening.url }

    /// What is passed along.
    var data: (any Sendable)? { redirect.map(\.data) ?? opening.data }

    /// Whom a call is for.
    func entry(for target: DispatchMachine.Target) -> Entry? {
        switch target {
        case .proxy(let index): box[0].proxies[index].entry
        case .map: self.target
        }
    }

    /// Who is being called, or was last.
    var calledEntry: Entry? { callee.flatMap { entry(for: $0) } }

    /// What reports say of who is being called, or was last, or holds the job.
    var signature: Entry.Signature? { calledEntry?.signature ?? hold?.proxy }

    /// What a call is made with.
    func terms(for target: DispatchMachine.Target) -> CallArguments {
        let proxy: Match? = if case .proxy(let index) = target { box[0].proxies[index] } else { nil }
        return CallArguments(
            opening: opening,
            redirect: redirect,
            map: search?.match,
            proxy: proxy,
            opened: opened
        )
    }

    /// How the job was handled.
    func outcome(after duration: Duration) -> RouteOutcome {
        guard let entry = calledEntry else { preconditionFailure("a job is handled by whom it called last") }
        return RouteOutcome(
            route: url.route,
            uuid: entry.uuid,
            pattern: entry.pattern,
            parameters: extras.given,
            value: extras.value,
            proxies: extras.asked,
            duration: duration
        )
    }
}
