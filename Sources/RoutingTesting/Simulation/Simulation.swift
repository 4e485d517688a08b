internal import Routing

/// A small world in which nothing is left to chance but the seed: the same seed, the same run.
///
/// The real router, gates, navigator and view stack run in it, on a clock and an executor of its own.
/// Whenever several things could happen next — a queue's next step, a task that goes on behind an `await`, a
/// sleeper whose time has come, the end of an animation — the seed decides which one does. Another seed is
/// another order.
///
/// ```swift
/// try await Simulation.explore(schedules: 200) { simulation in
///     let router = simulation.router()
///     router.map("books/:id") { _ in await simulation.pause() }
///     simulation.start("reader") { try await router.dispatch("books/7") }
///     simulation.start("another") { try await router.dispatch("books/8") }
///     try await simulation.run()
/// }
/// ```
///
/// What is made with ``router(configuration:)``, ``gate(_:capacity:policy:timeToLive:coalescesDuplicates:)``,
/// ``navigator(_:renderer:timeout:)``, ``animator(withFaults:)`` and ``start(_:_:)`` belongs to the
/// simulation. The main actor takes part. A task that is started otherwise does not, whose order could not be
/// repeated: on another thread it fails the run where it shows, and a `Task` of the main actor goes on behind
/// an `await` by way of another thread, unseen. So start tasks with ``start(_:_:)``, sleep with
/// ``sleep(for:)``, and use ``pause()`` where a program would use `Task.yield()`.
///
/// Every `await` lets others go first in a simulation, also one between two functions of the main actor,
/// which a program passes at once unless its task prefers an executor.
///
/// It never hangs unnoticed: when nothing can happen any more and tasks still wait, ``run()`` throws a
/// ``SimulationFailure`` that names them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Simulation: Sendable {
    /// What decides the run.
    public let seed: UInt64
    /// The time in the simulation; it passes only when nothing else happens, or when the seed says so.
    public let clock = DrivenClock()

    let steps = SimulationSteps()
    private let state: Locked<State>

    private struct State: Sendable {
        var draws: SimulationDraws
        var trace: [String] = []
        var lastTask = 0
        var unfinished: [Int: String] = [:]
        var complaint: String?
        var isCalm = false
    }

    /// Creates a simulation.
    ///
    /// - Parameter seed: What decides the run.
    public init(seed: UInt64) {
        self.seed = seed
        state = Locked(State(draws: SimulationDraws(seed: seed)))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
    /// Draws a number.
    ///
    /// - Parameter bound: What it is below; positive.
    /// - Returns: The number, zero or more.
    public func draw(below bound: Int) -> Int {
        state.withLock { $0.draws.number(below: bound) }
    }

    /// Says yes in so many of a hundred cases.
    ///
    /// - Parameter percent: How many.
    /// - Returns: Whether this is one of them.
    public func chance(_ percent: Int) -> Bool {
        draw(below: 100) < percent
    }

    /// Lets anything else happen first, or nothing.
    nonisolated(nonsending) public func pause() async {
        for _ in 0..<draw(below: 3) {
            await withCheckedContinuation { waiter in
                steps.add(.hop { waiter.resume() }, "end a pause")
            }
        }
    }

    /// Sleeps on ``clock``.
    ///
    /// - Parameter duration: How long.
    /// - Throws: `CancellationError` when the task is cancelled.
    nonisolated(nonsending) public func sleep(for duration: Duration) async throws {
        try await clock.sleep(until: clock.now.advanced(by: duration))
    }

    /// Writes something into the trace.
    ///
    /// - Parameter text: What happened.
    public func note(_ text: String) {
        steps.noteWhere()
        state.withLock { $0.trace.append(text) }
    }

    /// Fails the run unless a condition holds; the first failure counts.
    ///
    /// - Parameters:
    ///   - condition: The condition.
    ///   - message: What is wrong if it does not hold.
    public func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
        if condition { return }
        let message = message()
        state.withLock { if $0.complaint == nil { $0.complaint = message } }
    }

    /// Lets time pass only when nothing else can happen, from now on: no task that can go on times out.
    public func calm() {
        state.withLock { $0.isCalm = true }
    }

    /// Whether time passes only when nothing else can happen.
    var isCalm: Bool { state.withLock { $0.isCalm } }

    /// What happened so far, step by step.
    public var trace: [String] { state.withLock { $0.trace } }

    /// What the run failed with so far.
    var complaint: String? { state.withLock { $0.complaint } }

    /// The tasks that have not ended, by name, in the order in which they were started.
    public var unfinished: [String] {
        state.withLock { $0.unfinished.sorted { $0.key < $1.key }.map(\.value) }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
    /// Starts a task in the simulation; an error that it throws fails the run.
    ///
    /// - Parameters:
    ///   - name: A name for the trace.
    ///   - operation: What the task does.
    /// - Returns: The task, to be cancelled perhaps.
    @discardableResult
    public func start(
        _ name: String,
        _ operation: @escaping @Sendable () async throws -> Void
    ) -> Task<Void, Never> {
        let number = state.withLock { state in
            state.lastTask += 1
            state.unfinished[state.lastTask] = name
            return state.lastTask
        }
        return Task.detached(executorPreference: steps) { [self] in
            do {
                try await operation()
            } catch {
                expect(false, "'\(name)' threw \(error)")
            }
            state.withLock { $0.unfinished[number] = nil }
            note("\(name) ended")
        }
    }

    /// Runs something later, when the seed says so.
    ///
    /// - Parameters:
    ///   - name: A name for the trace.
    ///   - step: What is run.
    public func later(_ name: String, _ step: @escaping @Sendable () -> Void) {
        steps.add(.hop(step), name)
    }
}

/// The numbers that a seed stands for: SplitMix64.
struct SimulationDraws: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Draws a number below a positive bound.
    mutating func number(below bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }
}
