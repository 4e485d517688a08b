@testable import Routing

/// A machine in surroundings that know what it asked for and watch whether it keeps its promises.
///
/// The surroundings are a model of their own: they learn from the steps taken and the actions given, and look
/// at the machine only to compare.
struct MachineRun {
    typealias WorkID = DispatchMachine.WorkID
    typealias Call = DispatchMachine.Call

    /// What the machine asked for on behalf of a work.
    enum Request: Hashable {
        case match
        case resolve
        case queued(Call, isMap: Bool)
        case calling(Call, isMap: Bool, isAsync: Bool)
        /// To be brought to a gate.
        case hold
    }

    /// What is known of a work.
    struct Record: Hashable {
        var request: Request?
        var proxies = 0
        var asked = 0
        /// Whether the caller lost interest while a call was being made.
        var isCancelled = false
        /// How the caller was told that it ended.
        var ending: DispatchMachine.Ending?
        var hasLeft = false
        /// The work whose task opened this one and waited for it then.
        var opener: WorkID?
        /// The work that the work's own task waits for.
        var awaited: WorkID?
    }

    /// Everything that the surroundings know.
    struct Surroundings: Hashable {
        var works: [WorkID: Record] = [:]
        var waiting: [WorkID] = []
        var running: Set<WorkID> = []
        var isHalted = false
        /// Calls that are over, whose answers are late.
        var pastCalls: Set<Call> = []
        var lastCall = 0
    }

    var machine: DispatchMachine
    var known = Surroundings()
    var steps: [MachineStep] = []

    init(limit: Int, halts: Bool) {
        machine = DispatchMachine(limit: limit, haltsWhenAbandoned: halts)
    }

    /// A promise that the machine did not keep, and how it came to that.
    struct BrokenPromise: Error, CustomStringConvertible {
        let promise: String
        let steps: [MachineStep]

        var description: String {
            "broken: \(promise)\n" + steps.map { "  \($0)" }.joined(separator: "\n")
        }
    }

    /// Fails with the steps that led here unless a condition holds.
    func require(_ condition: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
        guard condition else { throw BrokenPromise(promise: promise(), steps: steps) }
    }
}

extension MachineRun {
    /// The running works whose tasks wait for others.
    var awaiting: Set<WorkID> {
        known.running.filter { known.works[$0]?.awaited != nil }
    }

    /// The works that are held.
    var held: Set<WorkID> {
        Set(known.works.filter { $0.value.request == .hold && !$0.value.hasLeft }.keys)
    }

    /// A work with those in whose course it was opened, from the inside out; some may be over by now.
    func chain(from id: WorkID) -> [WorkID] {
        [id] + (known.works[id]?.opener.map { chain(from: $0) } ?? [])
    }

    /// Answers everything in a fixed way until nothing is left to do, and checks that all works have ended.
    mutating func drain() throws {
        while let step = nextAnswer() { try take(step) }
        for (id, record) in known.works {
            try require(record.ending != nil && record.hasLeft, "work \(id) ends once all is answered")
        }
        try require(machine.isIdle, "a machine without works is idle")
    }

    private func nextAnswer() -> MachineStep? {
        for id in known.works.keys.sorted() {
            guard let record = known.works[id], !record.hasLeft, record.awaited == nil else { continue }
            switch record.request {
            case .match: return .event(.matched(id, proxies: 0))
            case .resolve: return .event(.resolved(id, found: true))
            case .queued(let call, _): return .begin(call, .async)
            case .calling(let call, _, _): return .event(.ended(call, .handled))
            case .hold: return .event(.released(id))
            case nil: continue
            }
        }
        return known.isHalted ? .event(.resumed) : nil
    }
}
