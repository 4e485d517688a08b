import Testing

@testable import routing_benchmarks

/// Checks that contestants take turns, and that batches have the requested size.
@Suite struct AlternationTests {
    private final class Clock {
        var now = ContinuousClock.now
    }

    private let clock = Clock()

    private func alternation(leastRounds: Int, duration: Duration = .zero) -> Alternation {
        let clock = clock
        return Alternation(
            duration: duration,
            batch: .milliseconds(2),
            leastRounds: leastRounds,
            now: { clock.now }
        )
    }

    /// An operation of ten microseconds, so that 200 fill a batch.
    private func contestant(
        stride: Int = 1,
        largestBatch: Int = .max,
        perform: @escaping (Int) -> Void
    ) -> Contestant {
        let clock = clock
        return Contestant(
            stride: stride,
            largestBatch: largestBatch,
            perform: { count in
                clock.now += .microseconds(10) * count
                perform(count)
            }
        )
    }

    @Test(arguments: [(1, 200), (30, 180), (150, 150), (201, 200)])
    func batchesHoldWholePassesIfTheyCan(stride: Int, batch: Int) async throws {
        var batches: [Int] = []
        let samples = try await alternation(leastRounds: 3)
            .measure([contestant(stride: stride) { batches.append($0) }])
        #expect(batches.suffix(3) == [batch, batch, batch])
        #expect(samples[0].nanoseconds == [10_000, 10_000, 10_000])
    }

    @Test func aContestLastsAsLongAsItIsGiven() async throws {
        let samples = try await alternation(leastRounds: 1, duration: .milliseconds(20))
            .measure([contestant { _ in }])
        #expect(samples[0].nanoseconds.count == 10)
    }

    @Test func noBatchIsLargerThanItMayBeAndEachIsPutBack() async throws {
        var inPlace = 0
        var most = 0
        var contestant = contestant(largestBatch: 50) { count in
            inPlace += count
            most = max(most, inPlace)
        }
        contestant.reset = { inPlace = 0 }
        _ = try await alternation(leastRounds: 3).measure([contestant])
        #expect(inPlace == 0)
        #expect(most == 50)
    }

    @Test func everyoneBeginsARoundInTurn() async throws {
        var order = ""
        let contestants = ["a", "b"].map { name in contestant(largestBatch: 1) { _ in order += name } }
        _ = try await alternation(leastRounds: 3).measure(contestants)
        // Before the rounds, each contestant is tried three times to find the size of its batch.
        #expect(order == "aaabbb" + "ab" + "ba" + "ab")
    }

    @Test func aBatchIsNoSmallerForAStallNowAndThen() async throws {
        var batches: [Int] = []
        let clock = clock
        let stalling = contestant { count in
            if batches.count.isMultiple(of: 3) { clock.now += .milliseconds(1) }
            batches.append(count)
        }
        _ = try await alternation(leastRounds: 1).measure([stalling])
        #expect(batches.last == 200)
    }
}
