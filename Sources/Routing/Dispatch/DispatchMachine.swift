/// What happens to jobs between being opened and their end: a value without queue, clock or lock.
///
/// A job is one opened URL. It waits its turn, is matched, its proxies are asked one after another, a map is
/// found and called, and it ends. The machine takes what happened as an ``Event`` and gives what is to be
/// done as ``Action``s, which the dispatcher performs once the lock is released.
///
/// Two ends are told apart. A job is *settled* when its caller learns how it ended, exactly once. It *leaves*
/// when its place is free for the next one. They part in one case: a classic handler cannot be cancelled, so
/// a cancelled caller is told at once while the job keeps its place until the continuation is called.
///
/// A job that a proxy *holds* frees its place without leaving: it neither runs nor waits until it is
/// released, to wait its turn and be matched again, or ends.
struct DispatchMachine: Sendable {
    /// The number of a job.
    typealias JobID = Int

    /// One call of a proxy, a map or a fallback; numbers are never used twice, so that late answers show.
    struct Call: Hashable, Sendable {
        let job: JobID
        let number: Int
    }

    /// Whom a call is for.
    enum Target: Equatable, Sendable {
        /// The proxy at this place of the job's list.
        case proxy(Int)
        /// The map that was found, or else the fallback.
        case map
    }

    /// How somebody is called: whether the call can be cancelled hangs on it.
    enum Style: Equatable, Sendable {
        case classic
        case async
    }

    /// How many jobs run at once.
    let limit: Int
    /// How many may wait; `nil` for any number.
    let mostWaiting: Int?
    /// Whether a dropped continuation halts the router.
    let haltsWhenAbandoned: Bool

    /// Whether no further job starts until the router is resumed.
    private(set) var isHalted = false
    private var running = JobTable<JobProgress>()
    private var waiting = WaitingLine()
    private var held = JobTable<Void>()
    /// For each running job, the jobs of this router that its own task waits for.
    private var holds: [JobID: Set<JobID>] = [:]
    /// For each such job, those that wait for it, the nearest first.
    private var holders: [JobID: [JobID]] = [:]
    private var lastCall = 0

    init(limit: Int = 1, mostWaiting: Int? = nil, haltsWhenAbandoned: Bool = true) {
        precondition(limit > 0, "a router that runs no job at a time would never run one")
        self.limit = limit
        self.mostWaiting = mostWaiting
        self.haltsWhenAbandoned = haltsWhenAbandoned
    }
}

extension DispatchMachine {
    /// Whether nothing runs or waits; what is held does not count, for it waits for somebody else.
    var isIdle: Bool { running.isEmpty && waiting.isEmpty }

    /// The jobs that run, in no order.
    var runningJobs: [JobID] { running.jobs }

    /// The jobs that wait, the oldest first.
    var waitingJobs: [JobID] { waiting.jobs }

    /// The jobs that are held, in the order in which they were opened.
    var heldJobs: [JobID] { held.jobs.sorted() }

    /// Whether a call is the one that its job is waiting for.
    func isCurrent(_ call: Call) -> Bool {
        running[call.job]?.step.call == call
    }

    /// Whether the job of a call has been cancelled while the call is being made.
    func isCancelled(_ call: Call) -> Bool {
        isCurrent(call) && running[call.job]?.isCancelled == true
    }

    /// Whether the caller of the job of a call was told how it ended, though the call is still being made.
    func isSettled(_ call: Call) -> Bool {
        isCurrent(call) && running[call.job]?.isSettled == true
    }

    /// Begins a call that was waiting for its queue.
    ///
    /// - Returns: Whether it is to be made; not if the job ended in the meantime.
    mutating func begin(_ call: Call, _ style: Style) -> Bool {
        guard case .queued(call, let target)? = running[call.job]?.step else { return false }
        running.with(call.job) { $0.step = .calling(call, target, style) }
        return true
    }

    /// Takes note of what happened.
    ///
    /// An answer to a call that is over changes nothing.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - actions: Takes what is to be done, in order, behind what it holds already.
    /// - Complexity: O(1) for each job that the event concerns or starts.
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
            if goesOn(after: call, &actions) { advance(call.job, &actions) }
        case .redirected(let call):
            if goesOn(after: call, &actions) { resolve(call.job, &actions) }
        case .held(let call):
            if goesOn(after: call, &actions) { hold(call.job, &actions) }
        case .released(let id):
            takeBack(id, &actions)
        case .expelled(let id, let ending):
            expel(id, ending, &actions)
        case .ended(let call, let ending):
            if isCurrent(call) { end(call.job, ending, &actions) }
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
    private mutating func open(_ id: JobID, heldBy holding: [JobID], _ actions: inout [Action]) {
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

    /// Settles a job that does not run.
    private func discard(_ id: JobID, _ ending: Ending, _ actions: inout [Action]) {
        actions.append(.settle(id, ending))
        actions.append(.leave(id))
    }

    private mutating func startNext(_ actions: inout [Action]) {
        while !isHalted, running.count < limit, let id = waiting.popFirst() {
            running.insert(JobProgress(), for: id)
            actions.append(.match(id))
        }
    }

    /// Goes on with a job: the next proxy, or the map.
    private mutating func advance(_ id: JobID, _ actions: inout [Action]) {
        guard let job = running[id] else { return }
        guard job.asked < job.proxies else { return resolve(id, &actions) }
        running.with(id) { $0.asked += 1 }
        callNext(.proxy(job.asked), of: id, &actions)
    }

    private mutating func resolve(_ id: JobID, _ actions: inout [Action]) {
        running.with(id) { $0.step = .resolving }
        actions.append(.resolve(id))
    }

    private mutating func callNext(_ target: Target, of id: JobID, _ actions: inout [Action]) {
        guard running.contains(id) else { return }
        lastCall += 1
        let call = Call(job: id, number: lastCall)
        running.with(id) { $0.step = .queued(call, target) }
        actions.append(.call(call, target))
    }

    /// Whether a job goes on after the answer of a proxy; it ends if the caller has lost interest meanwhile.
    private mutating func goesOn(after call: Call, _ actions: inout [Action]) -> Bool {
        guard isCurrent(call) else { return false }
        guard isCancelled(call) else { return true }
        end(call.job, .cancelled, &actions)
        return false
    }

    /// Frees the place of a job that goes on some other time; its callers go on waiting.
    private mutating func hold(_ id: JobID, _ actions: inout [Action]) {
        guard running.remove(id) != nil else { return }
        stopWaiting(id)
        held.insert((), for: id)
        actions.append(.hold(id))
        startNext(&actions)
    }

    /// Puts a held job into the line again, whether or not there is room: it was taken when it was opened.
    private mutating func takeBack(_ id: JobID, _ actions: inout [Action]) {
        guard held.remove(id) != nil else { return }
        waiting.append(id)
        startNext(&actions)
    }

    private mutating func expel(_ id: JobID, _ ending: Ending, _ actions: inout [Action]) {
        guard held.remove(id) != nil else { return }
        release(id)
        discard(id, ending, &actions)
    }

    private mutating func retarget(_ call: Call, _ actions: inout [Action]) {
        guard case .queued(call, let target)? = running[call.job]?.step else { return }
        if target == .map { resolve(call.job, &actions) } else { advance(call.job, &actions) }
    }

    private mutating func abandon(_ call: Call, _ actions: inout [Action]) {
        if haltsWhenAbandoned { isHalted = true }
        end(call.job, .abandoned, &actions)
    }

    private mutating func timeOut(_ call: Call, _ actions: inout [Action]) {
        actions.append(.cancelTask(call))
        end(call.job, .timedOut, &actions)
    }

    private mutating func cancel(_ id: JobID, _ actions: inout [Action]) {
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

    /// Settles a job, unless its caller was told already, and frees its place.
    private mutating func end(_ id: JobID, _ ending: Ending, _ actions: inout [Action]) {
        guard let job = running.remove(id) else { return }
        let ending = job.isCancelled && ending != .handled ? .cancelled : ending
        release(id)
        stopWaiting(id)
        if !job.isSettled { actions.append(.settle(id, ending)) }
        actions.append(.leave(id))
        startNext(&actions)
    }

    /// Notes that a job does not wait for others any more.
    private mutating func stopWaiting(_ id: JobID) {
        guard let awaited = holds[id] else { return }
        for job in awaited { release(job, from: id) }
    }

    /// Notes that no caller waits for a job any more.
    private mutating func release(_ id: JobID) {
        guard !holders.isEmpty, let chain = holders.removeValue(forKey: id) else { return }
        for holder in chain { unlink(holder, from: id) }
    }

    /// Notes that one of those who wait for a job has left, and so have all who waited through it.
    private mutating func release(_ id: JobID, from holder: JobID) {
        guard let chain = holders[id], let link = chain.firstIndex(of: holder) else { return }
        for holder in chain[link...] { unlink(holder, from: id) }
        holders[id] = Array(chain[..<link])
    }

    private mutating func unlink(_ holder: JobID, from id: JobID) {
        holds[holder]?.remove(id)
        if holds[holder]?.isEmpty == true { holds[holder] = nil }
    }

    /// Checks in debug builds what must hold after every event.
    private func checkInvariants() {
        assert(running.count <= limit, "more jobs run than may")
        assert(isHalted || running.count == limit || waiting.isEmpty, "a job waits though there is room")
        assert(holds.keys.allSatisfy { running.contains($0) }, "a job that does not run waits for another")
    }
}
