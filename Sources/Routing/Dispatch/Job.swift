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
final class Job: JobQueueMember, @unchecked Sendable {
    let url: RouteURL
    let data: Payload?
    /// The origin of the URL, and of the URLs that are opened while the job is handled.
    let origin: RouteOrigin
    /// The scope, limited to entries that accept the origin.
    let filter: TagFilter
    /// Whether a `dispatch` or an inquiry waits for the job.
    let isAwaited: Bool
    /// Whether the job only asks the guards of its URL: it takes no place in the queue and calls no map.
    let isInquiry: Bool
    /// The context of the task that waits for the job, if that task is in a call of some router.
    weak let awaiter: TaskContext?
    // Zero for none: an optional would move the object into the next size class of allocations.
    private let causingEvent: Int

    /// The number of the job, unique in its router.
    @exclusivity(unchecked) var number = 0
    @exclusivity(unchecked) var place = 0
    @exclusivity(unchecked) var phase = JobPhase()
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
    /// Returns the extras, creating them when they are first needed.
    func extra() -> Extras { extras.made() }

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
        if let old = extras?.undecoded.take() { after.keep((old.map, old.error)) }
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
    func take(_ answer: Question.Answer, _ rules: MatchingRules, _ after: inout DeferredEffects) {
        if let listed = answer.interceptors { list(listed, at: answer.guardCount, &after) }
        if let search = answer.search { found(search, rules, &after, undecoded: answer.undecoded) }
        if answer.hasSoughtRefuser {
            extra().hasSoughtRefuser = true
            extra().refuser = answer.refuser
        }
    }

    /// Stores a new search; if its map receives other parameters than guards have seen, they are asked again.
    func found(
        _ search: MapSearch,
        _ rules: MatchingRules,
        _ after: inout DeferredEffects,
        undecoded: Question.Undecoded? = nil
    ) {
        if hasPassedOtherwise(than: search, rules) {
            extras?.passed = []
            extras?.replacedMaps += 1
            guardCount = 0
        }
        set(search, &after, undecoded: undecoded)
    }

    /// Continues with another URL.
    ///
    /// The state searches anew for guards and a map, and after a redirect by a guard for proxies too.
    func take(_ redirect: Redirect, _ rules: MatchingRules, _ after: inout DeferredEffects) {
        hasProxies = callee?.kind != .guard
        guardCount = 0
        let extras = extra()
        // The search stays for a repeated redirect: guards have seen what its map captures.
        if extras.passed.isEmpty || !isRepeated(by: redirect, rules) {
            extras.passed = []
            set(MapSearch(), &after)
        }
        after.keep(Array(extras.interceptors[extras.asked...]))
        extras.interceptors.removeSubrange(extras.asked...)
        extras.redirected.append(currentURL.string)
        if let old = extras.redirect { after.keep(old) }
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

    /// The outcome of a handled job; the waiting task adds the duration.
    var outcome: RouteOutcome {
        guard let callee else { preconditionFailure("the entry that was called last handled the job") }
        return RouteOutcome(
            route: currentURL.route,
            uuid: callee.uuid,
            pattern: callee.pattern,
            parameters: extras?.given ?? Parameters(),
            value: extras?.value?.value,
            proxies: extras?.answers ?? [],
            duration: .zero
        )
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
