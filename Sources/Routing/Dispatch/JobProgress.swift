/// How far a running job has come.
struct JobProgress: Equatable, Sendable {
    /// What the job is waiting for.
    enum Step: Equatable, Sendable {
        /// Its list of proxies.
        case matching
        /// Its map.
        case resolving
        /// The queue of somebody who is to be called.
        case queued(DispatchMachine.Call, DispatchMachine.Target)
        /// The answer of somebody who is being called.
        case calling(DispatchMachine.Call, DispatchMachine.Target, DispatchMachine.Style)

        /// The call that is to be made or is being made.
        var call: DispatchMachine.Call? {
            switch self {
            case .matching, .resolving: nil
            case .queued(let call, _), .calling(let call, _, _): call
            }
        }
    }

    var step = Step.matching
    /// How many proxies the job has.
    var proxies = 0
    /// How many of them were asked, or skipped because they had gone.
    var asked = 0
    /// Whether the caller lost interest.
    var isCancelled = false
    /// Whether the caller knows how the job ended.
    var isSettled = false
}
