/// Measures operations in turn, in one process and one run, so that other load on the machine affects all
/// alike.
///
/// Each turn is a batch of as many operations as fit into a time that the clock measures well.
struct Alternation {
    /// The duration of a contest, unless its ``leastRounds`` take longer.
    var duration: Duration
    /// The intended duration of a batch.
    var batch: Duration = .milliseconds(2)
    /// The smallest number of rounds; each contestant has one turn in a round.
    var leastRounds = 5
    /// Reads the clock.
    var now: () -> ContinuousClock.Instant = { .now }

    /// Measures contestants.
    ///
    /// - Parameter contestants: The contestants to measure.
    /// - Returns: The samples of each, in the same order; samples at one position come from one round.
    /// - Throws: The error of an operation.
    func measure(_ contestants: [Contestant]) async throws -> [Samples] {
        var counts: [Int] = []
        for contestant in contestants { counts.append(try await calibrate(contestant)) }
        var samples = contestants.map { _ in Samples() }
        let deadline = now() + duration
        var round = 0
        while round < leastRounds || now() < deadline {
            for turn in contestants.indices {
                // The last round leaves its traces in the caches, so each round starts with another contestant.
                let index = (turn + round) % contestants.count
                let elapsed = try await time(contestants[index], counts[index])
                samples[index].append(elapsed, for: counts[index])
            }
            round += 1
        }
        return samples
    }

    /// Finds the number of operations that fill a batch, which also warms the operation up.
    private func calibrate(_ contestant: Contestant) async throws -> Int {
        var count = 1
        var elapsed = try await fastestTry(contestant, count)
        while elapsed < batch / 4, count * 2 <= contestant.largestBatch {
            count *= 2
            elapsed = try await fastestTry(contestant, count)
        }
        let speed = Double(count) / (max(elapsed, .nanoseconds(1)) / batch)
        let fitting = min(Int(speed), contestant.largestBatch)
        guard fitting >= contestant.stride else { return max(1, fitting) }
        return fitting / contestant.stride * contestant.stride
    }

    /// Times a batch three times and returns the shortest time.
    ///
    /// A single time may include a wait for a thread. Then batches would become so small that they measure only
    /// such waits.
    private func fastestTry(_ contestant: Contestant, _ count: Int) async throws -> Duration {
        var fastest = try await time(contestant, count)
        for _ in 1..<3 { fastest = min(fastest, try await time(contestant, count)) }
        return fastest
    }

    private func time(_ contestant: Contestant, _ count: Int) async throws -> Duration {
        let start = now()
        try await contestant.perform(count)
        let elapsed = now() - start
        contestant.reset()
        return elapsed
    }
}
