/// All state of a router, behind its one lock.
///
/// Its methods run under that lock and leave what is to be done outside it in a ``DeferredEffects``. They
/// change the jobs of the router, which its lock guards as well. There is one state of a router, and no copy.
struct DispatcherState: ~Copyable, Sendable {
    /// A caller of `idle`.
    private enum Idler {
        /// Its task is about to suspend.
        case coming
        case suspended(UnsafeContinuation<Void, Never>)
    }

    var registry: Registry
    var line: Line<Job>
    var fallbacks = Fallbacks()
    var hub = EventHub()
    /// The jobs that gates hold.
    var held: [Int: Job] = [:]
    /// The jobs that run and whose own tasks wait for something in a router.
    var blocked = BlockedJobs()
    /// The callers of `idle` that are not released yet, in the order of their numbers.
    private var idlers: [Int: Idler] = [:]
    let haltsWhenAbandoned: Bool
    private var isPumped = false
    private var lastNumber = 0

    init(registry: Registry, line: Line<Job>, haltsWhenAbandoned: Bool) {
        self.registry = registry
        self.line = line
        self.haltsWhenAbandoned = haltsWhenAbandoned
    }

    /// Gives a number that was not given before.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Whether nothing runs or waits, and listeners have been told of all that happened.
    var isIdle: Bool { line.isIdle && hub.isQuiet }

    /// Lets the callers of `idle` go on, if the router is idle.
    mutating func releaseIdlers(_ after: inout DeferredEffects) {
        guard !idlers.isEmpty, isIdle else { return }
        // In the order in which they came, so that a run can be repeated.
        for number in idlers.keys.sorted() { releaseIdler(number, &after) }
    }

    /// Takes note of a caller of `idle`, which has not suspended yet.
    ///
    /// - Returns: Its number; `nil` when the router is idle.
    mutating func addIdler() -> Int? {
        if isIdle { return nil }
        let number = nextNumber()
        idlers[number] = .coming
        return number
    }

    /// Lets a caller of `idle` wait, unless it was released before it came.
    mutating func suspendIdler(
        _ number: Int,
        _ task: UnsafeContinuation<Void, Never>,
        _ after: inout DeferredEffects
    ) {
        if idlers[number] == nil { return after.call { task.resume() } }
        idlers[number] = .suspended(task)
    }

    /// Lets a caller of `idle` go on; one that does so already is left alone.
    mutating func releaseIdler(_ number: Int, _ after: inout DeferredEffects) {
        if case .suspended(let task)? = idlers.removeValue(forKey: number) { after.call { task.resume() } }
    }

    /// Whether a caller of `idle` still waits.
    func isWaiting(idler number: Int) -> Bool { idlers[number] != nil }

    /// Removes the entries of some owners that are gone.
    mutating func prune(_ after: inout DeferredEffects) {
        noteDisposed(registry.prune(keeping: &after.releases), &after)
    }

    /// Tells listeners of the entries that went because a lookup met their dead owner.
    mutating func noteOrphans(_ after: inout DeferredEffects) {
        noteDisposed(after.releases.takeOrphans(), &after)
    }

    /// Tells listeners of entries that are gone, and keeps them for release outside the lock.
    mutating func noteDisposed(_ entries: [Entry], _ after: inout DeferredEffects) {
        if entries.isEmpty { return }
        for entry in entries { emit(.disposed, about: entry.signature, &after) }
        after.keep(entries)
    }
}

extension DispatcherState {
    /// Puts a URL into the line, or starts its job if there is room.
    ///
    /// - Parameters:
    ///   - job: The job of the URL, with a search for its map if one was made.
    ///   - after: Takes what follows outside the lock.
    /// - Returns: How the job goes on.
    mutating func open(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        // The caller pays for this URL, and for no other.
        after.mayStart = false
        prune(&after)
        job.number = nextNumber()
        if job.isInquiry {
            if hub.isListenedTo { job.extra().opened = job.cause }
            return advance(job, .started, &after)
        }
        emitOpened(job, &after)
        if line.isFree {
            line.take()
            return advance(job, .started, &after)
        }
        if line.isFull { return advance(job, .refused(.overloaded), &after) }
        line.append(job)
        return .wait
    }

    /// Takes note of what happened to a job, and does what follows as far as no foreign code takes part.
    ///
    /// - Returns: How the job goes on.
    mutating func advance(_ job: Job, _ event: Phase.Event, _ after: inout DeferredEffects) -> JobStep {
        switch job.phase.advance(event) {
        case nil, .make?:
            return .wait
        case .choose?:
            return choose(job, &after)
        case .call?:
            return call(job, &after)
        case .hold?:
            return hold(job, &after)
        case .lineUp?:
            line.append(job)
            startNext(&after)
            return .wait
        case .cancelTask?:
            if let cancel = job.extras?.cancelTask { after.call(cancel) }
            return .wait
        case .settle(let ending)?:
            return .end(settle(job, ending, &after))
        case .end(let ending, let place)?:
            return end(job, ending, leaving: place, &after)
        }
    }

    /// Takes a call to the queue of its entry, or leaves it to the job's task.
    private mutating func call(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        guard let queue = job.callee?.handler.queue else { return .call(job.phase.call) }
        assert(after.hop == nil, "more than one job went on or started")
        after.hop = DeferredEffects.Hop(queue: queue, job: job, call: job.phase.call)
        return .wait
    }

    private mutating func end(
        _ job: Job,
        _ ending: Phase.Ending?,
        leaving place: Phase.Place,
        _ after: inout DeferredEffects
    ) -> JobStep {
        let result = ending.flatMap { settle(job, $0, &after) }
        if let extras = job.extras {
            if let cancel = extras.cancelTask { after.call(cancel) }
            if let cancel = extras.cancelTimer { after.call(cancel) }
            if ending == .timedOut, let cancel = extras.cancelDriver { after.call(cancel) }
            extras.ticket?.withdraw(&after)
        }
        after.keep(leaving: job)
        blocked.noteEnd(of: job)
        switch place {
        case .line: line.remove(job)
        case .gate: held[job.number] = nil
        case .running: leave(job)
        }
        startNext(&after)
        releaseIdlers(&after)
        return .end(result)
    }

    /// Frees the place of a job that runs, if it took one.
    mutating func leave(_ job: Job) {
        if job.isInquiry { return }
        line.free()
        line.endStart(of: job)
        blocked.remove(job)
    }

    /// Starts the job that has waited longest, if there is room: one for each caller, which pays for little
    /// more than its own; what else can start is left to the pump.
    mutating func startNext(_ after: inout DeferredEffects) {
        if after.mayStart, line.canStart, let job = line.popFirst() {
            after.mayStart = false
            line.take()
            deliver(advance(job, .started, &after), to: job, &after)
        }
        guard line.canStart, !isPumped else { return }
        isPumped = true
        after.needsPump = true
    }

    /// Starts a job for the pump.
    ///
    /// - Returns: Whether there may be another.
    mutating func pump(_ after: inout DeferredEffects) -> Bool {
        startNext(&after)
        isPumped = line.canStart
        return isPumped
    }

    /// Hands the next step of a job to its task.
    ///
    /// - Returns: The step, if the job has no task, for the caller to take.
    mutating func pass(_ step: JobStep, to job: Job, _ after: inout DeferredEffects) -> JobStep {
        guard let extras = job.extras, let driver = extras.driver, !step.isWait else { return step }
        switch driver {
        case .running:
            extras.driver = .ready(step)
        case .ready(let first):
            // The task has not come for the step before: an end stays an end, and anything else is out of date.
            after.keep(first)
            if !first.isEnd { extras.driver = .ready(step) }
        case .suspended(let task):
            extras.driver = .running
            after.call { task.resume(returning: step) }
        }
        return .wait
    }

    /// Hands the next step of a job to its task, or leaves it to another thread if it has none.
    mutating func deliver(_ step: JobStep, to job: Job, _ after: inout DeferredEffects) {
        let step = pass(step, to: job, &after)
        if !step.isWait { after.hand(step, of: job) }
    }

    /// Takes what waits for the task of a job, or lets the task wait.
    ///
    /// - Returns: The step, if there is one already.
    mutating func suspend(_ task: UnsafeContinuation<JobStep, Never>, of job: Job) -> JobStep? {
        let extras = job.extra()
        if case .ready(let step)? = extras.driver {
            extras.driver = .running
            return step
        }
        extras.driver = .suspended(task)
        return nil
    }
}
