import Testing

@testable import routing_benchmarks

/// Checks that figures are computed from samples as the tables describe.
@Suite struct SamplesTests {
    private func samples(_ nanoseconds: Int...) -> Samples {
        var samples = Samples()
        for nanoseconds in nanoseconds { samples.append(.nanoseconds(nanoseconds * 10), for: 10) }
        return samples
    }

    @Test func aBatchCountsForEachOfItsOperations() {
        #expect(samples(7).nanoseconds == [7])
    }

    @Test func oneSlowBatchDoesNotMoveTheMedian() {
        #expect(samples(5, 1, 1_000).median == 5)
        #expect(samples(4, 1, 1_000, 6).median == 5)
        #expect(samples(5, 1, 1_000).minimum == 1)
    }

    @Test func aSlowRoundDoesNotMoveTheRatio() {
        // The machine was ten times as slow in the second and the third round.
        let slow = samples(30, 300, 300, 30, 30)
        let fast = samples(10, 100, 100, 10, 10)
        #expect(slow.ratio(to: fast) == 3)
        #expect(fast.ratio(to: slow) == 1.0 / 3)
    }

    @Test func nothingWasMeasuredIsNotZero() {
        #expect(Samples().median.isNaN)
        #expect(Samples().median.short == "–")
    }
}
