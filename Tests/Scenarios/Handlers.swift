import Dispatch
import Routing
import RoutingTesting

/// Handlers and proxies that do all that handlers do, the foul included, as the seed says.
///
/// They do not hold the router, as handlers should not.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Handlers: Sendable {
    struct Fault: Error {}

    struct State: Sendable {
        weak var router: Routing?
        /// Continuations that were kept uncalled.
        var kept: [@Sendable () -> Void] = []
        /// From now on all behave.
        var isOver = false
    }

    let simulation: Simulation
    let ledger: Ledger
    let gates: [Gate]
    let state = Locked(State())

    init(_ simulation: Simulation, _ ledger: Ledger, _ gates: [Gate]) {
        self.simulation = simulation
        self.ledger = ledger
        self.gates = gates
    }

    private static let queues = [DispatchQueue.main, DispatchQueue(label: "aside")]

    var router: Routing? { state.withLock { $0.router } }
    var queue: DispatchQueue { Self.queues[simulation.draw(below: 2)] }

    /// Which of several things to do; the first of them when all is to end well.
    func choose(of count: Int) -> Int {
        let isOver = state.withLock { $0.isOver }
        return isOver ? 0 : simulation.draw(below: count)
    }

    /// A URL for a job; all of them lead somewhere, or nowhere on purpose.
    func url(of job: Int) -> String {
        let paths = ["books/1", "books/2", "account/a", "moved/1", "nowhere", "books/%zz", "books/3"]
        return "app://\(paths[simulation.draw(below: paths.count)])?w=\(job)"
    }

    /// Opens something new.
    func open(by opener: some RouteOpening) {
        let job = ledger.begin(isAwaited: false)
        opener.open(url(of: job), passing: job)
    }

    /// Opens something new and waits for it.
    func dispatch(by opener: some RouteOpening) async {
        let job = ledger.begin(isAwaited: true)
        let url = url(of: job)
        do {
            let outcome = try await opener.dispatch(url, passing: job)
            let isOwn = outcome.value(as: Int.self).map { $0 == job } ?? true
            simulation.expect(isOwn, "job \(job) is told the value of another one")
            ledger.told(job, "handled")
        } catch let error as RoutingError {
            ledger.told(job, Self.ending(of: error.code))
        } catch {
            ledger.told(job, "\(error)")
        }
    }

    /// The kind of event that tells of the same.
    private static func ending(of code: RoutingError.Code) -> String {
        switch code {
        case .noRoute: "unmatched"
        case .malformedURL: "malformed"
        case .cancelled, .abandoned, .timedOut, .expired: "\(code)"
        default: "failed"
        }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Handlers {
    /// A classic map.
    func handler(_ entry: Int) -> RouteHandler {
        { route, _, data, completed in
            guard let job = data as? Int else { return completed() }
            self.ledger.called(job, by: entry, isMap: true)
            self.ledger.handled(job, route)
            if self.choose(of: 8) == 1, let router = self.router { self.open(by: router) }
            self.answer(job, completed)
        }
    }

    /// A classic proxy.
    func proxyHandler(_ entry: Int) -> ProxyHandler {
        { _, parameters, data, next in
            guard let job = data as? Int else { return next(nil) }
            self.ledger.called(job, by: entry, isMap: false)
            let isRedirect = self.choose(of: 4) == 1
            let commit: ProxyCommit? = isRedirect ? ("app://books/9?w=\(job)", parameters, job) : nil
            self.answer(job) { next(commit) }
        }
    }

    /// Calls a continuation: now, later, never, twice; or drops it.
    private func answer(_ job: Int, _ continuation: @escaping @Sendable () -> Void) {
        let call = { @Sendable [ledger] in
            ledger.answered(job)
            continuation()
        }
        switch choose(of: 10) {
        case 0, 1, 2: call()
        case 3, 4, 5: simulation.later("answer for job \(job)", call)
        case 6:
            call()
            continuation()
        case 7:
            simulation.later("answer for job \(job)", call)
            simulation.later("answer for job \(job)", continuation)
        case 8:
            simulation.note("keep the continuation of job \(job)")
            state.withLock { $0.kept.append(call) }
        default:
            simulation.note("drop the continuation of job \(job)")
            ledger.answered(job)
        }
    }

    /// Gives up the continuations that were kept.
    func takeKept() -> [@Sendable () -> Void] {
        state.withLock { state in
            defer { state.kept = [] }
            return state.kept
        }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Handlers {
    /// An async map.
    func perform(_ entry: Int) -> @Sendable (RouteRequest) async throws -> Int {
        { try await self.perform($0, entry) }
    }

    /// An async map on the main actor.
    func performOnMain(_ entry: Int) -> @MainActor @Sendable (RouteRequest) async throws -> Int {
        { try await self.perform($0, entry, isAtOnce: false) }
    }

    nonisolated(nonsending) private func perform(
        _ request: RouteRequest,
        _ entry: Int,
        isAtOnce: Bool = true
    ) async throws -> Int {
        guard let job = request.data as? Int else { return -1 }
        ledger.called(job, by: entry, isMap: true, isAtOnce: isAtOnce)
        ledger.handled(job, request.route)
        defer { ledger.answered(job) }
        await simulation.pause()
        switch choose(of: 9) {
        case 1: throw Fault()
        case 2: try await simulation.sleep(for: .seconds(1 + simulation.draw(below: 8)))
        case 3: open(by: request)
        case 4: await dispatch(by: request)
        case 5: try Task.checkCancellation()
        default: break
        }
        await simulation.pause()
        return job
    }

    /// A guard that notes which URLs it has let pass.
    func watch(_ request: RouteRequest) async throws -> ProxyDecision {
        guard let job = request.data as? Int else { return .pass }
        await simulation.pause()
        ledger.passed(job, request.route)
        return .pass
    }

    /// An async proxy.
    func decide(_ entry: Int) -> @Sendable (RouteRequest) async throws -> ProxyDecision {
        { try await self.decide($0, entry) }
    }

    nonisolated(nonsending) private func decide(
        _ request: RouteRequest,
        _ entry: Int
    ) async throws -> ProxyDecision {
        guard let job = request.data as? Int else { return .pass }
        ledger.called(job, by: entry, isMap: false)
        defer { ledger.answered(job) }
        await simulation.pause()
        switch choose(of: 10) {
        case 1: return .redirect(to: "app://books/8?w=\(job)")
        case 2: return .reject("not today")
        case 3, 4, 5: return .hold(at: gates[simulation.draw(below: gates.count)])
        case 6: throw Fault()
        case 7:
            try await simulation.sleep(for: .seconds(3))
            return .pass
        default: return .pass
        }
    }
}
