@testable import Routing

/// All of a machine's state, private parts included, so that machines can be told apart.
///
/// The private parts are reached by reflection: `DispatchMachine` has no use for being compared itself.
struct MachineSnapshot: Hashable {
    private let running: [DispatchMachine.JobID: JobProgress]
    private let waiting: [DispatchMachine.JobID]
    private let held: [DispatchMachine.JobID]
    private let holds: [DispatchMachine.JobID: Set<DispatchMachine.JobID>]
    private let holders: [DispatchMachine.JobID: [DispatchMachine.JobID]]
    private let isHalted: Bool
    private let lastCall: Int

    /// - Throws: ``UnknownState`` when a property was renamed or has another type.
    init(_ machine: DispatchMachine) throws {
        var properties: [String: Any] = [:]
        for (label, value) in Mirror(reflecting: machine).children { properties[label ?? ""] = value }
        func property<Value>(_ name: String) throws -> Value {
            guard let value = properties[name] as? Value else { throw UnknownState(property: name) }
            return value
        }
        let table: JobTable<JobProgress> = try property("running")
        running = Dictionary(
            uniqueKeysWithValues: table.jobs.compactMap { id in table[id].map { (id, $0) } })
        holds = try property("holds")
        holders = try property("holders")
        lastCall = try property("lastCall")
        waiting = machine.waitingJobs
        held = machine.heldJobs
        isHalted = machine.isHalted
        let expected: Set = [
            "limit", "mostWaiting", "haltsWhenAbandoned", "isHalted", "running", "waiting", "held",
            "holds", "holders", "lastCall",
        ]
        if let other = properties.keys.first(where: { !expected.contains($0) }) {
            throw UnknownState(property: other)
        }
    }

    /// The machine has a property that the snapshot does not know, or lacks one that it knows.
    struct UnknownState: Error {
        let property: String
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(waiting)
        hasher.combine(held)
        hasher.combine(isHalted)
        hasher.combine(lastCall)
        for (id, job) in running.sorted(by: { $0.key < $1.key }) {
            hasher.combine(id)
            hasher.combine(job.step.call)
            hasher.combine(job.asked)
        }
    }
}
