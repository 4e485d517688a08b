import RoutingTesting
import Testing

@Suite struct DrivenClockTests {
    private let clock = DrivenClock()

    @Test func itWakesWhoIsDue() async throws {
        let start = clock.now
        async let short: Void = clock.sleep(for: .seconds(1))
        async let long: Void = clock.sleep(for: .seconds(9))
        await clock.sleepers(2)
        #expect(clock.nextWaking == start + .seconds(1))
        clock.advance(by: .seconds(1))
        try await short
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(8))
        try await long
        #expect(clock.nextWaking == nil)
        #expect(clock.now == start + .seconds(9))
    }

    @Test func aSleeperWhoIsCancelledWakes() async {
        let clock = clock
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.sleepers(1)
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func whatIsDueNeedsNoSleep() async throws {
        let start = clock.now
        try await clock.sleep(for: .zero)
        #expect(clock.now == start)
    }
}
