internal import Routing

/// A queue that gives one task at a time the turn, in the order of their calls.
@MainActor
final class RequestQueue {
    private var isTaken = false
    private var waiting = FIFO<CheckedContinuation<Void, Never>>()
    /// The tasks that have given up their turn until they are recalled.
    private var aside = FIFO<CheckedContinuation<Void, Never>>()
    /// The recalled tasks, which come before those that wait.
    private var recalled = FIFO<CheckedContinuation<Void, Never>>()
    /// The tasks that wait until no task has the turn, and take none themselves.
    private var onlookers = FIFO<CheckedContinuation<Void, Never>>()

    /// Whether no task has the turn.
    var isFree: Bool { !isTaken }

    /// The number of tasks that wait for the turn.
    var waitingCount: Int { waiting.count }

    /// The number of tasks that have stepped aside.
    var asideCount: Int { aside.count }

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
        let next = recalled.popFirst() ?? waiting.popFirst()
        isTaken = next != nil
        next?.resume()
        if isTaken { return }
        while let onlooker = onlookers.popFirst() { onlooker.resume() }
    }

    /// Takes the turn for an operation that does not suspend, if no task has it.
    ///
    /// A task that asks for the turn meanwhile, such as one that the operation starts, waits until it has ended.
    ///
    /// - Returns: Whether the operation has run.
    @discardableResult
    func ifFree(_ operation: () -> Void) -> Bool {
        if isTaken { return false }
        isTaken = true
        operation()
        leave()
        return true
    }

    /// Waits until no task has the turn.
    func untilFree() async {
        await withCheckedContinuation { waiter in
            if isTaken { onlookers.append(waiter) } else { waiter.resume() }
        }
    }

    /// Gives up the turn, and waits for the next turn after ``recall()``.
    ///
    /// - Parameter isWorthIt: Whether a recall is still to come; otherwise, the task keeps its turn.
    func stepAside(if isWorthIt: () -> Bool) async {
        await withCheckedContinuation { waiter in
            // The check is in this closure for the same reason as that of `enter()`.
            guard isWorthIt() else { return waiter.resume() }
            aside.append(waiter)
            leave()
        }
    }

    /// Makes the tasks that stepped aside the next ones, in their order.
    func recall() {
        while let waiter = aside.popFirst() { recalled.append(waiter) }
        if !isTaken { leave() }
    }
}
