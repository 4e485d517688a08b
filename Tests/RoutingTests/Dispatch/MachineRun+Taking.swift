@testable import Routing

extension MachineRun {
    /// Takes a step and checks everything that the machine promises about what follows.
    mutating func take(_ step: MachineStep) throws {
        steps.append(step)
        let isLate = isLate(step)
        let before = isLate ? try MachineSnapshot(machine) : nil
        note(step)
        switch step {
        case .begin(let call, let style):
            let isMade = machine.begin(call, style)
            try require(isMade != isLate, "a call is made exactly if it is still wanted")
        case .event(let event):
            let actions = machine.handle(event)
            try require(!isLate || actions.isEmpty, "a late answer leads to nothing, not to \(actions)")
            for action in actions { try check(action, after: event) }
        }
        if let before {
            try require(try MachineSnapshot(machine) == before, "a late answer changes nothing")
        }
        try checkState()
    }

    /// Whether a step comes too late, or too early, to change anything.
    private func isLate(_ step: MachineStep) -> Bool {
        guard let id = step.job else { return !known.isHalted }
        guard let record = known.jobs[id] else { return false }
        guard !record.hasLeft else { return true }
        switch (step, record.request) {
        case (.begin(let call, _), let request), (.event(.died(let call)), let request):
            return request != .queued(call, isMap: true) && request != .queued(call, isMap: false)
        case (.event(.released), let request), (.event(.expelled), let request):
            return request != .hold
        case (.event(.cancelled), .calling(_, _, isAsync: false)):
            return record.isCancelled
        case (.event(let event), .calling(let current, _, _)):
            return event.call.map { $0 != current } ?? false
        case (.event(let event), _):
            return event.call != nil
        }
    }

    /// Keeps what a step means, before the machine learns of it.
    private mutating func note(_ step: MachineStep) {
        switch step {
        case .event(.opened(let id, let holders)):
            known.jobs[id] = Record(opener: holders.first)
            if let holder = holders.first { known.jobs[holder]?.awaited = id }
            known.waiting.append(id)
        case .event(.matched(let id, let proxies)):
            known.jobs[id]?.proxies = proxies
            known.jobs[id]?.request = nil
        case .event(.resolved(let id, _)):
            known.jobs[id]?.request = nil
        case .event(.released(let id)):
            guard !isLate(step) else { return }
            known.jobs[id]?.request = nil
            known.waiting.append(id)
        case .event(.resumed):
            known.isHalted = false
        case .event(.cancelled(let id)):
            if case .calling = known.jobs[id]?.request { known.jobs[id]?.isCancelled = true }
        case .begin(let call, let style):
            guard case .queued(call, let isMap) = known.jobs[call.job]?.request else { return }
            known.jobs[call.job]?.request = .calling(call, isMap: isMap, isAsync: style == .async)
        case .event(let event):
            guard let call = event.call, !isLate(step) else { return }
            if case .dropped = event, machine.haltsWhenAbandoned { known.isHalted = true }
            known.jobs[call.job]?.request = nil
            known.pastCalls.insert(call)
        }
    }
}
