/// All state of a router, behind its one lock.
///
/// Its methods run under that lock and leave what is to be done outside it in an ``DeferredEffects``.
struct DispatcherState: Sendable {
    var registry: Registry
    var machine: DispatchMachine
    var jobs = JobTable<Job>()
    var fallbacks = Fallbacks()
    var hub = EventHub()
    var idlers: [Int: CheckedContinuation<Void, Never>] = [:]
    /// The number of jobs whose callers wait for them.
    var waiters = 0
    /// The number of jobs that are on their way to a gate.
    var arrivals = 0
    private var lastNumber = 0
    /// What the machine asks for, while an event is handled; kept for its room.
    private var actions: [DispatchMachine.Action] = []

    init(registry: Registry, machine: DispatchMachine) {
        self.registry = registry
        self.machine = machine
    }

    /// Gives a number that was not given before.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Whether an entry that was found for a job may still be called.
    mutating func isLive(_ entry: Entry, of id: DispatchMachine.JobID, _ after: inout DeferredEffects) -> Bool
    {
        let version = registry.version
        if jobs.with(id, { $0.search?.holdsUnowned(entry, at: version) }) == true { return true }
        return fallbacks.contains(entry) || registry.isLive(entry, keeping: &after.releases)
    }

    /// Whether anybody is going to learn what the time is.
    var isTimed: Bool { waiters > 0 || hub.isListenedTo }

    /// Lets the machine take note of what happened, and does what follows as far as no foreign code takes
    /// part.
    mutating func handle(_ event: DispatchMachine.Event, _ after: inout DeferredEffects) {
        machine.handle(event, &actions)
        var next = 0
        while next < actions.count {
            perform(actions[next], &after)
            next += 1
        }
        actions.removeAll(keepingCapacity: true)
        releaseIdlers(&after)
    }

    private mutating func perform(_ action: DispatchMachine.Action, _ after: inout DeferredEffects) {
        switch action {
        case .match(let id):
            // Only one: a million jobs without a handler must not be matched with the lock held all the while.
            let event = hub.isListenedTo || after.hasMatched ? nil : match(id, &after)
            goOn(with: event, or: .match(id), &after)
        case .resolve(let id):
            let event = hub.isListenedTo ? nil : resolve(id, &after)
            goOn(with: event, or: .resolve(id), &after)
        case .call(let call, let target):
            let entry = jobs.with(call.job) { $0.entry(for: target) }
            if let entry = entry ?? nil { after.steps.append(.call(call, target, entry)) }
        case .hold(let id):
            hold(id, &after)
        case .withdraw(let id):
            if let ticket = jobs[id]?.hold?.ticket { after.calls.append { ticket.withdraw() } }
        case .settle(let id, let ending):
            settle(id, ending, &after)
        case .leave(let id):
            leave(id, &after)
        case .cancelTask(let call):
            if let cancel = jobs[call.job]?.extras.cancelTask { after.calls.append(cancel) }
        }
    }

    /// Tells the machine what was found, or leaves finding it for when the lock is released: when conditions
    /// in code are to be asked, or listeners are to be told first of what led to it, who may open, map and
    /// dispose.
    private mutating func goOn(
        with event: DispatchMachine.Event?,
        or step: DeferredEffects.Step,
        _ after: inout DeferredEffects
    ) {
        if let event { machine.handle(event, &actions) } else { after.steps.append(step) }
    }

    /// Whether nothing runs or waits or is about to be held, and listeners have been told of all that
    /// happened.
    var isIdle: Bool { machine.isIdle && arrivals == 0 && hub.isQuiet }

    /// Lets the callers of `idle` go on, if the router is idle.
    mutating func releaseIdlers(_ after: inout DeferredEffects) {
        guard !idlers.isEmpty, isIdle else { return }
        // In the order in which they came, so that a run can be repeated.
        for (_, idler) in idlers.sorted(by: { $0.key < $1.key }) { after.calls.append { idler.resume() } }
        idlers = [:]
    }

    /// Removes the entries of some owners that are gone.
    mutating func prune(_ after: inout DeferredEffects) {
        let orphans = registry.prune(keeping: &after.releases)
        noteDisposed(orphans, &after)
    }

    /// Tells listeners of the entries that went because a lookup met their dead owner.
    mutating func noteOrphans(_ after: inout DeferredEffects) {
        if after.releases.orphans.isEmpty { return }
        noteDisposed(after.releases.orphans, &after)
        after.releases.orphans = []
    }

    /// Tells listeners of entries that are gone, and keeps them for release outside the lock.
    mutating func noteDisposed(_ entries: [Entry], _ after: inout DeferredEffects) {
        if entries.isEmpty { return }
        for entry in entries { emit(.disposed, about: entry.signature, &after) }
        after.removed += entries
    }

    private mutating func leave(_ id: DispatchMachine.JobID, _ after: inout DeferredEffects) {
        guard let job = jobs.remove(id) else { return }
        if let cancel = job.cancelTimer { after.calls.append(cancel) }
        after.keep(consume job)
    }
}
