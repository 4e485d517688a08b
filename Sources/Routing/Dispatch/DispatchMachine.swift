/// What happens to works between being opened and their end: a value without queue, clock or lock.
///
/// A work is one opened URL. It waits its turn, is matched, its proxies are asked one after another, a map is
/// found and called, and it ends. The machine takes what happened as an ``Event`` and gives what is to be done as
/// ``Action``s, which the dispatcher performs once the lock is released.
///
/// Two ends are told apart. A work is *settled* when its caller learns how it ended, exactly once. It *leaves*
/// when its place is free for the next one. They part in one case: a classic handler cannot be cancelled, so a
/// cancelled caller is told at once while the work keeps its place until the continuation is called.
///
/// A work that a proxy *holds* frees its place without leaving: it neither runs nor waits until it is released, to
/// wait its turn and be matched again, or ends.
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
    private var held = WorkTable<Void>()
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
    /// Whether nothing runs or waits; what is held does not count, for it waits for somebody else.
    var isIdle: Bool { running.isEmpty && waiting.isEmpty }

    /// The works that run, in no order.
    var runningWorks: [WorkID] { running.works }

    /// The works that wait, the oldest first.
    var waitingWorks: [WorkID] { waiting.works }

    /// The works that are held, in the order in which they were opened.
    var heldWorks: [WorkID] { held.works.sorted() }

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
        running.with(call.work) { $0.step = .calling(call, target, style) }
        return true
    }

    /// Takes note of what happened.
    ///
    /// An answer to a call that is over changes nothing.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - actions: Takes what is to be done, in order, behind what it holds already.
    /// - Complexity: O(1) for each work that the event concerns or starts.
    mutating func handle(_ event: Event, _ actions: inout [Action]) {
        switch event {
        case .opened(let id, let holders):
            open(id, heldBy: holders, &actions)
        case .matched(let id, let proxies):
            running.with(id) { $0.proxies = proxies }
            advance(id, &actions)
        case .resolved(let id, let found):
            if found { callNext(.map, of: id, &actions) } else { end(id, .unmatched, &actions) }
        case .died(let call):
            retarget(call, &actions)
        case .passed(let call):
            if goesOn(after: call, &actions) { advance(call.work, &actions) }
        case .redirected(let call):
            if goesOn(after: call, &actions) { resolve(call.work, &actions) }
        case .held(let call):
            if goesOn(after: call, &actions) { hold(call.work, &actions) }
        case .released(let id):
            takeBack(id, &actions)
        case .expelled(let id, let ending):
            expel(id, ending, &actions)
        case .ended(let call, let ending):
            if isCurrent(call) { end(call.work, ending, &actions) }
        case .dropped(let call):
            if isCurrent(call) { abandon(call, &actions) }
        case .timedOut(let call):
            if isCurrent(call) { timeOut(call, &actions) }
        case .cancelled(let id):
            cancel(id, &actions)
        case .resumed:
            isHalted = false
            startNext(&actions)
        }
        checkInvariants()
    }
}

extension DispatchMachine {
    private mutating func open(_ id: WorkID, heldBy holding: [WorkID], _ actions: inout [Action]) {
        // From the nearest outwards: beyond one that has left, nobody waits any more.
        let holding = holding.isEmpty ? [] : holding.prefix { running.contains($0) }
        let isStuck = !holding.isEmpty && Set(holds.keys).union(holding).count >= limit
        if isStuck { return discard(id, .wouldDeadlock, &actions) }
        let startsNow = !isHalted && waiting.isEmpty && running.count < limit
        if !startsNow, let mostWaiting, waiting.count >= mostWaiting {
            return discard(id, .overloaded, &actions)
        }
        for holder in holding { holds[holder, default: []].insert(id) }
        if !holding.isEmpty { holders[id] = Array(holding) }
        waiting.append(id)
        startNext(&actions)
    }

    /// Settles a work that does not run.
    private func discard(_ id: WorkID, _ ending: Ending, _ actions: inout [Action]) {
        actions.append(.settle(id, ending))
        actions.append(.leave(id))
    }

    private mutating func startNext(_ actions: inout [Action]) {
        while !isHalted, running.count < limit, let id = waiting.popFirst() {
            running.insert(RunningWork(), for: id)
            actions.append(.match(id))
        }
    }

    /// Goes on with a work: the next proxy, or the map.
    private mutating func advance(_ id: WorkID, _ actions: inout [Action]) {
        guard let work = running[id] else { return }
        guard work.asked < work.proxies else { return resolve(id, &actions) }
        running.with(id) { $0.asked += 1 }
        callNext(.proxy(work.asked), of: id, &actions)
    }

    private mutating func resolve(_ id: WorkID, _ actions: inout [Action]) {
        running.with(id) { $0.step = .resolving }
        actions.append(.resolve(id))
    }

    private mutating func callNext(_ target: Target, of id: WorkID, _ actions: inout [Action]) {
        guard running.contains(id) else { return }
        lastCall += 1
        let call = Call(work: id, number: lastCall)
        running.with(id) { $0.step = .queued(call, target) }
        actions.append(.call(call, target))
    }

    /// Whether a work goes on after the answer of a proxy; it ends if the caller has lost interest meanwhile.
    private mutating func goesOn(after call: Call, _ actions: inout [Action]) -> Bool {
        guard isCurrent(call) else { return false }
        guard isCancelled(call) else { return true }
        end(call.work, .cancelled, &actions)
        return false
    }

    /// Frees the place of a work that goes on some other time; whoever waits for it goes on waiting.
    private mutating func hold(_ id: WorkID, _ actions: inout [Action]) {
        guard running.remove(id) != nil else { return }
        stopWaiting(id)
        held.insert((), for: id)
        actions.append(.hold(id))
        startNext(&actions)
    }

    /// Puts a held work into the line again, whether or not there is room: it was taken when it was opened.
    private mutating func takeBack(_ id: WorkID, _ actions: inout [Action]) {
        guard held.remove(id) != nil else { return }
        waiting.append(id)
        startNext(&actions)
    }

    private mutating func expel(_ id: WorkID, _ ending: Ending, _ actions: inout [Action]) {
        guard held.remove(id) != nil else { return }
        release(id)
        discard(id, ending, &actions)
    }

    private mutating func retarget(_ call: Call, _ actions: inout [Action]) {
        guard case .queued(call, let target)? = running[call.work]?.step else { return }
        if target == .map { resolve(call.work, &actions) } else { advance(call.work, &actions) }
    }

    private mutating func abandon(_ call: Call, _ actions: inout [Action]) {
        if haltsWhenAbandoned { isHalted = true }
        end(call.work, .abandoned, &actions)
    }

    private mutating func timeOut(_ call: Call, _ actions: inout [Action]) {
        actions.append(.cancelTask(call))
        end(call.work, .timedOut, &actions)
    }

    private mutating func cancel(_ id: WorkID, _ actions: inout [Action]) {
        if waiting.remove(id) {
            release(id)
            return discard(id, .cancelled, &actions)
        }
        if held.contains(id) {
            actions.append(.withdraw(id))
            return expel(id, .cancelled, &actions)
        }
        switch running[id]?.step {
        case nil:
            return
        case .matching, .resolving, .queued:
            end(id, .cancelled, &actions)
        case .calling(let call, _, .async):
            running.with(id) { $0.isCancelled = true }
            actions.append(.cancelTask(call))
        case .calling(_, _, .classic):
            guard running[id]?.isSettled == false else { return }
            running.with(id) {
                $0.isCancelled = true
                $0.isSettled = true
            }
            release(id)
            actions.append(.settle(id, .cancelled))
        }
    }

    /// Settles a work, unless its caller was told already, and frees its place.
    private mutating func end(_ id: WorkID, _ ending: Ending, _ actions: inout [Action]) {
        guard let work = running.remove(id) else { return }
        let ending = work.isCancelled && ending != .handled ? .cancelled : ending
        release(id)
        stopWaiting(id)
        if !work.isSettled { actions.append(.settle(id, ending)) }
        actions.append(.leave(id))
        startNext(&actions)
    }

    /// Notes that a work does not wait for others any more.
    private mutating func stopWaiting(_ id: WorkID) {
        guard let awaited = holds[id] else { return }
        for work in awaited { release(work, from: id) }
    }

    /// Notes that nobody waits for a work any more.
    private mutating func release(_ id: WorkID) {
        guard !holders.isEmpty, let chain = holders.removeValue(forKey: id) else { return }
        for holder in chain { unlink(holder, from: id) }
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
        assert(holds.keys.allSatisfy { running.contains($0) }, "a work that does not run waits for another")
    }
}
