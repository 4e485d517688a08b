/// All state of a router, behind its one lock.
///
/// Its methods run under that lock and leave what is to be done outside it in an ``Aftermath``.
struct DispatcherState: Sendable {
    var registry: Registry
    var machine: DispatchMachine
    var works = WorkTable<Work>()
    var fallbacks = Fallbacks()
    var hub = EventHub()
    var idlers: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastNumber = 0

    init(registry: Registry, machine: DispatchMachine) {
        self.registry = registry
        self.machine = machine
    }

    /// Gives a number that was not given before.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Whether an entry may still be called.
    func isLive(_ entry: Entry, _ after: inout Aftermath) -> Bool {
        fallbacks.contains(entry) || registry.isLive(entry, keeping: &after.owners)
    }

    /// Lets the machine take note of what happened, and does the part of it that needs the lock.
    mutating func handle(_ event: DispatchMachine.Event, _ after: inout Aftermath) {
        for action in machine.handle(event) {
            switch action {
            case .match, .resolve, .call:
                after.actions.append(action)
            case .settle(let id, let ending):
                settle(id, ending, &after)
            case .leave(let id):
                leave(id, &after)
            case .cancelTask(let call):
                if let cancel = works[call.work]?.cancelTask { after.calls.append(cancel) }
            }
        }
        releaseIdlers(&after)
    }

    /// Whether nothing runs or waits, and listeners have been told of all that happened.
    var isIdle: Bool { machine.isIdle && hub.isQuiet }

    /// Lets whoever waits until the router is idle go on, if it is.
    mutating func releaseIdlers(_ after: inout Aftermath) {
        guard !idlers.isEmpty, isIdle else { return }
        for idler in idlers.values { after.calls.append { idler.resume() } }
        idlers = [:]
    }

    /// Removes the entries of some owners that are gone.
    mutating func prune(_ after: inout Aftermath) {
        let orphans = registry.prune(keeping: &after.owners)
        noteDisposed(orphans, &after)
    }

    /// Tells listeners of entries that are gone, and keeps them for release outside the lock.
    mutating func noteDisposed(_ entries: [Entry], _ after: inout Aftermath) {
        for entry in entries { emit(.disposed, about: entry.signature, &after) }
        after.removed += entries
    }

    private mutating func leave(_ id: DispatchMachine.WorkID, _ after: inout Aftermath) {
        guard let work = works.remove(id) else { return }
        if let cancel = work.cancelTimer { after.calls.append(cancel) }
        after.removed.append(work)
    }
}
