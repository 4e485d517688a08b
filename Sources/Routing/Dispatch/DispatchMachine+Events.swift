extension DispatchMachine {
    /// Something that happened to a work.
    enum Event: Equatable, Sendable {
        /// A URL was opened; `heldBy` are the works whose own tasks wait for it, the nearest first.
        case opened(WorkID, heldBy: [WorkID] = [])
        /// The work was matched and has so many proxies to ask.
        case matched(WorkID, proxies: Int)
        /// A map or a fallback was found, or neither.
        case resolved(WorkID, found: Bool)
        /// Whom the call was for is disposed of or orphaned.
        case died(Call)
        /// A proxy passed.
        case passed(Call)
        /// A proxy sent the work elsewhere.
        case redirected(Call)
        /// A proxy holds the work until somebody lets it go on.
        case held(Call)
        /// A held work goes on: it waits for its turn again.
        case released(WorkID)
        /// A held work ends.
        case expelled(WorkID, Ending)
        /// The call ended the work.
        case ended(Call, Ending)
        /// A continuation was let go of without having been called.
        case dropped(Call)
        /// A call took too long.
        case timedOut(Call)
        /// The caller lost interest.
        case cancelled(WorkID)
        /// The user let a halted router go on.
        case resumed
    }

    /// How a work ended.
    enum Ending: Sendable {
        case handled
        case failed
        case rejected
        case malformed
        case unmatched
        case abandoned
        case timedOut
        case expired
        case cancelled
        case overloaded
        case wouldDeadlock
    }

    /// Something to do once the lock is released.
    enum Action: Equatable, Sendable {
        /// List the proxies of a work; answered by ``Event/matched(_:proxies:)``, or where there are none and the
        /// map is known by ``Event/resolved(_:found:)``.
        case match(WorkID)
        /// Find the map of a work; answered by ``Event/resolved(_:found:)``.
        case resolve(WorkID)
        /// Call somebody, on their queue.
        case call(Call, Target)
        /// Bring a work to its gate; answered by ``Event/released(_:)`` or ``Event/expelled(_:_:)`` some time.
        case hold(WorkID)
        /// Take a held work, which is about to end, from its gate.
        case withdraw(WorkID)
        /// Cancel the task of a call.
        case cancelTask(Call)
        /// Tell the caller how the work ended.
        case settle(WorkID, Ending)
        /// Forget the work.
        case leave(WorkID)
    }
}
