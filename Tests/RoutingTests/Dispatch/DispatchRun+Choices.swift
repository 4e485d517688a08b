@testable import Routing

extension DispatchRun {
    /// The steps that the surroundings can take next: answers, cancellations and a resumption, but no
    /// openings.
    var choices: [DispatchStep] {
        var choices: [DispatchStep] = known.isHalted ? [.resumed] : []
        if known.hasPump { choices.append(.pumped) }
        for (number, record) in known.jobs.sorted(by: { $0.key < $1.key }) where !record.hasLeft {
            choices += answers(of: number, record) + (record.isAwaited ? [.cancelled(number)] : [])
        }
        return choices
    }

    /// Late and duplicate answers to calls that are over, and what is too late for calls that are being made.
    var lateChoices: [DispatchStep] {
        known.jobs.sorted { $0.key < $1.key }.flatMap { number, record in
            var late: [DispatchStep] = record.request == .held ? [] : [.released(number), .expelled(number)]
            if case .calling(let call, _)? = record.request {
                late += [.begin(number, call, .classic), .gone(number, call)]
            }
            for call in record.pastCalls.sorted() {
                late += [.begin(number, call, .classic), .gone(number, call), .timedOut(number, call)]
                late += DispatchStep.Answer.allCases.map { .answer(number, call, $0) }
            }
            return record.hasLeft && record.isAwaited ? late + [.cancelled(number)] : late
        }
    }

    private func answers(of number: Int, _ record: Record) -> [DispatchStep] {
        switch record.request {
        case nil:
            return []
        case .code:
            return [.asked(number, agrees: true), .asked(number, agrees: false)]
        case .queued(let call, let style):
            return [.begin(number, call, style), .gone(number, call)]
        case .calling(let call, let style):
            let isMap = jobs[number]?.callee?.kind == .map
            var answers: [DispatchStep.Answer] = isMap ? [.completed] : [.passed, .redirected, .malformed]
            answers += style == .classic ? [.abandoned] : [.failed]
            if !isMap, style == .async { answers += [.held, .rejected] }
            return answers.map { .answer(number, call, $0) } + [.timedOut(number, call)]
        case .held:
            return [.released(number), .expelled(number)]
        }
    }

    /// Answers everything in a fixed way until nothing is left to do, and checks that all jobs have ended.
    func drain() throws {
        while let step = nextAnswer { try take(step) }
        for (number, record) in known.jobs {
            try require(record.code != nil && record.hasLeft, "job \(number) ends once all is answered")
        }
        try require(state.isIdle, "a router without jobs is idle")
    }

    private var nextAnswer: DispatchStep? {
        for (number, record) in known.jobs.sorted(by: { $0.key < $1.key }) where !record.hasLeft {
            switch record.request {
            case nil: continue
            case .code: return .asked(number, agrees: true)
            case .queued(let call, let style): return .begin(number, call, style)
            case .calling(let call, _):
                let isMap = jobs[number]?.callee?.kind == .map
                return .answer(number, call, isMap ? .completed : .passed)
            case .held: return .released(number)
            }
        }
        if known.hasPump { return .pumped }
        return known.isHalted ? .resumed : nil
    }
}
