package import Dispatch

/// The only access to threads and time: every hop to a queue, start of a task and timer goes through it.
///
/// A test can replace it, and then decides when and in which order steps run.
package protocol Scheduler: Sendable {
    /// Cancels a task or a timer; has no effect after it ended.
    typealias Cancel = @Sendable () -> Void

    /// Runs a step on a queue, later.
    func hop(to queue: DispatchQueue, _ step: @escaping @Sendable () -> Void)

    /// Runs an operation in a task of its own.
    func start(_ operation: @escaping @Sendable () async -> Void) -> Cancel

    /// Runs an operation in a task of its own with the priority and the task locals of the caller's.
    func startInheriting(_ operation: @escaping @Sendable () async -> Void) -> Cancel

    /// Runs an operation on the main actor, in a task of its own that inherits the caller's task locals.
    @MainActor
    func startOnMain(
        _ operation: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Task<Void, any Error>

    /// Runs a step once a time has passed on a clock.
    func wait(
        _ duration: Duration,
        on clock: any Clock<Duration>,
        then step: @escaping @Sendable () -> Void
    ) -> Cancel
}

extension Scheduler {
    package func startInheriting(_ operation: @escaping @Sendable () async -> Void) -> Cancel {
        start(operation)
    }

    @MainActor
    package func startOnMain(
        _ operation: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Task<Void, any Error> {
        Task { try await operation() }
    }
}

/// The scheduler of a program: queues, tasks, and the clock of the configuration.
package struct LiveScheduler: Scheduler {
    package init() {}

    package func hop(to queue: DispatchQueue, _ step: @escaping @Sendable () -> Void) {
        queue.async(execute: step)
    }

    package func start(_ operation: @escaping @Sendable () async -> Void) -> Cancel {
        // Detached: a handler does not run in the context of the thread that ended the job before it.
        let task = Task.detached(operation: operation)
        return { task.cancel() }
    }

    package func startInheriting(_ operation: @escaping @Sendable () async -> Void) -> Cancel {
        let task = Task(operation: operation)
        return { task.cancel() }
    }

    package func wait(
        _ duration: Duration,
        on clock: any Clock<Duration>,
        then step: @escaping @Sendable () -> Void
    ) -> Cancel {
        if clock is ContinuousClock || clock is SuspendingClock { return Self.timer(duration, step) }
        return start {
            // A cancelled sleep throws; then the step must not run.
            guard (try? await clock.sleep(for: duration)) != nil else { return }
            step()
        }
    }

    /// Runs a step later with a timer, which is released as soon as it is cancelled.
    ///
    /// A sleeping task would leave memory behind after its cancellation, until its time has come.
    private static func timer(_ duration: Duration, _ step: @escaping @Sendable () -> Void) -> Cancel {
        let (seconds, attoseconds) = duration.components
        // A time of 95 years never passes in practice, and a longer one could overflow the nanoseconds.
        guard seconds < 3_000_000_000 else { return {} }
        let nanoseconds = seconds < 0 ? 0 : Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
        // Dispatch objects are safe to use from any thread, though not all platforms declare them `Sendable`.
        nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .global())
        // The handler retains the timer; cancelling the timer releases the handler.
        timer.setEventHandler {
            timer.cancel()
            step()
        }
        timer.schedule(deadline: .now() + .nanoseconds(nanoseconds))
        timer.activate()
        return { timer.cancel() }
    }
}

/// Reads a clock of any type as the time since the stopwatch was made.
struct Stopwatch: Sendable {
    /// Returns the time since the stopwatch was made.
    ///
    /// A clock is foreign code, so it is never read with the lock held.
    let now: @Sendable () -> Duration

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
    }
}
