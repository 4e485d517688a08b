import SeededRandom

@testable import Routing
@testable import Support

/// Calls of several routers that wait at random for jobs and for routers to be idle.
///
/// No task takes part: the calls begin, wait and end as the generator says.
struct RandomWaits {
    /// A wait of a call, until that goes on.
    private struct Waiting {
        let caller: TaskContext.RunningCall
        let wait: Job.Wait
    }

    private struct Opened {
        let job: Job
        let dispatcher: Dispatcher
    }

    private let routers: [DrivenRouter]
    private let dispatchers: [Dispatcher]
    private let gate = Gate("shut")
    private var jobs: [Opened] = []
    /// The calls that wait for nothing.
    private var calls: [TaskContext.RunningCall] = []
    private var waits: [Waiting] = []
    /// How many waits were allowed, of those for which all places were taken, and how many were refused.
    private(set) var (allowed, refused) = (0, 0)

    init(routers count: Int, _ generator: inout SeededGenerator) {
        routers = (0..<count).map { _ in
            let limit = generator.number(below: 3) + 1
            let driven = DrivenRouter(Routing.Configuration(concurrency: .limit(limit)))
            driven.router.map("/*") { _ in }
            return driven
        }
        dispatchers = routers.map(\.router.scope.dispatcher)
    }
}

extension RandomWaits {
    /// Lets something happen.
    ///
    /// - Returns: Whether a wait was refused exactly if it would close a circle.
    mutating func step(_ generator: inout SeededGenerator) throws -> Bool {
        let dispatcher = generator.pick(dispatchers)
        generator.pick(routers).scheduler.runAll()
        beginCalls(&generator)
        switch generator.number(below: 100) {
        case ..<25: _ = try open(in: dispatcher)
        case ..<65: return try takeCall(&generator).map { try dispatch($0, on: dispatcher) } ?? true
        case ..<75: return takeCall(&generator).map { idle($0, until: dispatcher) } ?? true
        case ..<80: if let call = takeCall(&generator) { end(call, .completed(nil)) }
        case ..<83: if let call = takeCall(&generator) { hold(call) }
        case ..<85: passGate()
        case ..<87: if let waiting = waiting(&generator) { cancel(waiting) }
        case ..<91: return takeCall(&generator).map { wait(for: generator.pick(jobs), in: $0) } ?? true
        default: endWaits(&generator)
        }
        return true
    }

    private static func job(in dispatcher: Dispatcher) throws -> Job {
        let url = try RouteURL("/job")
        return dispatcher.job(url, TagFilter(), .internal, nil, cause: nil, isAwaited: true)
    }

    private mutating func open(in dispatcher: Dispatcher) throws -> Job {
        let job = try Self.job(in: dispatcher)
        _ = dispatcher.transact { state, after in state.open(job, &after) }
        jobs.append(Opened(job: job, dispatcher: dispatcher))
        return job
    }

    /// Begins most calls of jobs whose turn has come.
    private mutating func beginCalls(_ generator: inout SeededGenerator) {
        jobs.removeAll { $0.job.phase.stage == .ended }
        for opened in jobs where opened.job.phase.stage == .queued && generator.chance(80) {
            let (job, call) = (opened.job, opened.job.phase.call)
            _ = job.phase.advance(.begun(call, .async))
            calls.append(TaskContext.RunningCall(job: job, dispatcher: opened.dispatcher, call: call))
        }
    }

    private mutating func takeCall(_ generator: inout SeededGenerator) -> TaskContext.RunningCall? {
        calls.isEmpty ? nil : calls.remove(at: generator.number(below: calls.count))
    }

    private func waiting(_ generator: inout SeededGenerator) -> Opened? {
        let waiting = jobs.filter { $0.job.phase.stage == .waiting }
        return waiting.isEmpty ? nil : generator.pick(waiting)
    }

    private mutating func dispatch(_ caller: TaskContext.RunningCall, on dispatcher: Dispatcher) throws
        -> Bool
    {
        let job = try Self.job(in: dispatcher)
        let isFree = dispatcher.look { state, _ in state.jobs.isFree }
        let opened = Opened(job: job, dispatcher: dispatcher)
        let waiting = Waiting(caller: caller, wait: .job(job, dispatcher))
        let isStuck = !isFree && !canEnd(opened, jobs + [opened], waits + [waiting])
        let step = WaitForGraph.open(job, in: dispatcher, awaitedBy: caller)
        waits.append(waiting)
        jobs.append(opened)
        note(isRefused: step.isEnd, isFree: isFree)
        return step.isEnd == isStuck
    }

    private mutating func idle(_ caller: TaskContext.RunningCall, until dispatcher: Dispatcher) -> Bool {
        guard let idler = dispatcher.look({ state, _ in state.addIdler() }) else {
            calls.append(caller)
            return true
        }
        let waiting = Waiting(caller: caller, wait: .idle(dispatcher, idler))
        let opened = Opened(job: caller.job, dispatcher: caller.dispatcher)
        let isStuck = !canEnd(opened, jobs, waits + [waiting])
        let mayWait = WaitForGraph.mayWait(for: waiting.wait, caller)
        if !mayWait { dispatcher.transact { state, after in state.releaseIdler(idler, &after) } }
        waits.append(waiting)
        note(isRefused: !mayWait, isFree: false)
        return mayWait != isStuck
    }

    /// Lets a call wait for the end of a job that another task awaits.
    private mutating func wait(for other: Opened, in caller: TaskContext.RunningCall) -> Bool {
        let answer = AwaitedAnswer()
        answer.note(other.job, other.dispatcher)
        let waiting = Waiting(caller: caller, wait: .answer(answer))
        let opened = Opened(job: caller.job, dispatcher: caller.dispatcher)
        let isStuck = !canEnd(opened, jobs, waits + [waiting])
        let mayWait = WaitForGraph.mayWait(for: waiting.wait, caller)
        note(isRefused: !mayWait, isFree: false)
        if mayWait {
            waits.append(waiting)
        } else {
            WaitForGraph.end(caller)
            calls.append(caller)
        }
        return mayWait != isStuck
    }

    private mutating func note(isRefused: Bool, isFree: Bool) {
        if isRefused { refused += 1 } else if !isFree { allowed += 1 }
    }

    private func end(_ call: TaskContext.RunningCall, _ result: CallResult) {
        call.dispatcher.transact { state, after in
            _ = state.take(result, of: call.job, given: Parameters(), &after)
        }
    }

    private func hold(_ call: TaskContext.RunningCall) {
        guard let entry = call.job.callee?.signature else { return }
        let reference = GateReference(gate)
        let ticket = GateTicket(
            call.dispatcher, call.job, by: entry, at: reference, asked: GateQueue.changes.count,
            given: Parameters())
        end(call, .decided(Verdict(.hold(at: gate), ticket: ticket)))
    }

    /// Lets what is held go on.
    private func passGate() {
        gate.open()
        gate.close()
    }

    private func cancel(_ opened: Opened) {
        opened.dispatcher.transact { state, after in _ = state.advance(opened.job, .cancelled, &after) }
    }

    /// Lets most calls go on whose wait is over.
    private mutating func endWaits(_ generator: inout SeededGenerator) {
        for index in waits.indices.reversed() where isOver(waits[index].wait) && generator.chance(70) {
            let caller = waits.remove(at: index).caller
            WaitForGraph.end(caller)
            calls.append(caller)
        }
    }

    private func isOver(_ wait: Job.Wait) -> Bool {
        switch wait {
        case .job(let job, _): job.phase.stage == .ended
        case .idle(let dispatcher, let idler):
            !dispatcher.look { state, _ in state.isWaiting(idler: idler) }
        case .answer(let answer): answer.inquiry.map { $0.job.phase.stage == .ended } ?? true
        }
    }
}

/// The same question, answered by looking at all jobs until nothing new is found.
extension RandomWaits {
    private func canEnd(_ asked: Opened, _ jobs: [Opened], _ waits: [Waiting]) -> Bool {
        var ending: Set<ObjectIdentifier> = []
        var count = -1
        while ending.count > count {
            count = ending.count
            for opened in jobs where canEnd(opened, after: ending, jobs, waits) {
                ending.insert(ObjectIdentifier(opened.job))
            }
        }
        return ending.contains(ObjectIdentifier(asked.job))
    }

    /// Whether a job can end once some others have.
    private func canEnd(
        _ opened: Opened,
        after ending: Set<ObjectIdentifier>,
        _ jobs: [Opened],
        _ waits: [Waiting]
    ) -> Bool {
        func running(in dispatcher: Dispatcher) -> [Opened] {
            let idle: [JobPhase.Stage] = [.waiting, .held, .ended]
            return jobs.filter { $0.dispatcher === dispatcher && !idle.contains($0.job.phase.stage) }
        }
        func isEnding(_ opened: Opened) -> Bool { ending.contains(ObjectIdentifier(opened.job)) }
        switch opened.job.phase.stage {
        case .waiting, .held:
            let running = running(in: opened.dispatcher)
            let limit = opened.dispatcher.configuration.concurrency.limit
            return running.count < limit || running.contains(where: isEnding)
        case .choosing, .queued, .ended:
            return true
        case .calling:
            let wait = waits.first { $0.caller.job === opened.job }?.wait
            guard let wait, !isOver(wait) else { return true }
            switch wait {
            case .job(let job, _): return ending.contains(ObjectIdentifier(job))
            case .idle(let dispatcher, _): return running(in: dispatcher).allSatisfy(isEnding)
            case .answer(let answer):
                return answer.inquiry.map { ending.contains(ObjectIdentifier($0.job)) } ?? true
            }
        }
    }
}
