import Testing

@testable import Routing
@testable import Support

/// The clock is read only for listeners that learn the time.
@Suite struct ClockReadingTests {
    /// A clock that goes on by a second whenever it is read.
    private final class TickingClock: Clock {
        private let reads = Locked(0)
        private let start = ContinuousClock.now

        var count: Int { reads.withLock { $0 } }
        var minimumResolution: Duration { .seconds(1) }

        var now: ContinuousClock.Instant {
            let count = reads.withLock { reads in
                reads += 1
                return reads
            }
            return start + .seconds(count)
        }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
    }

    private let clock = TickingClock()
    private let driven: DrivenRouter

    init() {
        driven = DrivenRouter(Routing.Configuration(clock: clock))
        driven.map("/a")
        driven.proxy("/a", as: "proxy")
    }

    @Test func whereNobodyListensOrWaitsTheClockIsNotRead() async throws {
        let before = clock.count
        driven.run("/a", "/a", "/nothing")
        #expect(driven.seen.elements.count == 4)
        #expect(clock.count == before)
    }

    @Test func whoListensLearnsHowLongItTook() {
        let log = EventLog(driven.router)
        let before = clock.count
        driven.run("/a")
        #expect(clock.count > before)
        #expect(log.events(.proxied).map { $0.duration ?? .zero > .zero } == [true])
        #expect(log.events(.handled).map { $0.duration ?? .zero > .zero } == [true])
    }

    @Test func whatBeganBeforeAnybodyListenedHasNoDuration() {
        let held = driven.hold("/held")
        driven.run("/held")
        driven.router.open("/a")
        let log = EventLog(driven.router)
        driven.router.open("/a")
        held.take()?()
        driven.scheduler.runAll()
        #expect(log.events(.handled).map { $0.duration == nil } == [true, true, false])
        #expect(log.events(.proxied).map { $0.duration == nil } == [false, false])
    }

    @Test func whoWaitsLearnsHowLongItTookThoughNobodyListens() async throws {
        let router = Routing(configuration: Routing.Configuration(clock: clock))
        router.map("/a") { _ in }
        #expect(try await router.dispatch("/a").duration > .zero)
        let before = clock.count
        router.open("/a")
        await router.idle()
        #expect(clock.count == before)
    }

    /// The first call begins with a listener, the second without one, and the event of its end must not count from the
    /// first.
    @Test func aCallThatBeganWithoutAListenerHasNoDuration() {
        let answer = Box<@Sendable () -> Void>()
        let log = Box(EventLog(driven.router))
        driven.map("/b")
        driven.router.proxy("/b") { _, _, _, next in answer.put { next(nil) } }
        driven.router.proxy("/b") { _, _, _, next in
            log.put(nil)
            next(nil)
        }
        driven.run("/b")
        let later = EventLog(driven.router)
        answer.take()?()
        driven.scheduler.runAll()
        #expect(later.events(.proxied).map(\.duration) == [nil])
    }
}
