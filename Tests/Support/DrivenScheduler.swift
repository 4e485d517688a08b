import Dispatch
import SeededRandom

@testable import Routing

/// A scheduler that collects steps; a test decides when, and in which order, they run.
///
/// Queue hops run on the thread that runs the steps. A step starts a task, which then runs freely. A wait
/// ends only when a test lets it pass.
final class DrivenScheduler: Scheduler {
    private struct State: Sendable {
        var steps: [@Sendable () -> Void] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var waits: [Int: @Sendable () -> Void] = [:]
        var lastWait = 0
    }

    private let state = Locked(State())

    /// The number of waiting steps.
    var count: Int { state.withLock { $0.steps.count } }

    /// The number of waits that have neither passed nor been cancelled.
    var waits: Int { state.withLock { $0.waits.count } }

    func hop(to queue: DispatchQueue, _ step: @escaping @Sendable () -> Void) {
        add(step)
    }

    func start(_ operation: @escaping @Sendable () async -> Void) -> Cancel {
        let isCancelled = Box(false)
        let task = Box<Task<Void, Never>>()
        let step = { @Sendable in
            task.put(Task.detached(operation: operation))
            if isCancelled.value == true { task.value?.cancel() }
        }
        add(step)
        return {
            isCancelled.put(true)
            task.value?.cancel()
        }
    }

    func wait(
        _ duration: Duration,
        on clock: any Clock<Duration>,
        then step: @escaping @Sendable () -> Void
    ) -> Cancel {
        let id = state.withLock { state in
            state.lastWait += 1
            state.waits[state.lastWait] = step
            return state.lastWait
        }
        return { [state] in withExtendedLifetime(state.withLock { $0.waits.removeValue(forKey: id) }) {} }
    }

    private func add(_ step: @escaping @Sendable () -> Void) {
        let watchers = state.withLock { state in
            state.steps.append(step)
            let count = state.steps.count
            defer { state.watchers.removeAll { $0.count <= count } }
            return state.watchers.filter { $0.count <= count }
        }
        for watcher in watchers { watcher.continuation.resume() }
    }
}

extension DrivenScheduler {
    /// Suspends until at least a number of steps are waiting.
    func steps(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                if state.steps.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isReached { continuation.resume() }
        }
    }

    /// Runs the oldest waiting step.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func runNext() -> Bool {
        let step = state.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() }
        step?()
        return step != nil
    }

    /// Runs steps, the oldest first and later ones included, until none is left.
    func runAll() {
        while runNext() {}
    }

    /// Runs steps in a random order until none is left.
    func runAll(using generator: inout SeededGenerator) {
        while count > 0 {
            let index = generator.number(below: count)
            let step = state.withLock { $0.steps.remove(at: index) }
            step()
        }
    }

    /// Ends all waits that have not been cancelled, the oldest first.
    func passWaits() {
        let steps = state.withLock { state in
            defer { state.waits = [:] }
            return state.waits.sorted { $0.key < $1.key }.map(\.value)
        }
        for step in steps { step() }
    }
}
