import SeededRandom
import Testing

@testable import Routing

/// Random walks with more jobs than can be explored exhaustively, some of which wait for each other.
@Suite struct DispatchMachineWalkTests {
    @Test func randomWalksKeepThePromises() throws {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var endings: Set<DispatchMachine.Ending> = []
        for walk in 0..<900 {
            do {
                let run = try walked(limit: walk % 3 + 1, &generator)
                endings.formUnion(run.known.jobs.values.compactMap(\.ending))
            } catch {
                Issue.record("\(error)\nROUTING_SEED=\(RandomSeed.current)")
                return
            }
        }
        let expected: Set<DispatchMachine.Ending> = [
            .handled, .failed, .rejected, .malformed, .unmatched, .abandoned, .timedOut, .expired, .cancelled,
            .wouldDeadlock,
        ]
        #expect(endings == expected, "the walks went too few ways; ROUTING_SEED=\(RandomSeed.current)")
    }

    /// Walks for a while and then home.
    private func walked(limit: Int, _ generator: inout SeededGenerator) throws -> MachineRun {
        var run = MachineRun(limit: limit, halts: generator.chance(50))
        for _ in 0..<40 { try run.take(step(of: run, &generator)) }
        try run.drain()
        return run
    }

    /// Draws the next step: an opening, by nobody or by a task of a running job, an answer, or a late one.
    private func step(of run: MachineRun, _ generator: inout SeededGenerator) -> MachineStep {
        let opened = run.known.jobs.count
        let free = freeTasks(in: run)
        if opened < 5, !free.isEmpty, generator.chance(85) {
            return .event(.opened(opened + 1, heldBy: run.chain(from: generator.pick(free))))
        }
        if opened < 5, generator.chance(10) { return .event(.opened(opened + 1)) }
        if generator.chance(5), !run.lateChoices.isEmpty { return generator.pick(run.lateChoices) }
        let (choices, mostlyLeftOut) = (run.choices, generator.chance(85))
        let step = generator.pick(choices)
        return step.cutsShort && mostlyLeftOut ? generator.pick(choices) : step
    }

    /// The jobs whose tasks could open something and wait for it.
    private func freeTasks(in run: MachineRun) -> [DispatchMachine.JobID] {
        run.known.jobs.keys.sorted().filter { id in
            guard let record = run.known.jobs[id], record.awaited == nil else { return false }
            if case .calling(_, _, isAsync: true) = record.request { return true }
            return false
        }
    }
}

extension MachineStep {
    /// Whether the step ends a job early, so that walks with too many of them see few jobs at once.
    fileprivate var cutsShort: Bool {
        switch self {
        case .event(.cancelled), .event(.timedOut), .event(.dropped), .event(.resolved(_, found: false)): true
        case .event(.ended(_, let ending)): ending != .handled
        default: false
        }
    }
}
