/// The pending answer of guards to inquiries, for calls that wait for it but did not make the inquiries.
///
/// While guards are asked about a move of the user, the other requests of a navigator wait for the answer, and a job
/// that makes such a request keeps its place. A guard that awaits a URL of the same router may need this place.
package final class AwaitedAnswer: Sendable {
    private let last = Locked<(job: Job, dispatcher: Dispatcher)?>(nil)

    package init() {}

    /// The last inquiry, which may have ended.
    var inquiry: (job: Job, dispatcher: Dispatcher)? { last.withLock { $0 } }

    /// Notes an inquiry that guards are about to answer.
    func note(_ job: Job, _ dispatcher: Dispatcher) {
        // The inquiry before is released outside the lock.
        let former = last.withLock { last in
            defer { last = (job, dispatcher) }
            return last
        }
        withExtendedLifetime(former) {}
    }

    /// Records that the call of this task waits for the answer, until ``endWait()``.
    ///
    /// - Returns: Whether the task may wait; `false` if the answer depends on the end of its call. The recorded wait
    ///   must be ended in both cases.
    package func beginWait() -> Bool {
        guard let caller = TaskContext.ofThisTask?.runningCall else { return true }
        return WaitForGraph.mayWait(for: .answer(self), caller)
    }

    /// Records that the call of this task no longer waits.
    package func endWait() {
        if let caller = TaskContext.ofThisTask?.runningCall { WaitForGraph.end(caller) }
    }
}
