internal import Routing

/// A clock that stands still until a test advances it.
///
/// Give it to code with a time limit, and let the time pass when the test decides:
///
/// ```swift
/// let clock = DrivenClock()
/// let router = Routing(configuration: .init(handlerTimeout: .seconds(5), clock: clock))
/// router.map("books/:id") { _ in try await Task.sleep(for: .seconds(3600)) }
///
/// async let outcome = router.dispatch("books/7")
/// await clock.sleepers(1)  // the timeout is running
/// clock.advance(by: .seconds(5))  // `outcome` throws `timedOut`, at once
/// ```
///
/// Its instants are those of a `ContinuousClock`, and its first one is the time of its creation. It is safe to use
/// from any thread.
public final class DrivenClock: Clock {
    private struct Sleeper: Sendable {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State: Sendable {
        var now: Instant
        var lastSleeper = 0
        var sleepers: [Int: Sleeper] = [:]
        /// The sleepers that were cancelled before they were recorded, or after they woke up.
        var cancelled: Set<Int> = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
            let count = sleepers.count
            defer { watchers.removeAll { $0.count == count } }
            return watchers.filter { $0.count == count }.map(\.continuation)
        }
    }

    private let state: Locked<State>

    /// Creates a clock.
    public init() {
        state = Locked(State(now: ContinuousClock.now))
    }
}

extension DrivenClock {
    /// The current instant.
    public var now: ContinuousClock.Instant { state.withLock { $0.now } }

    /// The smallest step of the clock.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The number of tasks that sleep on the clock.
    package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The instant at which the next sleeper wakes, if there is one.
    package var nextWaking: Instant? { state.withLock { $0.sleepers.values.map(\.deadline).min() } }

    /// Advances the clock and wakes the sleepers that are due, the earliest first.
    ///
    /// - Parameter duration: The time by which to advance.
    public func advance(by duration: Duration) {
        let (due, watchers) = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return (due, state.takeWatchers())
        }
        for (_, sleeper) in due.sorted(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) {
            sleeper.continuation.resume()
        }
        for watcher in watchers { watcher.resume() }
    }

    /// Waits until exactly a given number of tasks sleep on the clock.
    ///
    /// - Parameter count: The number of sleeping tasks.
    public func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                if state.sleepers.count == count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isReached { continuation.resume() }
        }
    }

    /// Sleeps until the clock reaches an instant.
    ///
    /// - Parameters:
    ///   - deadline: The instant.
    ///   - tolerance: Ignored; the clock is exact.
    /// - Throws: `CancellationError` when the task is cancelled.
    nonisolated(nonsending) public func sleep(
        until deadline: Instant,
        tolerance: Duration? = nil
    ) async throws {
        let id = state.withLock { state in
            state.lastSleeper += 1
            return state.lastSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { lieDown(id, until: deadline, $0) }
        } onCancel: {
            wakeEarly(id)
        }
    }

    private func lieDown(
        _ id: Int,
        until deadline: Instant,
        _ sleeper: CheckedContinuation<Void, any Error>
    ) {
        let (isCancelled, isDue, watchers) = state.withLock { state in
            let isCancelled = state.cancelled.remove(id) != nil
            let isDue = deadline <= state.now
            if !isCancelled, !isDue {
                state.sleepers[id] = Sleeper(deadline: deadline, continuation: sleeper)
            }
            return (isCancelled, isDue, state.takeWatchers())
        }
        if isCancelled {
            sleeper.resume(throwing: CancellationError())
        } else if isDue {
            sleeper.resume()
        }
        for watcher in watchers { watcher.resume() }
    }

    private func wakeEarly(_ id: Int) {
        let (sleeper, watchers) = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: id)
            if sleeper == nil { state.cancelled.insert(id) }
            return (sleeper, state.takeWatchers())
        }
        sleeper?.continuation.resume(throwing: CancellationError())
        for watcher in watchers { watcher.resume() }
    }
}
