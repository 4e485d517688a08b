@testable import Routing

/// Something that happens once, and that any number of tasks can wait for.
final class Signal: Sendable {
    private struct State: Sendable {
        var hasFired = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    /// Whether it has happened.
    var hasFired: Bool { state.withLock { $0.hasFired } }

    /// Lets it happen; a second time changes nothing.
    func fire() {
        let waiters = state.withLock { state in
            state.hasFired = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Returns once it has happened, whether or not the waiting task is cancelled.
    func wait() async {
        await withCheckedContinuation { continuation in
            let hasFired = state.withLock { state in
                if !state.hasFired { state.waiters.append(continuation) }
                return state.hasFired
            }
            if hasFired { continuation.resume() }
        }
    }
}
