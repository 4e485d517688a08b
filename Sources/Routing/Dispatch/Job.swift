/// One opened URL, from its opening to its end.
///
/// The constants describe the opening. The lock of the job's router guards the variables, all but ``router``.
///
/// `@unchecked` is right because the variables are read and written only with that lock held, by methods of
/// ``DispatcherState``, which exists only behind the lock; a job never changes routers. Overlapping accesses are
/// not checked, because the check costs 80 instructions for each access, and the lock, which is not recursive,
/// makes them impossible.
///
/// Releasing an object under the lock may run foreign code there: the job may hold the last reference to a
/// disposed entry. So the former value of a variable moves to ``DeferredEffects``.
final class Job: LineMember, @unchecked Sendable {
    let url: RouteURL
    let data: Payload?
    /// The origin of the URL, and of the URLs that are opened while the job is handled.
    let origin: RouteOrigin
    /// The scope, limited to entries that accept the origin.
    let filter: TagFilter
    /// Whether a `dispatch` or an inquiry waits for the job.
    let isAwaited: Bool
    /// Whether the job only asks the guards of its URL: it takes no place in the line and calls no map.
    let isInquiry: Bool
    /// The context of the task that waits for the job, if that task is in a call of some router.
    weak let awaiter: TaskContext?
    // Zero for none: an optional would move the object into the next size class of allocations.
    private let causingEvent: Int

    /// The number of the job, unique in its router.
    @exclusivity(unchecked) var number = 0
    @exclusivity(unchecked) var place = 0
    @exclusivity(unchecked) var phase = Phase()
    /// Whether the proxies of the current URL are listed, or must not be asked.
    @exclusivity(unchecked) private(set) var hasProxies: Bool
    /// The registry's count of guards when the guards of the current URL were listed; 0 before that.
    @exclusivity(unchecked) private(set) var guardCount = 0
    /// The last search for a map for the current URL.
    @exclusivity(unchecked) private(set) var search = MapSearch()
    /// The entry that is called next, is being called, or was called last.
    @exclusivity(unchecked) private(set) var callee: Entry?
    /// State that a plain `open` does not need.
    @exclusivity(unchecked) private(set) var extras: Extras?
    /// The router that makes the job's call, while the call is on its way to its queue.
    ///
    /// Not the lock but the way guards it: the thread that sends the call writes it, and the queue's thread takes it.
    @exclusivity(unchecked) var router: Dispatcher?

    /// - Parameters:
    ///   - url: The URL.
    ///   - scope: The scope that opens the URL.
    ///   - origin: The origin of the URL.
    ///   - data: The data that the caller passes.
    ///   - cause: The number of the event that causes the opening.
    ///   - isAwaited: Whether a task waits for the end, and drives the job.
    ///   - isInquiry: Whether the job only asks the guards of the URL.
    ///   - awaiter: The context of the waiting task, if that task is in a call of some router.
    init(
        _ url: RouteURL,
        in scope: TagFilter,
        from origin: RouteOrigin,
        data: Payload?,
        cause: Int?,
        isAwaited: Bool,
        isInquiry: Bool = false,
        awaiter: TaskContext? = nil
    ) {
        self.url = url
        self.filter = origin.isExternal ? scope.asked(by: .external) : scope
        self.origin = origin
        self.data = data
        self.causingEvent = cause ?? 0
        self.isAwaited = isAwaited
        self.isInquiry = isInquiry
        self.hasProxies = isInquiry
        self.awaiter = awaiter
        if isAwaited { extra().driver = .running }
    }
}

extension Job {
    /// A redirect by a guard or a proxy.
    final class Redirect: Sendable {
        let url: RouteURL
        /// The parameters that the redirect did not change; parameters of the new URL override them.
        let carried: Parameters
        /// The parameters that the redirect changed or added; they override parameters of the new URL.
        let changed: Parameters
        let data: Payload?

        init(url: RouteURL, carried: Parameters, changed: Parameters, data: Payload?) {
            self.url = url
            self.carried = carried
            self.changed = changed
            self.data = data
        }
    }

    /// The state of the task that takes the steps of a job.
    enum Driver {
        /// The task is running.
        case running
        /// The task is running, and its next step is stored here.
        case ready(JobStep)
        /// The task is suspended until its next step.
        case suspended(UnsafeContinuation<JobStep, Never>)
    }

    /// The record that a guard let a URL pass.
    struct Passage: Hashable {
        let gatekeeper: RouteUUID
        let url: RouteURL
    }

    /// The wait of the task that makes the job's call.
    enum Wait {
        /// The call waits for another job, perhaps of another router.
        case job(Job, Dispatcher)
        /// The call waits in `idle` until a router is idle; the number identifies this caller of `idle`.
        case idle(Dispatcher, Int)
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
        /// The guards that let a URL of the job pass, with those URLs.
        @exclusivity(unchecked) var passed: Set<Passage> = []
        @exclusivity(unchecked) var redirect: Redirect?
        /// The redirect that the job was opened with, when a navigator follows a guard's redirect.
        @exclusivity(unchecked) var followed: Redirect?
        /// The URLs that were replaced by redirects, the oldest first.
        @exclusivity(unchecked) var redirected: [String] = []
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

    /// Returns the extras, creating them when they are first needed.
    func extra() -> Extras { extras.made() }
}

extension Job {
    /// Makes the call that was on its way to the queue of this thread.
    func makeCall() {
        router.take()?.makeQueuedCall(of: self)
    }

    /// The number of the event that caused the opening.
    var cause: Int? { causingEvent == 0 ? nil : causingEvent }

    /// Whether the job has a place among the running jobs, or cannot end without one.
    var needsPlace: Bool { !isInquiry && phase.stage != .ended }

    /// The URL to handle, after redirects.
    var currentURL: RouteURL { extras?.redirect?.url ?? url }

    /// The data for the next call, after redirects.
    var currentData: Payload? { if let redirect = extras?.redirect { redirect.data } else { data } }

    /// Whether all listed guards and proxies were asked.
    var hasAskedAll: Bool { extras.map { $0.asked == $0.interceptors.count } ?? true }

    /// Makes the next guard or proxy the entry to call.
    ///
    /// - Returns: Whether there is one.
    func takeNextInterceptor(_ after: inout DeferredEffects) -> Bool {
        guard let extras, extras.asked < extras.interceptors.count else { return false }
        set(extras.interceptors[extras.asked].entry, &after)
        extras.asked += 1
        return true
    }

    /// The guard or the proxy that is being called or was called last; `nil` after a map was called.
    var interceptor: Match? {
        guard let extras, let callee, callee.kind.isInterceptor else { return nil }
        return extras.interceptors[extras.asked - 1]
    }

    /// Whether a guard let the current URL pass.
    func hasPassed(_ entry: Entry) -> Bool {
        extras?.passed.contains(Passage(gatekeeper: entry.uuid, url: currentURL)) ?? false
    }

    /// Records that the asked entry lets the current URL pass, if the entry is a guard.
    func notePassage() {
        guard let callee, callee.kind == .guard else { return }
        extra().passed.insert(Passage(gatekeeper: callee.uuid, url: currentURL))
    }

    /// The signature of the entry that is being called, was called last, or holds the job.
    var signature: Entry.Signature? { callee?.signature ?? extras?.ticket?.proxy }

    /// Stores a search, with the map that matches but for its value; moves those of the previous search to the
    /// deferred effects.
    func set(
        _ search: MapSearch,
        _ after: inout DeferredEffects,
        undecoded: Question.Undecoded? = nil
    ) {
        if let old = self.search.match {
            if old.entry !== search.match?.entry { notePatterns(of: [old.entry]) }
            after.keep(old)
        }
        self.search = search
        if let old = extras?.undecoded.take() { after.keep(old.error) }
        if let undecoded { extra().undecoded = undecoded }
    }

    /// Stores the entry to call next; moves the previous one to the deferred effects.
    func set(_ callee: Entry?, _ after: inout DeferredEffects) {
        if let old = self.callee { after.keep(old) }
        self.callee = callee
    }

    /// Lists the guards to ask next, followed by the proxies.
    ///
    /// They replace the guards that an earlier list left to ask; otherwise the job would ask these twice.
    ///
    /// - Parameters:
    ///   - interceptors: All guards that the job has not passed yet, and the proxies unless they are listed.
    ///   - guardCount: The count of guards in the registry.
    ///   - after: Receives the guards that are replaced.
    func list(_ interceptors: [Match], at guardCount: Int, _ after: inout DeferredEffects) {
        hasProxies = true
        self.guardCount = guardCount
        if interceptors.isEmpty, hasAskedAll { return }
        let extras = extra()
        let left = extras.interceptors[extras.asked...]
        if !left.isEmpty { after.keep(Array(left)) }
        let proxies = left.filter { $0.entry.kind == .proxy }
        extras.interceptors.replaceSubrange(extras.asked..., with: interceptors + proxies)
    }

    /// Stores the answer to a question.
    func take(_ answer: Question.Answer, _ after: inout DeferredEffects) {
        if let listed = answer.interceptors { list(listed, at: answer.guardCount, &after) }
        if let search = answer.search { set(search, &after, undecoded: answer.undecoded) }
        if answer.hasSoughtRefuser {
            extra().hasSoughtRefuser = true
            extra().refuser = answer.refuser
        }
    }

    /// Continues with another URL.
    ///
    /// The state searches anew for guards and a map, and after a redirect by a guard for proxies too.
    func take(_ redirect: Redirect, _ after: inout DeferredEffects) {
        hasProxies = callee?.kind != .guard
        guardCount = 0
        let extras = extra()
        after.keep(Array(extras.interceptors[extras.asked...]))
        extras.interceptors.removeSubrange(extras.asked...)
        extras.redirected.append(currentURL.string)
        if let old = extras.redirect { after.keep(old) }
        extras.redirect = redirect
        set(MapSearch(), &after)
    }

    /// Sets the redirect that the job is opened with, before any other code has the job.
    func follow(_ redirect: Redirect) {
        let extras = extra()
        extras.followed = redirect
        extras.redirect = redirect
    }

    /// Removes the task and the timer of a call that has ended, and has the timer cancelled.
    func endCall(_ after: inout DeferredEffects) {
        guard let extras else { return }
        if let cancel = extras.cancelTimer.take() { after.call(cancel) }
        if let cancel = extras.cancelTask.take() { after.keep(cancel) }
    }

    /// Records that the task that drives the job ends.
    func dismissDriver(_ after: inout DeferredEffects) {
        extras?.driver = nil
        if let cancel = extras?.cancelDriver.take() { after.keep(cancel) }
    }

    /// Resets the matching of the job; keeps the facts of its opening and the answers of guards and proxies.
    ///
    /// A gate may hold a job for a long time. Meanwhile the job must not retain disposed entries.
    func startAgain(_ after: inout DeferredEffects) {
        notePatterns(of: extras?.interceptors.map(\.entry) ?? [])
        set(MapSearch(), &after)
        set(nil as Entry?, &after)
        hasProxies = false
        guardCount = 0
        guard let extras else { return }
        after.keep(extras.interceptors)
        extras.interceptors = []
        extras.asked = 0
        if let redirect = extras.redirect { after.keep(redirect) }
        extras.redirect = extras.followed
        extras.passed = []
    }

    /// Returns the arguments for a call of an entry.
    func arguments(for entry: Entry) -> CallArguments {
        let isMap = search.match?.entry === entry
        return CallArguments(
            url: currentURL,
            payload: currentData,
            called: (isMap ? search.match : interceptor) ?? Match(entry: entry),
            map: isMap ? nil : search.match,
            redirect: extras?.redirect,
            opened: extras?.opened
        )
    }
}

/// The right to answer a call once, which the continuation of a classic handler captures.
///
/// When the last copy of the continuation is released, no answer can come, and `deinit` reports that at once.
///
/// `@unchecked` is right because ``isUsed`` is written with the router's lock held. Only `deinit` reads it without
/// the lock, and `deinit` runs after every other use of the object.
final class ContinuationToken: @unchecked Sendable {
    let job: Job
    let call: Phase.CallNumber
    /// The parameters that the handler received.
    let given: Parameters
    let entry: Entry.Signature
    private let dispatcher: Dispatcher
    /// Whether the continuation was called, in time or late.
    @exclusivity(unchecked) var isUsed = false

    init(
        _ dispatcher: Dispatcher,
        _ job: Job,
        _ call: Phase.CallNumber,
        _ given: Parameters,
        _ entry: Entry.Signature
    ) {
        self.dispatcher = dispatcher
        self.job = job
        self.call = call
        self.given = given
        self.entry = entry
    }

    deinit {
        if !isUsed { dispatcher.noteDropped(call, of: job, by: entry) }
    }

    /// Completes the call of a map; ignores and reports a second answer.
    func complete() {
        dispatcher.answer(.completed(nil), with: self)
    }

    /// Answers the call of a guard or a proxy; ignores and reports a second answer.
    func decide(_ commit: ProxyCommit?) {
        dispatcher.answer(.decided(dispatcher.verdict(ProxyDecision(commit))), with: self)
    }
}
