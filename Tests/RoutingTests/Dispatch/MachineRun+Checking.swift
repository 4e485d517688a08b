@testable import Routing

extension MachineRun {
    /// Checks that an action may be asked for now, and keeps what it means.
    mutating func check(_ action: DispatchMachine.Action, after event: DispatchMachine.Event) throws {
        switch action {
        case .match(let id):
            try require(!known.isHalted, "nothing starts while the machine is halted")
            try require(known.waiting.first == id, "works start in the order in which they were opened")
            known.waiting.removeFirst()
            known.running.insert(id)
            try require(known.running.count <= machine.limit, "no more works run than may")
            known.jobs[id]?.request = .match
        case .resolve(let id):
            try checkWanted(id)
            known.jobs[id]?.request = .resolve
        case .call(let call, let target):
            try check(call, target, after: event)
        case .hold(let id):
            try checkWanted(id)
            guard case .held(let call) = event, call.job == id else {
                return try require(false, "a work is held when a proxy says so")
            }
            known.running.remove(id)
            known.jobs[id]?.request = .hold
            known.jobs[id]?.proxies = 0
            known.jobs[id]?.asked = 0
        case .withdraw(let id):
            try require(held.contains(id), "only a held work is withdrawn")
            try require(event == .cancelled(id), "who is at the gate knows of other ends")
        case .cancelTask(let call):
            try require(known.running.contains(call.job), "only the task of a running work is cancelled")
        case .settle(let id, let ending):
            try checkWanted(id, mayWait: true)
            try check(ending, of: id, after: event)
            known.jobs[id]?.ending = ending
            if let opener = known.jobs[id]?.opener, known.jobs[opener]?.awaited == id {
                known.jobs[opener]?.awaited = nil
            }
        case .leave(let id):
            try checkLeaving(id)
        }
    }

    /// Checks what holds after every step.
    func checkState() throws {
        try require(Set(machine.runningJobs) == known.running, "the running works are known")
        try require(machine.waitingJobs == known.waiting, "works wait in the order in which they came")
        try require(Set(machine.heldJobs) == held, "the held works are known")
        try require(machine.isHalted == known.isHalted, "the machine halts when it should, and only then")
        let hasRoom = !known.isHalted && known.running.count < machine.limit
        try require(!hasRoom || known.waiting.isEmpty, "no work waits while there is room")
        for id in known.running {
            try require(known.jobs[id]?.request != nil, "running work \(id) waits for something")
        }
    }

    private func checkWanted(_ id: JobID, mayWait: Bool = false) throws {
        let isElsewhere = known.waiting.contains(id) || held.contains(id)
        let isPresent = known.running.contains(id) || (mayWait && isElsewhere)
        try require(isPresent, "nothing is asked for a work that is not there")
        try require(known.jobs[id]?.ending == nil, "nothing is asked for a work that is settled")
    }

    private mutating func check(
        _ call: Call,
        _ target: DispatchMachine.Target,
        after event: DispatchMachine.Event
    ) throws {
        try checkWanted(call.job)
        try require(call.number > known.lastCall, "the number of a call is never used twice")
        known.lastCall = call.number
        known.jobs[call.job]?.request = .queued(call, isMap: target == .map)
        guard case .proxy(let index) = target else {
            let isFound = event == .resolved(call.job, found: true)
            try require(isFound, "a map is called once it is found")
            return
        }
        let record = known.jobs[call.job]
        try require(index == record?.asked, "each proxy is asked once, in order")
        try require(index < record?.proxies ?? 0, "only proxies of the list are asked")
        known.jobs[call.job]?.asked += 1
    }

    private func check(
        _ ending: DispatchMachine.Ending,
        of id: JobID,
        after event: DispatchMachine.Event
    ) throws {
        let own: DispatchMachine.Ending
        switch event {
        case .ended(_, let ending), .expelled(_, let ending): own = ending
        case .dropped: own = .abandoned
        case .timedOut: own = .timedOut
        case .resolved: own = .unmatched
        case .opened: own = .wouldDeadlock
        case .matched, .died, .passed, .redirected, .held, .released, .cancelled, .resumed: own = .cancelled
        }
        let isCancelled = known.jobs[id]?.isCancelled == true && own != .handled
        try require(ending == (isCancelled ? .cancelled : own), "\(event) does not end a work as \(ending)")
        guard ending == .wouldDeadlock else { return }
        // The holders of the refused job are among them: their record says by now that they wait.
        try require(awaiting.count >= machine.limit, "only what would leave no work to go on is refused")
    }

    private mutating func checkLeaving(_ id: JobID) throws {
        try require(known.jobs[id]?.ending != nil, "a work is settled before it leaves")
        try require(known.jobs[id]?.hasLeft == false, "a work leaves once")
        known.jobs[id]?.hasLeft = true
        known.running.remove(id)
        known.waiting.removeAll { $0 == id }
        known.jobs[id]?.awaited = nil
        switch known.jobs[id]?.request {
        case .queued(let call, _), .calling(let call, _, _):
            known.pastCalls.insert(call)
            known.jobs[id]?.request = nil
        case .hold:
            known.jobs[id]?.request = nil
        case .match, .resolve, nil:
            // Whoever is matching does not know that the job is gone, and will answer.
            break
        }
    }
}
