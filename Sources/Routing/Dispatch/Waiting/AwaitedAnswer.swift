/// The answer of guards to inquiries, as calls await it that did not make the inquiries.
///
/// While guards are asked about a move of the user, the other requests of a navigator wait for the answer, and a job
/// that makes such a request keeps its place. A guard that awaits a URL of the same router may need this place.
package final class AwaitedAnswer: Sendable {
    /// The inquiry that guards are answering.
    private let current = Locked<(job: Job, dispatcher: Dispatcher)?>(nil)

    package init() {}

    /// The wait of the current inquiry's task; `nil` between inquiries.
    var inquiry: (job: Job, dispatcher: Dispatcher)? { current.withLock { $0 } }

    /// Notes the inquiry that guards answer from now on, or that there is none.
    func note(_ inquiry: (job: Job, dispatcher: Dispatcher)?) {
        let former = current.withLock { current in
            defer { current = inquiry }
            return current
        }
        withExtendedLifetime(former) {}
    }

    /// Records that the call of this task waits for the answer, until ``endWait()``.
    ///
    /// - Returns: Whether the task may wait; `false` if the answer depends on the end of its call.
    package func beginWait() -> Bool {
        guard let caller = TaskContext.ofThisTask?.runningCall else { return true }
        if WaitForGraph.mayWait(for: .answer(self), caller) { return true }
        WaitForGraph.end(caller)
        return false
    }

    /// Records that the call of this task no longer waits.
    package func endWait() {
        if let caller = TaskContext.ofThisTask?.runningCall { WaitForGraph.end(caller) }
    }
}
