import Dispatch
import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

@MainActor @Suite struct DeadlineTests {
    /// Has operations wait at a gate before they begin, as they do while others keep the main actor busy.
    private struct HeldScheduler: Scheduler {
        let gate: Gate
        let live = LiveScheduler()

        func hop(to queue: DispatchQueue, _ step: @escaping @Sendable () -> Void) {
            live.hop(to: queue, step)
        }

        func start(_ operation: @escaping @Sendable () async -> Void) -> Cancel {
            live.start(operation)
        }

        @MainActor
        func startOnMain(
            _ operation: @escaping @MainActor @Sendable () async throws -> Void
        ) -> Task<Void, any Error> {
            Task {
                await gate.pass()
                try await operation()
            }
        }

        func wait(
            _ duration: Duration, on clock: any Clock<Duration>, then step: @escaping @Sendable () -> Void
        ) -> Cancel {
            live.wait(duration, on: clock, then: step)
        }
    }

    /// What became of an operation.
    private final class Fate {
        var hasBegun = false
        var lateEnd: Result<Void, any Error>?
    }

    @Test func whatHasNotBegunInTimeDoesNotBegin() async throws {
        let (gate, lateEnd, clock, fate) = (Gate(), Gate(), DrivenClock(), Fate())
        let deadline = Deadline(timeout: .seconds(1), clock: clock, scheduler: HeldScheduler(gate: gate))
        let request = Task {
            try await deadline.keep {
                fate.hasBegun = true
            } noteLateEnd: {
                fate.lateEnd = $0
                lateEnd.open()
            }
        }
        await gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await #expect(throws: Deadline.Exceeded.self) { try await request.value }

        gate.open()
        await lateEnd.pass()
        #expect(!fate.hasBegun)
        #expect(throws: CancellationError.self) { try fate.lateEnd?.get() }
    }
}
