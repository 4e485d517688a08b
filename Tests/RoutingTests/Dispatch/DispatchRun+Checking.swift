@testable import Routing

extension DispatchRun {
    /// A state as data, to be compared.
    struct Snapshot: Hashable {
        let phases: [Int: JobPhase]
        let asked: [Int: Int]
        let waiting: [Int]
        let running: Int
        let starting: Int?
        let held: Set<Int>
        let isHalted: Bool
    }

    /// The state as data.
    var snapshot: Snapshot {
        Snapshot(
            phases: jobs.mapValues(\.phase),
            asked: jobs.mapValues { $0.extras?.asked ?? 0 },
            waiting: state.jobs.members.map(\.number),
            running: state.jobs.running,
            starting: state.jobs.starting?.number,
            held: Set(state.held.keys),
            isHalted: state.jobs.isHalted
        )
    }

    /// Keeps what a step means that does not come too late.
    func note(_ step: DispatchStep) {
        switch step {
        case .begin(let number, let call, let style):
            known.jobs[number]?.request = .calling(call, style)
        case .answer(let number, _, let answer):
            endCall(of: number)
            if answer == .redirected { known.jobs[number]?.isRedirected = true }
            if answer == .abandoned, state.jobs.isHalted { known.isHalted = true }
            if answer == .held, known.jobs[number]?.isCancelled == false { hold(number) }
        case .gone(let number, _), .timedOut(let number, _), .asked(let number, _):
            endCall(of: number)
        case .released(let number):
            known.jobs[number]?.request = nil
            known.waiting.append(number)
        case .cancelled(let number):
            if case .calling? = known.jobs[number]?.request { known.jobs[number]?.isCancelled = true }
        case .resumed:
            known.isHalted = false
        case .open, .expelled, .pumped:
            break
        }
    }

    private func endCall(of number: Int) {
        if let call = known.jobs[number]?.request?.call { known.jobs[number]?.pastCalls.insert(call) }
        known.jobs[number]?.request = nil
    }

    private func hold(_ number: Int) {
        known.jobs[number]?.request = .held
        known.jobs[number]?.called = 0
        known.jobs[number]?.isRedirected = false
    }

    /// Keeps what the state gave to the task of a job.
    func takeReady(of number: Int, after step: DispatchStep) throws {
        guard let extras = jobs[number]?.extras, case .ready(let ready)? = extras.driver else { return }
        extras.driver = .running
        try note(ready, of: number, after: step)
    }

    /// Keeps how a job goes on.
    func note(_ outcome: JobStep, of number: Int, after step: DispatchStep) throws {
        switch outcome {
        case .wait:
            break
        case .ask:
            try noteStart(of: number)
            known.jobs[number]?.request = .code
        case .call(let call):
            try noteCall(of: number, call, .async, after: step)
            // From now on a task goes along with the job, if none did before.
            if jobs[number]?.extras?.driver == nil { jobs[number]?.extra().driver = .running }
        case .end(nil) where jobs[number]?.phase.stage == .held:
            // The task of a job without a caller ends; the job does not.
            break
        case .end(let result):
            try noteEnd(of: number, result?.result, after: step)
        }
    }

    /// Takes note that a job runs, if it did not already.
    private func noteStart(of number: Int) throws {
        guard known.waiting.contains(number) else { return }
        try require(!known.isHalted, "nothing starts while the router is halted")
        try require(known.waiting.first == number, "jobs start in the order in which they were opened")
        known.waiting.removeFirst()
    }

    func noteCall(
        of number: Int,
        _ call: JobPhase.CallNumber,
        _ style: JobPhase.Style,
        after step: DispatchStep
    ) throws {
        try noteStart(of: number)
        guard let record = known.jobs[number], let callee = jobs[number]?.callee else { return }
        try require(record.code == nil, "no entry is called for a job whose caller knows the end")
        try require(!record.pastCalls.contains(call), "the number of a call is never used twice")
        // So a job needs no number for the call that its queue is about to make.
        if case .queued? = record.request {
            try require(step.isGone, "a job has at most one call on its way to a queue")
        }
        known.jobs[number]?.request = .queued(call, style)
        // A disposed entry is skipped: a proxy for the next, a map for the one that is found anew.
        let isAgain = step.isGone && record.called == record.opened.calls
        if !isAgain { known.jobs[number]?.called += 1 }
        let isMap = record.isRedirected || isAgain || record.called + 1 == record.opened.calls
        try require((callee.kind == .map) == isMap, "proxies are called first, once each, and then the map")
    }

    private func noteEnd(
        of number: Int,
        _ result: Result<RouteOutcome?, RoutingError>?,
        after step: DispatchStep
    ) throws {
        // A job that finds no entry to call starts and ends at once.
        if step.job != number || step.isOpening { try noteStart(of: number) }
        known.waiting.removeAll { $0 == number }
        let record = known.jobs[number]
        if let result {
            try require(record?.code == nil, "a caller is told once")
            let code = if case .failure(let error) = result { "\(error.code)" } else { "handled" }
            try require(isExpected(code, of: number, after: step), "\(step) does not end a job as \(code)")
            known.jobs[number]?.code = code
        } else if record?.isAwaited == true {
            try require(record?.code != nil, "a job whose caller was not told does not just end")
        } else {
            known.jobs[number]?.code = "untold"
        }
        if case .calling(_, .classic)? = record?.request, record?.isCancelled == true,
            step == .cancelled(number)
        {
            // It keeps its place until the handler answers.
            return
        }
        endCall(of: number)
        known.jobs[number]?.hasLeft = true
    }

    private func isExpected(_ code: String, of number: Int, after step: DispatchStep) -> Bool {
        let own = step.job == number ? step.codes : ["noRoute"]
        let isCancelled = known.jobs[number]?.isCancelled == true && code != "handled"
        return isCancelled ? code == "cancelled" : own.contains(code)
    }

    /// Checks what holds after every step.
    func checkState() throws {
        let running = known.jobs.filter { number, record in
            record.request != nil && record.request != .held && !record.hasLeft
        }
        try require(state.jobs.running == running.count, "as many run as are known to: \(running.count)")
        try require(running.count <= state.jobs.limit, "no more jobs run than may")
        try require(state.jobs.members.map(\.number) == known.waiting, "jobs wait in the order they came")
        let held = known.jobs.filter { $0.value.request == .held && !$0.value.hasLeft }.keys
        try require(Set(state.held.keys) == Set(held), "the held jobs are known")
        try require(state.jobs.isHalted == known.isHalted, "it halts when it should, and only then")
        try require(!state.jobs.canStart || known.hasPump, "no job waits while there is room")
        for (number, job) in jobs {
            let isOver = known.jobs[number]?.hasLeft == true
            try require((job.phase.stage == .ended) == isOver, "job \(number) is over when it has left")
        }
    }
}

extension DispatchRun.Request {
    var call: JobPhase.CallNumber? {
        switch self {
        case .queued(let call, _), .calling(let call, _): call
        case .code, .held: nil
        }
    }
}

extension DispatchStep {
    fileprivate var isGone: Bool {
        if case .gone = self { true } else { false }
    }

    var isOpening: Bool {
        if case .open = self { true } else { false }
    }

    /// The codes with which it may end its job.
    fileprivate var codes: Set<String> {
        switch self {
        case .answer(_, _, .completed): ["handled"]
        case .answer(_, _, .failed): ["handlerFailed"]
        case .answer(_, _, .abandoned): ["abandoned"]
        case .answer(_, _, .malformed): ["malformedURL"]
        case .answer(_, _, .rejected): ["rejected"]
        case .answer(_, _, .passed), .answer(_, _, .redirected), .gone, .asked: ["noRoute"]
        case .answer(_, _, .held), .begin, .released, .resumed, .pumped: []
        case .timedOut: ["timedOut"]
        case .expelled: ["expired"]
        case .cancelled: ["cancelled"]
        case .open: ["noRoute"]
        }
    }
}

extension DispatchStep.Answer {
    func result(of entry: Entry.Signature, _ ticket: () -> GateTicket) -> CallResult {
        switch self {
        case .completed: .completed(nil)
        case .failed: .failed(RoutingError(.handlerFailed, "it failed"))
        case .abandoned: .abandoned(entry)
        case .passed: .decided(Verdict(.pass))
        case .redirected: .decided(Verdict(.redirect(to: "/classic"), target: read("/classic")))
        case .malformed: .decided(Verdict(.redirect(to: ""), target: read("")))
        case .rejected: .decided(Verdict(.reject("no")))
        case .held: .decided(Verdict(.hold(at: Gate("somewhere")), ticket: ticket()))
        }
    }

    private func read(_ text: String) -> Result<RouteURL, RouteURLError> {
        Result { () throws(RouteURLError) in try RouteURL(text, reader: URLReader(RouteURL.Options())) }
    }
}
