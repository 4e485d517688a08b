extension Job {
    /// The state of the task that takes the steps of a job.
    enum Driver {
        /// The task is running.
        case running
        /// The task is running, and its next step is stored here.
        case ready(JobStep)
        /// The task is suspended until its next step.
        case suspended(UnsafeContinuation<JobStep, Never>)
    }

    /// The wait of the task that makes the job's call.
    enum Wait {
        /// The call waits for another job, perhaps of another router.
        case job(Job, Dispatcher)
        /// The call waits in `idle` until a router is idle; the number identifies this caller of `idle`.
        case idle(Dispatcher, Int)
        /// The call waits for the answer to an inquiry that another task makes.
        case answer(AwaitedAnswer)
    }

    /// State that a plain `open` does not need.
    final class Extras: Makeable {
        /// The time of the opening on the router's stopwatch; `nil` if there was no listener then.
        @exclusivity(unchecked) var start: Duration?
        /// The time when the current or last call began, on that stopwatch; `nil` if there was no listener then.
        @exclusivity(unchecked) var callStart: Duration?
        /// The number of the event that reports the opening.
        @exclusivity(unchecked) var opened: Int?
        /// The guards and proxies that were asked, followed by those that will be asked.
        @exclusivity(unchecked) var interceptors: [Match] = []
        /// The number of interceptors that were called, or skipped because they had been disposed of.
        @exclusivity(unchecked) var asked = 0
        /// The guards that let the current URL pass.
        @exclusivity(unchecked) var passed: Set<RouteUUID> = []
        @exclusivity(unchecked) var redirect: Redirect?
        /// The redirect that the job was opened with, when a navigator follows a guard's redirect.
        @exclusivity(unchecked) var followed: Redirect?
        /// The URLs that were replaced by redirects, the oldest first.
        @exclusivity(unchecked) var redirected: [String] = []
        /// The number of times that guards are asked again because another map replaced the map of the URL.
        @exclusivity(unchecked) var replacedMaps = 0
        @exclusivity(unchecked) var answers: [RouteOutcome.AskedProxy] = []
        /// The parameters of the completed call, and its value, for a waiting caller.
        @exclusivity(unchecked) var given = Parameters()
        @exclusivity(unchecked) var value: Payload?
        /// The error with which the job fails or is rejected.
        @exclusivity(unchecked) var error: RoutingError?
        /// The map that matches but does not accept the URL's origin, when no other map matches.
        @exclusivity(unchecked) var refuser: Entry.Signature?
        /// Whether the search for ``refuser`` was made.
        @exclusivity(unchecked) var hasSoughtRefuser = false
        /// The map that matches the current URL but for its value, when no other map matches.
        @exclusivity(unchecked) var undecoded: Question.Undecoded?
        /// The job's place at a gate, while the gate holds the job.
        @exclusivity(unchecked) var ticket: GateTicket?
        /// The patterns that may capture parts of the job's URLs; `nil` until a listener hides names.
        @exclusivity(unchecked) var patterns: Set<RoutePattern>?
        /// The patterns of entries that matched the job and that it no longer retains.
        @exclusivity(unchecked) var formerPatterns: Set<RoutePattern> = []
        /// The closures that cancel the task and the timer of the call.
        @exclusivity(unchecked) var cancelTask: Scheduler.Cancel?
        @exclusivity(unchecked) var cancelTimer: Scheduler.Cancel?
        @exclusivity(unchecked) var driver: Driver?
        /// The number of tasks that were started for a job that no caller waits for.
        @exclusivity(unchecked) var drivers = 0
        /// The closure that cancels the task of a job that no caller waits for, when a call takes too long.
        @exclusivity(unchecked) var cancelDriver: Scheduler.Cancel?
        /// The `dispatch` or the `idle()` that the call waits for; see ``WaitForGraph``.
        @exclusivity(unchecked) var awaited: Wait?
    }
}
