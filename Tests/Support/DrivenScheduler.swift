import Dispatch
import SeededRandom

@testable import Routing

/// A scheduler that collects what is to run and runs it when, and in the order in which, a test says.
///
/// Hops run on the thread that drives. Tasks are started by driving and then run freely. Waits never end by
/// themselves: a test lets them pass.
final class DrivenScheduler: Scheduler {
    private struct State: Sendable {
        var steps: [@Sendable () -> Void] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var waits: [Int: @Sendable () -> Void] = [:]
        var lastWait = 0
    }

    private let state = Locked(State())

    /// The number of steps that wait to be run.
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
    /// Waits until at least so many steps wait to be run.
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

    /// Runs the step that has waited longest.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func runNext() -> Bool {
        let step = state.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() }
        step?()
        return step != nil
    }

    /// Runs steps in the order in which they came, and those that come meanwhile, until none is left.
    func runAll() {
        while runNext() {}
    }

    /// Runs steps in an order drawn from a generator until none is left.
    func runAll(using generator: inout SeededGenerator) {
        while count > 0 {
            let index = generator.number(below: count)
            let step = state.withLock { $0.steps.remove(at: index) }
            step()
        }
    }

    /// Lets all waits pass that have not been cancelled, the oldest first.
    func passWaits() {
        let steps = state.withLock { state in
            defer { state.waits = [:] }
            return state.waits.sorted { $0.key < $1.key }.map(\.value)
        }
        for step in steps { step() }
    }
}
