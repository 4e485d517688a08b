import Routing
import RoutingTesting

/// What becomes of every job, as the events, the callers and the handlers tell it; and whether they agree.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Ledger: Sendable {
    struct Account: Sendable {
        var opened: Int?
        /// How it ended, by the events; more than one is a fault.
        var endings: [RoutingEvent.Kind] = []
        /// How it ended, by what its caller was told.
        var told: [String] = []
        var mapCalls = 0
        var wasHeld = false
        /// The routes that the guard let pass.
        var passed: Set<String> = []
        var isAwaited = false
    }

    struct State: Sendable {
        var accounts: [Account] = []
        var firstCalls: [Int] = []
        /// The jobs for which an entry is being called.
        var called: [Int] = []
        /// The entries that must not be called any more.
        var dead: Set<Int> = []
        var lastEvent = 0
        var hasEvents = true
    }

    private let simulation: Simulation
    private let state = Locked(State())
    private let limit: Int

    init(_ simulation: Simulation, limit: Int) {
        self.simulation = simulation
        self.limit = limit
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Ledger {
    /// Begins an account, and gives its number.
    func begin(isAwaited: Bool) -> Int {
        state.withLock { state in
            state.accounts.append(Account(isAwaited: isAwaited))
            return state.accounts.count - 1
        }
    }

    /// Takes note that an entry was disposed of, or its owner let go of.
    func bury(_ entry: Int) {
        _ = state.withLock { $0.dead.insert(entry) }
    }

    /// Takes note that no observer listens to events any more.
    func stopListening() {
        state.withLock { $0.hasEvents = false }
    }

    /// Takes note that an entry is called.
    ///
    /// - Parameters:
    ///   - job: The job.
    ///   - entry: The entry.
    ///   - isMap: Whether that is a map.
    ///   - isAtOnce: Whether nothing came between the last look at the entry and the call. In a simulation
    ///     every `await` is one, also those between two functions of the main actor, which a program would
    ///     pass at once.
    func called(_ job: Int, by entry: Int, isMap: Bool, isAtOnce: Bool = true) {
        let (isDead, mapCalls, others, endings) = state.withLock { state in
            if !state.firstCalls.contains(job) { state.firstCalls.append(job) }
            if isMap { state.accounts[job].mapCalls += 1 }
            if !state.called.contains(job) { state.called.append(job) }
            let account = state.accounts[job]
            return (state.dead.contains(entry), account.mapCalls, state.called, account.endings)
        }
        simulation.note("entry \(entry) is called for job \(job)")
        simulation.expect(
            !isDead || !isAtOnce, "entry \(entry) is called for job \(job) after it was disposed of")
        simulation.expect(
            endings.isEmpty || !isAtOnce,
            "entry \(entry) is called for job \(job), which ended as \(endings)")
        simulation.expect(mapCalls <= 1, "job \(job) is handled \(mapCalls) times")
        simulation.expect(others.count <= limit || !isAtOnce, "jobs \(others) run at once, \(limit) may")
    }

    /// Takes note of a route that the guard let pass.
    func passed(_ job: Int, _ route: String) {
        _ = state.withLock { $0.accounts[job].passed.insert(route) }
    }

    /// Takes note that a map is called with a route.
    func handled(_ job: Int, _ route: String) {
        let hasPassed = state.withLock { $0.accounts[job].passed.contains(route) }
        simulation.expect(hasPassed, "job \(job) gets round the guard to \(route)")
    }

    /// Takes note that the call for a job is over.
    func answered(_ job: Int) {
        state.withLock { $0.called.removeAll { $0 == job } }
    }

    /// Takes note of what a caller was told.
    func told(_ job: Int, _ ending: String) {
        simulation.note("job \(job) is told \(ending)")
        let times = state.withLock { state in
            state.accounts[job].told.append(ending)
            return state.accounts[job].told.count
        }
        simulation.expect(times == 1, "the caller of job \(job) is told \(times) times")
    }

    /// Takes note of an event.
    func take(_ event: RoutingEvent) {
        let previous = state.withLock { state in
            defer { state.lastEvent = event.number }
            return state.lastEvent
        }
        simulation.expect(event.number == previous + 1, "event \(event.number) follows event \(previous)")
        let parts = event.route.split(separator: "?w=")
        guard parts.count == 2, let job = Int(parts[1]) else { return }
        simulation.note("event \(event.kind) of job \(job)")
        state.withLock { state in
            switch event.kind {
            case .opened: state.accounts[job].opened = event.number
            case .held:
                state.accounts[job].wasHeld = true
                state.called.removeAll { $0 == job }
            case .proxied, .redirected, .resumed: break
            default:
                state.accounts[job].endings.append(event.kind)
                state.called.removeAll { $0 == job }
            }
        }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Ledger {
    /// Checks, when everything is over, that nothing is missing.
    func close() {
        let state = state.withLock { $0 }
        for (job, account) in state.accounts.enumerated() {
            if account.isAwaited {
                simulation.expect(
                    account.told.count == 1, "the caller of job \(job) is told \(account.told)")
            }
            if state.hasEvents { check(job, account) }
        }
        if limit == 1, state.hasEvents { checkOrder(state) }
    }

    private func check(_ job: Int, _ account: Account) {
        let endings = account.endings
        simulation.expect(endings.count == 1, "job \(job) ends \(endings.count) times: \(endings)")
        if let told = account.told.first, let ending = endings.first {
            let isAgreed = told == "\(ending)"
            simulation.expect(isAgreed, "job \(job) ended as \(ending), and its caller is told \(told)")
        }
        let isHandled = endings == [.handled]
        simulation.expect(!isHandled || account.mapCalls == 1, "job \(job) is handled by no map")
        let isRefused = endings == [.cancelled] || endings == [.malformed]
        simulation.expect(account.opened != nil || isRefused, "job \(job) ends without having been opened")
    }

    /// First come, first served, but for those that were held on the way.
    private func checkOrder(_ state: State) {
        let order = state.firstCalls.filter { !state.accounts[$0].wasHeld }
            .map { state.accounts[$0].opened ?? 0 }
        simulation.expect(order == order.sorted(), "jobs are served out of order: \(state.firstCalls)")
    }
}
