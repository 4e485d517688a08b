/// Measures operations in turn, in one process and one run, so that other load on the machine affects all
/// alike.
///
/// Each turn is a batch that is long enough for the clock, and as many operations as fit.
struct Alternation {
    /// How long a contest takes, unless its ``leastRounds`` take longer.
    var duration: Duration
    /// How long a batch is to take.
    var batch: Duration = .milliseconds(2)
    /// How often each gets its turn, however long that takes.
    var leastRounds = 5
    /// The clock.
    var now: () -> ContinuousClock.Instant = { .now }

    /// Measures.
    ///
    /// - Parameter contestants: The contestants to measure.
    /// - Returns: What each took, in the same order; samples at one position come from one round.
    /// - Throws: The error of an operation.
    func measure(_ contestants: [Contestant]) async throws -> [Samples] {
        var counts: [Int] = []
        for contestant in contestants { counts.append(try await calibrate(contestant)) }
        var samples = contestants.map { _ in Samples() }
        let deadline = now() + duration
        var round = 0
        while round < leastRounds || now() < deadline {
            for turn in contestants.indices {
                // The first operation of a round finds the caches as the last round left them, so the order
                // changes.
                let index = (turn + round) % contestants.count
                let elapsed = try await time(contestants[index], counts[index])
                samples[index].append(elapsed, for: counts[index])
            }
            round += 1
        }
        return samples
    }

    /// Finds how many operations fill a batch, and warms the operation up with it.
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

    /// Times a batch without what disturbs it now and then: one that was too small because a thread had to be
    /// waited for would measure such waits alone.
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
