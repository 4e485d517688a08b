import Testing

@testable import Routing

/// Every interleaving of what can happen to two jobs, up to a number of events.
@Suite struct DispatchMachineExplorationTests {
    /// Runs in one state, all of which go on in the same ways: one of them, and how many there are.
    private struct Crowd {
        let run: MachineRun
        var count: Int
    }

    /// A state of machine and surroundings; how it was reached does not count.
    private struct Key: Hashable {
        let machine: MachineSnapshot
        let known: MachineRun.Surroundings
    }

    /// How far to go.
    struct Scope: CustomTestStringConvertible {
        let limit: Int
        let halts: Bool
        var opened = 0
        let events: Int

        var testDescription: String {
            "limit \(limit), \(halts ? "halting" : "resuming"), \(opened) opened before, \(events) events"
        }
    }

    @Test(arguments: [
        Scope(limit: 1, halts: true, events: 6), Scope(limit: 1, halts: false, events: 6),
        Scope(limit: 2, halts: true, events: 6), Scope(limit: 2, halts: false, events: 6),
        Scope(limit: 1, halts: true, opened: 2, events: 6),
        Scope(limit: 2, halts: true, opened: 2, events: 5),
    ])
    func everyInterleavingKeepsThePromises(_ scope: Scope) throws {
        var run = MachineRun(limit: scope.limit, halts: scope.halts)
        for id in 0..<scope.opened { try run.take(.event(.opened(id + 1))) }
        var layer = [
            Key(machine: try MachineSnapshot(run.machine), known: run.known): Crowd(run: run, count: 1)
        ]
        for _ in 0..<scope.events { layer = try next(layer) }
        let paths = layer.values.reduce(0) { $0 + $1.count }
        #expect(paths > 10_000, "\(paths) paths are too few to mean much")
    }

    /// Takes every step from every state, and drains every state that is reached.
    private func next(_ layer: [Key: Crowd]) throws -> [Key: Crowd] {
        var following: [Key: Crowd] = [:]
        for crowd in layer.values {
            let opened = crowd.run.known.jobs.count
            let opening: [MachineStep] = opened < 2 ? [.event(.opened(opened + 1))] : []
            for step in opening + crowd.run.choices + crowd.run.lateChoices {
                var run = crowd.run
                try run.take(step)
                let key = Key(machine: try MachineSnapshot(run.machine), known: run.known)
                if following[key] == nil {
                    var rest = run
                    try rest.drain()
                }
                following[key, default: Crowd(run: run, count: 0)].count += crowd.count
            }
        }
        return following
    }
}
