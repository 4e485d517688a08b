/// What happens to works between being opened and their end: a value without queue, clock or lock.
///
/// A work is one opened URL. It waits its turn, is matched, its proxies are asked one after another, a map is
/// found and called, and it ends. The machine takes what happened as an ``Event`` and gives what is to be done as
/// ``Action``s, which the dispatcher performs once the lock is released.
///
/// Two ends are told apart. A work is *settled* when its caller learns how it ended, exactly once. It *leaves*
/// when its place is free for the next one. They part in one case: a classic handler cannot be cancelled, so a
/// cancelled caller is told at once while the work keeps its place until the continuation is called.
struct DispatchMachine: Sendable {
    /// The number of a work.
    typealias WorkID = Int

    /// One call of a proxy, a map or a fallback; numbers are never used twice, so that late answers show.
    struct Call: Hashable, Sendable {
        let work: WorkID
        let number: Int
    }

    /// Whom a call is for.
    enum Target: Equatable, Sendable {
        /// The proxy at this place of the work's list.
        case proxy(Int)
        /// The map that was found, or else the fallback.
        case map
    }

    /// How somebody is called: whether the call can be cancelled hangs on it.
    enum Style: Equatable, Sendable {
        case classic
        case async
    }

    /// How many works run at once.
    let limit: Int
    /// How many may wait; `nil` for any number.
    let mostWaiting: Int?
    /// Whether a dropped continuation halts the router.
    let haltsWhenAbandoned: Bool

    /// Whether no further work starts until somebody resumes.
    private(set) var isHalted = false
    private var running = WorkTable<RunningWork>()
    private var waiting = WaitingLine()
    /// For each running work, the works of this router that its own task waits for.
    private var holds: [WorkID: Set<WorkID>] = [:]
    /// For each such work, those that wait for it, the nearest first.
    private var holders: [WorkID: [WorkID]] = [:]
    private var lastCall = 0

    init(limit: Int = 1, mostWaiting: Int? = nil, haltsWhenAbandoned: Bool = true) {
        precondition(limit > 0, "a router that runs no work at a time would never run one")
        self.limit = limit
        self.mostWaiting = mostWaiting
        self.haltsWhenAbandoned = haltsWhenAbandoned
    }
}

extension DispatchMachine {
    /// Whether nothing runs or waits.
    var isIdle: Bool { running.isEmpty && waiting.isEmpty }

    /// The works that run, in no order.
    var runningWorks: [WorkID] { running.works }

    /// The works that wait, the oldest first.
    var waitingWorks: [WorkID] { waiting.works }

    /// Whether a call is the one that its work is waiting for.
    func isCurrent(_ call: Call) -> Bool {
        running[call.work]?.step.call == call
    }

    /// Whether the work of a call has been cancelled while the call is being made.
    func isCancelled(_ call: Call) -> Bool {
        isCurrent(call) && running[call.work]?.isCancelled == true
    }

    /// Whether the caller of the work of a call was told how it ended, though the call is still being made.
    func isSettled(_ call: Call) -> Bool {
        isCurrent(call) && running[call.work]?.isSettled == true
    }

    /// Begins a call that was waiting for its queue.
    ///
    /// - Returns: Whether it is to be made; not if the work ended in the meantime.
    mutating func begin(_ call: Call, _ style: Style) -> Bool {
        guard case .queued(call, let target)? = running[call.work]?.step else { return false }
        running[call.work]?.step = .calling(call, target, style)
        return true
    }

    /// Takes note of what happened.
    ///
    /// An answer to a call that is over changes nothing.
    ///
    /// - Returns: What is to be done, in order.
    /// - Complexity: O(1) for each work that the event concerns or starts.
    mutating func handle(_ event: Event) -> [Action] {
        let actions = actions(for: event)
        checkInvariants()
        return actions
    }

    private mutating func actions(for event: Event) -> [Action] {
        switch event {
        case .opened(let id, let holders):
            return open(id, heldBy: holders)
        case .matched(let id, let proxies):
            running[id]?.proxies = proxies
            return advance(id)
        case .resolved(let id, let found):
            return found ? callNext(.map, of: id) : end(id, .unmatched)
        case .died(let call):
            return retarget(call)
        case .passed(let call):
            return isCurrent(call) ? answered(call.work) { $0.advance(call.work) } : []
        case .redirected(let call):
            return isCurrent(call) ? answered(call.work) { $0.resolve(call.work) } : []
        case .ended(let call, let ending):
            return isCurrent(call) ? end(call.work, ending) : []
        case .dropped(let call):
            return isCurrent(call) ? abandon(call) : []
        case .timedOut(let call):
            return isCurrent(call) ? [.cancelTask(call)] + end(call.work, .timedOut) : []
        case .cancelled(let id):
            return cancel(id)
        case .resumed:
            isHalted = false
            return startNext()
        }
    }
}

extension DispatchMachine {
    private mutating func open(_ id: WorkID, heldBy holding: [WorkID]) -> [Action] {
        // From the nearest outwards: beyond one that has left, nobody waits any more.
        let holding = holding.prefix { running[$0] != nil }
        let isStuck = !holding.isEmpty && Set(holds.keys).union(holding).count >= limit
        if isStuck { return [.settle(id, .wouldDeadlock), .leave(id)] }
        let startsNow = !isHalted && waiting.isEmpty && running.count < limit
        if !startsNow, let mostWaiting, waiting.count >= mostWaiting {
            return [.settle(id, .overloaded), .leave(id)]
        }
        for holder in holding { holds[holder, default: []].insert(id) }
        if !holding.isEmpty { holders[id] = Array(holding) }
        waiting.append(id)
        return startNext()
    }

    private mutating func startNext() -> [Action] {
        var actions: [Action] = []
        while !isHalted, running.count < limit, let id = waiting.popFirst() {
            running.insert(RunningWork(), for: id)
            actions.append(.match(id))
        }
        return actions
    }

    /// Goes on with a work: the next proxy, or the map.
    private mutating func advance(_ id: WorkID) -> [Action] {
        guard let work = running[id] else { return [] }
        guard work.asked < work.proxies else { return resolve(id) }
        running[id]?.asked += 1
        return callNext(.proxy(work.asked), of: id)
    }

    private mutating func resolve(_ id: WorkID) -> [Action] {
        running[id]?.step = .resolving
        return [.resolve(id)]
    }

    private mutating func callNext(_ target: Target, of id: WorkID) -> [Action] {
        guard running[id] != nil else { return [] }
        lastCall += 1
        let call = Call(work: id, number: lastCall)
        running[id]?.step = .queued(call, target)
        return [.call(call, target)]
    }

    /// Goes on after the answer of a proxy, unless the caller has lost interest meanwhile.
    private mutating func answered(_ id: WorkID, _ proceed: (inout Self) -> [Action]) -> [Action] {
        running[id]?.isCancelled == true ? end(id, .cancelled) : proceed(&self)
    }

    private mutating func retarget(_ call: Call) -> [Action] {
        guard case .queued(call, let target)? = running[call.work]?.step else { return [] }
        return target == .map ? resolve(call.work) : advance(call.work)
    }

    private mutating func abandon(_ call: Call) -> [Action] {
        if haltsWhenAbandoned { isHalted = true }
        return end(call.work, .abandoned)
    }

    private mutating func cancel(_ id: WorkID) -> [Action] {
        if waiting.remove(id) {
            release(id)
            return [.settle(id, .cancelled), .leave(id)]
        }
        switch running[id]?.step {
        case nil:
            return []
        case .matching, .resolving, .queued:
            return end(id, .cancelled)
        case .calling(let call, _, .async):
            running[id]?.isCancelled = true
            return [.cancelTask(call)]
        case .calling(_, _, .classic):
            guard running[id]?.isSettled == false else { return [] }
            running[id]?.isCancelled = true
            running[id]?.isSettled = true
            release(id)
            return [.settle(id, .cancelled)]
        }
    }

    /// Settles a work, unless its caller was told already, and frees its place.
    private mutating func end(_ id: WorkID, _ ending: Ending) -> [Action] {
        guard let work = running.remove(id) else { return [] }
        let ending = work.isCancelled && ending != .handled ? .cancelled : ending
        release(id)
        for held in holds[id] ?? [] { release(held, from: id) }
        return (work.isSettled ? [] : [.settle(id, ending)]) + [.leave(id)] + startNext()
    }

    /// Notes that nobody waits for a work any more.
    private mutating func release(_ id: WorkID) {
        for holder in holders.removeValue(forKey: id) ?? [] { unlink(holder, from: id) }
    }

    /// Notes that one of those who wait for a work has left, and so have all who waited through it.
    private mutating func release(_ id: WorkID, from holder: WorkID) {
        guard let chain = holders[id], let link = chain.firstIndex(of: holder) else { return }
        for holder in chain[link...] { unlink(holder, from: id) }
        holders[id] = Array(chain[..<link])
    }

    private mutating func unlink(_ holder: WorkID, from id: WorkID) {
        holds[holder]?.remove(id)
        if holds[holder]?.isEmpty == true { holds[holder] = nil }
    }

    /// Checks in debug builds what must hold after every event.
    private func checkInvariants() {
        assert(running.count <= limit, "more works run than may")
        assert(isHalted || running.count == limit || waiting.isEmpty, "a work waits though there is room")
        assert(holds.keys.allSatisfy { running[$0] != nil }, "a work that does not run waits for another")
    }
}
