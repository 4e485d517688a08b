import SeededRandom
import Testing

@testable import Routing

/// The search for circles against one that looks at every job.
@Suite struct RandomWaitsTests {
    /// Few routers close many circles; many of them, with many steps, have long ways through them.
    @Test(arguments: [
        (runs: 300, routers: 4, steps: 80, least: 500),
        (runs: 10, routers: 8, steps: 150, least: 25),
    ])
    func aWaitIsRefusedExactlyIfItClosesACircle(runs: Int, routers: Int, steps: Int, least: Int) throws {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var (allowed, refused) = (0, 0)
        for _ in 0..<runs {
            var waits = RandomWaits(routers: generator.number(below: routers) + 1, &generator)
            for step in 0..<steps where try !waits.step(&generator) {
                Issue.record("the search is wrong in step \(step); ROUTING_SEED=\(RandomSeed.current)")
                return
            }
            allowed += waits.allowed
            refused += waits.refused
        }
        #expect(allowed > least && refused > least, "\(allowed) waits allowed, \(refused) refused")
    }
}
