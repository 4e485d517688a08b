import SeededRandom
import Testing

@testable import Routing

/// Every interleaving of what can happen to two jobs up to a number of steps, and random walks with more.
@Suite struct DispatchExplorationTests {
    /// A state of router and surroundings; how it was reached does not count.
    private struct Key: Hashable {
        let state: DispatchRun.Snapshot
        let known: DispatchRun.Surroundings
    }

    /// How far to go at an effort of 1; a higher one goes a step further.
    struct Scope: CustomTestStringConvertible {
        let limit: Int
        let halts: Bool
        var opened: [DispatchRun.Opened]
        let steps: Int

        var testDescription: String {
            "limit \(limit), \(halts ? "halting" : "resuming"), \(opened.map(\.rawValue)), \(steps) steps"
        }
    }

    @Test(arguments: [
        Scope(limit: 1, halts: true, opened: [.watched, .async], steps: 5),
        Scope(limit: 1, halts: false, opened: [.guarded, .classic], steps: 5),
        Scope(limit: 2, halts: true, opened: [.watched, .guarded], steps: 5),
        Scope(limit: 2, halts: false, opened: [.asked, .async], steps: 6),
        Scope(limit: 1, halts: true, opened: [.classic, .unmatched], steps: 6),
        Scope(limit: 2, halts: true, opened: [.asked, .watched], steps: 5),
    ])
    func everyInterleavingKeepsThePromises(_ scope: Scope) throws {
        let first = try DispatchRun(limit: scope.limit, halts: scope.halts)
        var layer = [Key(state: first.snapshot, known: first.known): (steps: [DispatchStep](), count: 1)]
        let steps = Effort.current == 1 ? scope.steps : scope.steps + 1
        for _ in 0..<steps { layer = try next(layer, scope) }
        let paths = layer.values.reduce(0) { $0 + $1.count }
        #expect(paths > 2_000, "\(paths) paths are too few to mean much")
    }

    /// Takes every step from every state, and drains every state that is reached.
    private func next(
        _ layer: [Key: (steps: [DispatchStep], count: Int)],
        _ scope: Scope
    ) throws -> [Key: (steps: [DispatchStep], count: Int)] {
        var following: [Key: (steps: [DispatchStep], count: Int)] = [:]
        for (steps, count) in layer.values {
            let crowd = try DispatchRun(limit: scope.limit, halts: scope.halts, steps: steps)
            let opening = scope.opened.dropFirst(crowd.jobs.count).prefix(1).map { DispatchStep.open($0) }
            for step in opening + crowd.choices + crowd.lateChoices {
                let run = try DispatchRun(limit: scope.limit, halts: scope.halts, steps: steps)
                try run.take(step)
                let key = Key(state: run.snapshot, known: run.known)
                let isNew = following[key] == nil
                following[key, default: (run.steps, 0)].count += count
                if isNew { try run.drain() }
            }
        }
        return following
    }

    @Test func anEndThatTheTaskHasNotTakenStaysAnEnd() throws {
        let run = try DispatchRun(limit: 1, halts: true, steps: [.open(.classic)])
        let job = try #require(run.jobs[1])
        var effects = DeferredEffects()
        let told = JobResult(.failure(RoutingError(.cancelled, "told")))
        // The caller was told before it came to wait, and then the handler answered.
        for step in [JobStep.end(told), .end(nil), .call(2)] {
            #expect(run.state.pass(step, to: job, &effects).isWait)
        }
        guard case .ready(.end(let result?))? = job.extras?.driver else {
            Issue.record("the caller finds what it was told")
            return
        }
        #expect(result === told)
    }

    @Test func randomWalksKeepThePromises() throws {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var codes: Set<String> = []
        for walk in 0..<Effort.times(400) {
            do {
                let run = try walked(limit: walk % 3 + 1, &generator)
                codes.formUnion(run.known.jobs.values.compactMap(\.code))
            } catch {
                Issue.record("\(error)\nROUTING_SEED=\(RandomSeed.current)")
                return
            }
        }
        let expected: Set<String> = [
            "handled", "handlerFailed", "rejected", "malformedURL", "noRoute", "abandoned", "timedOut",
            "expired", "cancelled", "untold",
        ]
        #expect(codes == expected, "the walks went too few ways; ROUTING_SEED=\(RandomSeed.current)")
    }

    /// Walks for a while and then home.
    private func walked(limit: Int, _ generator: inout SeededGenerator) throws -> DispatchRun {
        let run = try DispatchRun(limit: limit, halts: generator.chance(50))
        for _ in 0..<40 {
            let (choices, late) = (run.choices, run.lateChoices)
            if choices.isEmpty || run.jobs.count < 6 && generator.chance(25) {
                try run.take(.open(generator.pick(DispatchRun.Opened.allCases)))
            } else if !late.isEmpty, generator.chance(10) {
                try run.take(generator.pick(late))
            } else {
                try run.take(generator.pick(choices))
            }
        }
        try run.drain()
        return run
    }
}
