internal import Routing

/// The floor, which one task has at a time, in the order of asking.
@MainActor
final class NavigationLine {
    private var isTaken = false
    private var waiting = FIFO<CheckedContinuation<Void, Never>>()

    /// Whether no task has the floor.
    var isFree: Bool { !isTaken }

    /// Waits for the floor.
    func enter() async {
        // Decided in here: on the way to it, a task that prefers an executor lets others have their turn.
        await withCheckedContinuation { waiter in
            if isTaken {
                waiting.append(waiter)
            } else {
                isTaken = true
                waiter.resume()
            }
        }
    }

    /// Hands the floor to the task that waits longest.
    func leave() {
        if let next = waiting.popFirst() { next.resume() } else { isTaken = false }
    }
}
