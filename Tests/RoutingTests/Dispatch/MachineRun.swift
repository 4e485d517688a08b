@testable import Routing

/// A machine in surroundings that know what it asked for and watch whether it keeps its promises.
///
/// The surroundings are a model of their own: they learn from the steps taken and the actions given, and look
/// at the machine only to compare.
struct MachineRun {
    typealias JobID = DispatchMachine.JobID
    typealias Call = DispatchMachine.Call

    /// What the machine asked for on behalf of a job.
    enum Request: Hashable {
        case match
        case resolve
        case queued(Call, isMap: Bool)
        case calling(Call, isMap: Bool, isAsync: Bool)
        /// To be brought to a gate.
        case hold
    }

    /// What is known of a job.
    struct Record: Hashable {
        var request: Request?
        var proxies = 0
        var asked = 0
        /// Whether the caller lost interest while a call was being made.
        var isCancelled = false
        /// How the caller was told that it ended.
        var ending: DispatchMachine.Ending?
        var hasLeft = false
        /// The job whose task opened this one and waited for it then.
        var opener: JobID?
        /// The job that the job's own task waits for.
        var awaited: JobID?
    }

    /// Everything that the surroundings know.
    struct Surroundings: Hashable {
        var jobs: [JobID: Record] = [:]
        var waiting: [JobID] = []
        var running: Set<JobID> = []
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
    /// The running jobs whose tasks wait for others.
    var awaiting: Set<JobID> {
        known.running.filter { known.jobs[$0]?.awaited != nil }
    }

    /// The jobs that are held.
    var held: Set<JobID> {
        Set(known.jobs.filter { $0.value.request == .hold && !$0.value.hasLeft }.keys)
    }

    /// A job with those in whose course it was opened, from the inside out; some may be over by now.
    func chain(from id: JobID) -> [JobID] {
        [id] + (known.jobs[id]?.opener.map { chain(from: $0) } ?? [])
    }

    /// Answers everything in a fixed way until nothing is left to do, and checks that all jobs have ended.
    mutating func drain() throws {
        while let step = nextAnswer() { try take(step) }
        for (id, record) in known.jobs {
            try require(record.ending != nil && record.hasLeft, "work \(id) ends once all is answered")
        }
        try require(machine.isIdle, "a machine without works is idle")
    }

    private func nextAnswer() -> MachineStep? {
        for id in known.jobs.keys.sorted() {
            guard let record = known.jobs[id], !record.hasLeft, record.awaited == nil else { continue }
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
