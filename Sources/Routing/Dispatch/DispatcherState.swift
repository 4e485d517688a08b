/// The state of a router, which its one lock guards.
///
/// The methods run under that lock, and collect the effects to perform outside it in a ``DeferredEffects``. They
/// also change the jobs of the router, which the same lock guards. A router has one state, which is never copied.
struct DispatcherState: ~Copyable, Sendable {
    /// A caller of `idle`.
    private enum Idler {
        /// The caller's task is about to suspend.
        case coming
        case suspended(UnsafeContinuation<Void, Never>)
    }

    var registry: Registry
    /// The memory into which `canOpen` reads URLs.
    var outline = URLOutline()
    var jobs: JobQueue<Job>
    /// The calls on their way to their queues, if several jobs run at once.
    var hops = OutgoingCalls()
    var fallbacks = FallbackTable()
    var hub = EventHub()
    /// The jobs that gates hold, by their numbers.
    var held = [Int: Job]()
    /// The running jobs whose own tasks wait for something in a router.
    var blocked = BlockedJobs()
    /// The callers of `idle` that wait, by their numbers.
    private var idlers = [Int: Idler]()
    let haltsWhenAbandoned: Bool
    var isPumped = false
    private(set) var lastNumber = 0

    init(registry: consuming Registry, jobs: JobQueue<Job>, haltsWhenAbandoned: Bool) {
        self.registry = registry
        self.jobs = jobs
        self.haltsWhenAbandoned = haltsWhenAbandoned
    }

    /// Returns a number that was not used before.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Whether no job runs or waits, and listeners have received all events.
    var isIdle: Bool { jobs.isIdle && hub.isQuiet }

    /// Resumes the callers of `idle`, if the router is idle.
    mutating func releaseIdlers(_ after: inout DeferredEffects) {
        guard !idlers.isEmpty, isIdle else { return }
        // In the order in which they came, so that a run is reproducible.
        for number in idlers.keys.inOrder { releaseIdler(number, &after) }
    }

    /// Adds a caller of `idle` that has not suspended yet.
    ///
    /// - Returns: The number of the caller; `nil` when the router is idle.
    mutating func addIdler() -> Int? {
        if isIdle { return nil }
        let number = nextNumber()
        idlers[number] = .coming
        return number
    }

    /// Suspends a caller of `idle`, unless it was released before.
    mutating func suspendIdler(
        _ number: Int,
        _ task: UnsafeContinuation<Void, Never>,
        _ after: inout DeferredEffects
    ) {
        if idlers[number] == nil { return after.call { task.resume() } }
        idlers[number] = .suspended(task)
    }

    /// Resumes a caller of `idle`; ignores one that was already resumed.
    mutating func releaseIdler(_ number: Int, _ after: inout DeferredEffects) {
        if case .suspended(let task)? = idlers.removeValue(forKey: number) { after.call { task.resume() } }
    }

    /// Whether a caller of `idle` still waits.
    func isWaiting(idler number: Int) -> Bool { idlers[number] != nil }

    /// Removes some of the entries whose owners are gone.
    mutating func prune(_ after: inout DeferredEffects) {
        noteDisposed(registry.prune(keeping: &after.releases), &after)
    }

    /// Reports the entries that a lookup removed because their owners are gone.
    mutating func noteOrphans(_ after: inout DeferredEffects) {
        noteDisposed(after.releases.takeOrphans(), &after)
    }

    /// Reports disposed entries, and keeps them for release outside the lock.
    mutating func noteDisposed(_ entries: [Entry], _ after: inout DeferredEffects) {
        if entries.isEmpty { return }
        for entry in entries { emit(.disposed, about: entry.signature, &after) }
        after.keep(entries)
    }
}
