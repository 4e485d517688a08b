internal import Routing

/// A queue that gives one task at a time the turn, in the order of their calls.
@MainActor
final class NavigationLine {
    private var isTaken = false
    private var waiting = FIFO<CheckedContinuation<Void, Never>>()

    /// Whether no task has the turn.
    var isFree: Bool { !isTaken }

    /// Waits for the turn.
    func enter() async {
        // The check is in this closure: on the way here, a task with an executor preference may let other tasks
        // run.
        await withCheckedContinuation { waiter in
            if isTaken {
                waiting.append(waiter)
            } else {
                isTaken = true
                waiter.resume()
            }
        }
    }

    /// Gives the turn to the task that has waited longest.
    func leave() {
        if let next = waiting.popFirst() { next.resume() } else { isTaken = false }
    }
}
