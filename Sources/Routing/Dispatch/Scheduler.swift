package import Dispatch

/// The one seam to threads and time: whatever hops, starts a task or sleeps goes through it.
///
/// A test that takes its place decides when and in which order things happen.
package protocol Scheduler: Sendable {
    /// Cancels what was started; harmless when it is over.
    typealias Cancel = @Sendable () -> Void

    /// Runs a step on a queue, later.
    func hop(to queue: DispatchQueue, _ step: @escaping @Sendable () -> Void)

    /// Runs an operation in a task of its own.
    func start(_ operation: @escaping @Sendable () async -> Void) -> Cancel

    /// Runs an operation in a task of its own with the priority and the task locals of the caller's.
    func startInheriting(_ operation: @escaping @Sendable () async -> Void) -> Cancel

    /// Runs an operation on the main actor, in a task of its own that knows what the caller's task locals
    /// say.
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
            // A sleep that was cancelled throws, and then there is nothing to do.
            guard (try? await clock.sleep(for: duration)) != nil else { return }
            step()
        }
    }

    /// Runs a step later, by a timer that leaves nothing behind when it is cancelled, as a task that sleeps
    /// does until its time has come.
    private static func timer(_ duration: Duration, _ step: @escaping @Sendable () -> Void) -> Cancel {
        let (seconds, attoseconds) = duration.components
        // What is longer than a century never passes, and would be more nanoseconds than there are numbers.
        guard seconds < 3_000_000_000 else { return {} }
        let nanoseconds = seconds < 0 ? 0 : Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
        // Dispatch's own objects are safe to use from any thread, though they do not say so everywhere.
        nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .global())
        // The timer is kept by its handler, which goes when it is cancelled.
        timer.setEventHandler {
            timer.cancel()
            step()
        }
        timer.schedule(deadline: .now() + .nanoseconds(nanoseconds))
        timer.activate()
        return { timer.cancel() }
    }
}

/// Reads a clock as the time since the stopwatch was made, whatever the clock's instants are.
struct Stopwatch: Sendable {
    /// The time since the stopwatch was made.
    ///
    /// A clock is foreign code: it is never read with the lock held.
    let now: @Sendable () -> Duration

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
    }
}
