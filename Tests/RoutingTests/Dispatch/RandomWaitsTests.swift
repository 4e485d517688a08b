import SeededRandom
import Testing

@testable import Routing

/// The search for circles against one that looks at every job.
@Suite struct RandomWaitsTests {
    @Test func aWaitIsRefusedExactlyIfItClosesACircle() throws {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var (allowed, refused) = (0, 0)
        for _ in 0..<300 {
            var waits = RandomWaits(routers: generator.number(below: 4) + 1, &generator)
            for step in 0..<80 where try !waits.step(&generator) {
                Issue.record("the search is wrong in step \(step); ROUTING_SEED=\(RandomSeed.current)")
                return
            }
            allowed += waits.allowed
            refused += waits.refused
        }
        #expect(allowed > 500 && refused > 500, "\(allowed) waits allowed, \(refused) refused")
    }
}
