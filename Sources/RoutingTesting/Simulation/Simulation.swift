internal import Routing

/// A simulation in which only the seed decides the order of events: the same seed gives the same run.
///
/// The real router, gates, navigator and view stack run in it, on a clock and an executor of their own.
/// Whenever several steps could come next, the seed picks one: the next step of a queue, a task that resumes
/// after an `await`, a sleeper that is due, or the end of an animation. Another seed gives another order.
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
/// Objects and tasks made with ``router(configuration:)``,
/// ``gate(_:capacity:policy:timeToLive:coalescesDuplicates:)``, ``navigator(_:renderer:timeout:)``,
/// ``animator(withFaults:)`` and ``start(_:_:)`` belong to the simulation. The main actor takes part. Other
/// tasks do not, because their order could not be repeated. A task on another thread fails the run if the
/// simulation notices it. A `Task` of the main actor resumes after an `await` by way of another thread,
/// unnoticed. So start tasks with ``start(_:_:)``, sleep with ``sleep(for:)``, and use ``pause()`` where a
/// program would use `Task.yield()`.
///
/// In a simulation, every `await` lets other steps go first, even between two functions of the main actor. A
/// program passes such an `await` at once, unless its task prefers an executor.
///
/// A run never hangs silently: when no step is left and tasks still wait, ``run()`` throws a
/// ``SimulationFailure`` that names them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Simulation: Sendable {
    /// The number that decides the order of the run.
    public let seed: UInt64
    /// The time in the simulation; it passes only when no other step is left, or when the seed decides.
    public let clock = DrivenClock()

    let steps = PendingSteps()
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
    /// - Parameter seed: The number that decides the order of the run.
    public init(seed: UInt64) {
        self.seed = seed
        state = Locked(State(draws: SimulationDraws(seed: seed)))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
    /// Draws a random number.
    ///
    /// - Parameter bound: The exclusive upper bound; positive.
    /// - Returns: A number from zero up to the bound.
    public func draw(below bound: Int) -> Int {
        state.withLock { $0.draws.number(below: bound) }
    }

    /// Returns `true` with a given probability.
    ///
    /// - Parameter percent: The probability in percent.
    /// - Returns: Whether the draw succeeded.
    public func chance(_ percent: Int) -> Bool {
        draw(below: 100) < percent
    }

    /// Lets any number of other steps run first, possibly none.
    nonisolated(nonsending) public func pause() async {
        for _ in 0..<draw(below: 3) {
            await withCheckedContinuation { waiter in
                steps.add(.hop { waiter.resume() }, "end a pause")
            }
        }
    }

    /// Sleeps on ``clock``.
    ///
    /// - Parameter duration: The time to sleep.
    /// - Throws: `CancellationError` when the task is cancelled.
    nonisolated(nonsending) public func sleep(for duration: Duration) async throws {
        try await clock.sleep(until: clock.now.advanced(by: duration))
    }

    /// Adds a line to the trace.
    ///
    /// - Parameter text: The line.
    public func note(_ text: String) {
        steps.noteWhere()
        state.withLock { $0.trace.append(text) }
    }

    /// Fails the run unless a condition holds; only the first failure is reported.
    ///
    /// - Parameters:
    ///   - condition: The condition.
    ///   - message: The fault if the condition does not hold.
    public func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
        if condition { return }
        let message = message()
        state.withLock { if $0.complaint == nil { $0.complaint = message } }
    }

    /// Lets time pass, from now on, only when no other step is left: no task that can resume times out.
    public func calm() {
        state.withLock { $0.isCalm = true }
    }

    /// Whether time passes only when no other step is left.
    var isCalm: Bool { state.withLock { $0.isCalm } }

    /// The steps and notes so far.
    package var trace: [String] { state.withLock { $0.trace } }

    /// The failure so far.
    var complaint: String? { state.withLock { $0.complaint } }

    /// The tasks that have not ended, by name, in the order in which they were started.
    package var unfinished: [String] {
        state.withLock { $0.unfinished.sorted { $0.key < $1.key }.map(\.value) }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
    /// Starts a task in the simulation; an error that the task throws fails the run.
    ///
    /// - Parameters:
    ///   - name: A name for the trace.
    ///   - operation: The body of the task.
    /// - Returns: The task, which you may cancel.
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

    /// Runs a closure later, when the seed decides.
    ///
    /// - Parameters:
    ///   - name: A name for the trace.
    ///   - step: The closure.
    public func later(_ name: String, _ step: @escaping @Sendable () -> Void) {
        steps.add(.hop(step), name)
    }
}

/// The random numbers of a seed: SplitMix64.
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
