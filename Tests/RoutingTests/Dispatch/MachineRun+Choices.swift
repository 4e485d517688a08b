@testable import Routing

extension MachineRun {
    /// The steps that the surroundings can take next: answers, cancellations and a resumption, but no
    /// openings.
    var choices: [MachineStep] {
        var choices: [MachineStep] = [.event(.resumed)]
        for (id, record) in known.jobs.sorted(by: { $0.key < $1.key }) {
            choices += answers(of: id, record)
            choices.append(.event(.cancelled(id)))
        }
        return choices
    }

    /// Late and duplicate answers to calls that are over, and what is too late for calls that are being made.
    var lateChoices: [MachineStep] {
        let late = known.jobs.keys.sorted().flatMap { id -> [MachineStep] in
            guard case .calling(let call, _, _) = known.jobs[id]?.request else { return [] }
            return [.begin(call, .classic), .event(.died(call))]
        }
        let places = known.jobs.filter { $0.value.request != .hold }.keys.sorted().flatMap { id in
            [MachineStep.event(.released(id)), .event(.expelled(id, .expired))]
        }
        return late + places + known.pastCalls.sorted { $0.number < $1.number }.flatMap(everyAnswer)
    }

    private func everyAnswer(to call: Call) -> [MachineStep] {
        let events: [DispatchMachine.Event] = [
            .died(call), .passed(call), .redirected(call), .ended(call, .handled), .ended(call, .failed),
            .dropped(call), .timedOut(call), .held(call),
        ]
        return [.begin(call, .classic)] + events.map { .event($0) }
    }

    private func answers(of id: JobID, _ record: Record) -> [MachineStep] {
        switch record.request {
        case nil:
            return []
        case .match:
            let lists: [DispatchMachine.Event] = (0...2).map { .matched(id, proxies: $0) }
            return (lists + [.resolved(id, found: true), .resolved(id, found: false)]).map { .event($0) }
        case .resolve:
            return [.event(.resolved(id, found: true)), .event(.resolved(id, found: false))]
        case .queued(let call, _):
            return [.begin(call, .classic), .begin(call, .async), .event(.died(call))]
        case .hold:
            return [.event(.released(id)), .event(.expelled(id, .expired))]
        case .calling(let call, let isMap, let isAsync):
            // A task that waits for another job cannot answer before that is settled.
            guard record.awaited == nil else { return [.event(.timedOut(call))] }
            let answers: [DispatchMachine.Event] =
                isMap
                ? [.ended(call, .handled)]
                : [.passed(call), .redirected(call), .ended(call, .rejected), .ended(call, .malformed)]
            let holds: [DispatchMachine.Event] = isAsync && !isMap ? [.held(call)] : []
            let end: DispatchMachine.Event = isAsync ? .ended(call, .failed) : .dropped(call)
            return (answers + holds + [end, .timedOut(call)]).map { .event($0) }
        }
    }
}
