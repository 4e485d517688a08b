/// One opened URL, from its opening to its end.
///
/// What was opened never changes. The rest is guarded by the lock of the job's router.
///
/// `@unchecked` is right because the variables are read and written with that lock held, by methods of
/// ``DispatcherState``, which exists nowhere but behind the lock; a job never changes routers. They are not
/// checked for overlapping accesses, which costs 80 instructions each, because the lock is not recursive and
/// so makes them impossible.
///
/// Nothing that a job let go of under the lock may run foreign code there: an entry that was disposed of may
/// be held by the job alone. What a variable held before is put aside in ``DeferredEffects``.
final class Job: LineMember, @unchecked Sendable {
    let url: RouteURL
    let data: Payload?
    /// Where it came from; whatever follows from it comes from there as well.
    let origin: RouteOrigin
    /// The entries that may have a part in it.
    let filter: TagFilter
    /// Whether a `dispatch` waits for it.
    let isAwaited: Bool
    /// Whether only the guards of its URL are asked: it takes no place in the line and calls no map.
    let isInquiry: Bool
    /// The task that waits for it, if that stands in a call of some router.
    weak let awaiter: TaskContext?
    // Zero for none: an optional would take the object into the next size of allocations.
    private let causingEvent: Int

    /// The number of the job, which no other of the router has.
    @exclusivity(unchecked) var number = 0
    @exclusivity(unchecked) var place = 0
    @exclusivity(unchecked) var phase = Phase()
    /// Whether the proxies of its URL are listed, as they are when its turn comes.
    @exclusivity(unchecked) private(set) var hasProxies: Bool
    /// The count of guards in the registry when those of its URL were listed; 0 also before they are.
    @exclusivity(unchecked) private(set) var guardCount = 0
    /// The search for a map that was last made for the URL as it is to be handled now.
    @exclusivity(unchecked) private(set) var search = MapSearch()
    /// The entry that is to be called, is being called, or was called last.
    @exclusivity(unchecked) private(set) var callee: Entry?
    /// What a plain open never has.
    @exclusivity(unchecked) private(set) var extras: Extras?

    /// - Parameters:
    ///   - url: The URL.
    ///   - scope: Where it is opened.
    ///   - origin: Where it comes from.
    ///   - data: What is passed along.
    ///   - cause: The event in whose course it is opened.
    ///   - isAwaited: Whether a task waits for the end, and drives the job.
    ///   - isInquiry: Whether only the guards of the URL are asked.
    ///   - awaiter: That task, if it stands in a call of some router.
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
        /// Values that it left as they were: weaker than the new URL.
        let carried: Parameters
        /// Values that it changed or added: stronger than the new URL.
        let changed: Parameters
        let data: Payload?

        init(url: RouteURL, carried: Parameters, changed: Parameters, data: Payload?) {
            self.url = url
            self.carried = carried
            self.changed = changed
            self.data = data
        }
    }

    /// The task that takes the steps of a job, where one does.
    enum Driver {
        /// It is at work.
        case running
        /// It is at work, and finds its next step here.
        case ready(JobStep)
        /// It waits for its next step.
        case suspended(UnsafeContinuation<JobStep, Never>)
    }

    /// A guard, and a URL that it let pass.
    struct Passage: Hashable {
        let gatekeeper: RouteUUID
        let url: RouteURL
    }

    /// What a task waits for that serves the job.
    enum Wait {
        /// Another job, perhaps of another router.
        case job(Job, Dispatcher)
        /// A router to be idle, as a caller of `idle` with this number.
        case idle(Dispatcher, Int)
    }

    /// What a plain open never has.
    final class Extras: Makeable {
        /// When it was opened, on the router's stopwatch, if a listener wants to know.
        @exclusivity(unchecked) var start: Duration?
        /// When the call began that is being made or was last, likewise.
        @exclusivity(unchecked) var callStart: Duration?
        /// The number of the event that tells of the opening.
        @exclusivity(unchecked) var opened: Int?
        /// The guards and proxies that were asked, and those that are going to be.
        @exclusivity(unchecked) var interceptors: [Match] = []
        /// How many of them were called, or skipped because they had gone.
        @exclusivity(unchecked) var asked = 0
        /// The guards that let a URL of the job pass.
        @exclusivity(unchecked) var passed: Set<Passage> = []
        @exclusivity(unchecked) var redirect: Redirect?
        /// The redirect that the job was opened with: a navigator follows a guard.
        @exclusivity(unchecked) var followed: Redirect?
        /// The URLs that redirects led away from, the oldest first.
        @exclusivity(unchecked) var redirected: [String] = []
        @exclusivity(unchecked) var answers: [RouteOutcome.AskedProxy] = []
        /// The parameters of the call that completed, and what it returned, if a caller is to be told.
        @exclusivity(unchecked) var given = Parameters()
        @exclusivity(unchecked) var value: Payload?
        /// The error that ends the job, unless it ends otherwise.
        @exclusivity(unchecked) var error: RoutingError?
        /// The map that matches, but does not accept where the URL comes from, when there is no other.
        @exclusivity(unchecked) var refuser: Entry.Signature?
        /// Whether that has been looked for.
        @exclusivity(unchecked) var hasSoughtRefuser = false
        /// The place at a gate, while it is held.
        @exclusivity(unchecked) var ticket: GateTicket?
        /// The patterns that may capture parts of its URLs; `nil` until a listener hides names.
        @exclusivity(unchecked) var patterns: Set<RoutePattern>?
        /// The patterns of entries that it was matched with and has let go of.
        @exclusivity(unchecked) var formerPatterns: Set<RoutePattern> = []
        /// What cancels the task and the timer of the call.
        @exclusivity(unchecked) var cancelTask: Scheduler.Cancel?
        @exclusivity(unchecked) var cancelTimer: Scheduler.Cancel?
        @exclusivity(unchecked) var driver: Driver?
        /// How many tasks were started for a job that no caller waits for.
        @exclusivity(unchecked) var drivers = 0
        /// What cancels the task of a job that no caller waits for, when a call takes too long.
        @exclusivity(unchecked) var cancelDriver: Scheduler.Cancel?
        /// What the call waits for by a `dispatch` or an `idle()` of its own; see ``WaitGraph``.
        @exclusivity(unchecked) var awaited: Wait?
    }

    /// The extras, made when they are first needed.
    func extra() -> Extras { extras.made() }
}

extension Job {
    /// The event in whose course it was opened.
    var cause: Int? { causingEvent == 0 ? nil : causingEvent }

    /// Whether it has a place among the jobs that run, or cannot end without one.
    var needsPlace: Bool { !isInquiry && phase.stage != .ended }

    /// The URL as it is to be handled now.
    var currentURL: RouteURL { extras?.redirect?.url ?? url }

    /// What is passed along now.
    var currentData: Payload? { if let redirect = extras?.redirect { redirect.data } else { data } }

    /// Whether it has no guards and proxies to ask, or all have been called.
    var hasAskedAll: Bool { extras.map { $0.asked == $0.interceptors.count } ?? true }

    /// Takes the next guard or proxy as the entry to call.
    ///
    /// - Returns: Whether there is one.
    func takeNextInterceptor(_ after: inout DeferredEffects) -> Bool {
        guard let extras, extras.asked < extras.interceptors.count else { return false }
        set(extras.interceptors[extras.asked].entry, &after)
        extras.asked += 1
        return true
    }

    /// The guard or proxy that is being called, or was called last, if no map was called since.
    var interceptor: Match? {
        guard let extras, let callee, callee.kind.isInterceptor else { return nil }
        return extras.interceptors[extras.asked - 1]
    }

    /// Whether a guard let the URL pass that is to be handled now.
    func hasPassed(_ entry: Entry) -> Bool {
        extras?.passed.contains(Passage(gatekeeper: entry.uuid, url: currentURL)) ?? false
    }

    /// Notes that the entry that was asked lets the URL pass.
    func notePassage() {
        guard let callee, callee.kind == .guard else { return }
        extra().passed.insert(Passage(gatekeeper: callee.uuid, url: currentURL))
    }

    /// What reports say of the entry that is being called, was called last, or holds the job.
    var signature: Entry.Signature? { callee?.signature ?? extras?.ticket?.proxy }

    /// Notes a search; keeps what the one before found.
    func set(_ search: MapSearch, _ after: inout DeferredEffects) {
        if let old = self.search.match {
            if old.entry !== search.match?.entry { notePatterns(of: [old.entry]) }
            after.keep(old)
        }
        self.search = search
    }

    /// Notes the entry that is called next; keeps the one before.
    func set(_ callee: Entry?, _ after: inout DeferredEffects) {
        if let old = self.callee { after.keep(old) }
        self.callee = callee
    }

    /// Notes which guards and proxies are asked next.
    ///
    /// - Parameters:
    ///   - interceptors: The guards and proxies, in the order in which they are asked.
    ///   - guardCount: The count of guards in the registry.
    func list(_ interceptors: [Match], at guardCount: Int) {
        hasProxies = true
        self.guardCount = guardCount
        if !interceptors.isEmpty { extra().interceptors += interceptors }
    }

    /// Notes which entries can be called.
    func take(_ answer: Question.Answer, _ after: inout DeferredEffects) {
        if let listed = answer.interceptors { list(listed, at: answer.guardCount) }
        if let search = answer.search { set(search, &after) }
        if answer.hasSoughtRefuser {
            extra().hasSoughtRefuser = true
            extra().refuser = answer.refuser
        }
    }

    /// Goes on to another URL: its guards and its map are looked for, and after a guard its proxies.
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

    /// Notes the redirect that the job is opened with, before any other code knows the job.
    func follow(_ redirect: Redirect) {
        let extras = extra()
        extras.followed = redirect
        extras.redirect = redirect
    }

    /// Puts aside what stops or times the call, which is over.
    func endCall(_ after: inout DeferredEffects) {
        guard let extras else { return }
        if let cancel = extras.cancelTimer.take() { after.call(cancel) }
        if let cancel = extras.cancelTask.take() { after.keep(cancel) }
    }

    /// Notes that the task ends that goes along with the job.
    func dismissDriver(_ after: inout DeferredEffects) {
        extras?.driver = nil
        if let cancel = extras?.cancelDriver.take() { after.keep(cancel) }
    }

    /// Forgets everything but what was opened and which entries were asked: a job may be held for long, and
    /// must not keep entries that are disposed of meanwhile.
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
        extras.redirected = []
        extras.passed = []
    }

    /// What an entry is called with.
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

/// The right to answer a call, once; the closures that a classic handler is given hold it.
///
/// When the last of them is released, no answer can come any more: the `deinit` reports that at once.
///
/// `@unchecked` is right because ``isUsed`` is written with the router's lock held, and read without it in
/// the `deinit` alone, which comes after everything that was done with the object.
final class ContinuationToken: @unchecked Sendable {
    let job: Job
    let call: Phase.CallNumber
    /// The parameters that the handler was given.
    let given: Parameters
    let entry: Entry.Signature
    private let dispatcher: Dispatcher
    /// Whether the call was answered, in time or not.
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

    /// Completes the call of a map; a second answer is ignored and reported.
    func complete() {
        dispatcher.answer(.completed(nil), with: self)
    }

    /// Answers the call of a proxy; a second answer is ignored and reported.
    func decide(_ commit: ProxyCommit?) {
        dispatcher.answer(.decided(dispatcher.verdict(ProxyDecision(commit))), with: self)
    }
}
