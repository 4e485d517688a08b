import Testing

@testable import Routing
@testable import Support

@Suite struct EventHubTests {
    @Test func withoutListenersNothingIsMadeNumberedOrKept() throws {
        var state = DispatcherState(
            registry: Registry(rules: MatchingRules()), jobs: JobQueue(), haltsWhenAbandoned: true)
        #expect(!state.hub.isListenedTo)
        let job = Job(
            try RouteURL("/a"), in: TagFilter(), from: .internal, data: nil, cause: nil, isAwaited: false)
        var made = 0
        var effects = DeferredEffects()
        let number = state.emit(.handled, of: job, by: nil, &effects) { _ in made += 1 }
        #expect(number == nil)
        #expect(made == 0)
        #expect(emit(&state.hub) == nil)
        #expect(state.hub.isQuiet)
        #expect(effects.events == nil)
    }

    @Test func eventsAreNumberedFromOneWithoutGaps() {
        var hub = EventHub()
        _ = emit(&hub)
        _ = hub.add(silent)
        #expect((0..<3).map { _ in emit(&hub) } == [1, 2, 3])
    }

    @Test func eachListenerHasItsEventsInOrder() {
        var hub = EventHub()
        let (first, second) = (Recorder<Int>(), Recorder<Int>())
        _ = hub.add(recording(first))
        _ = hub.add(recording(second))
        for _ in 0..<3 { emit(&hub) }
        deliver(&hub, upTo: 3)
        #expect(first.elements == [1, 2, 3])
        #expect(second.elements == [1, 2, 3])
    }

    @Test func whoeverDeliversStopsAtTheLastEventThatTheyCaused() {
        var hub = EventHub()
        let seen = Recorder<Int>()
        let id = hub.add(recording(seen))
        for _ in 0..<5 { emit(&hub) }
        var round = EventHub.Round(of: 1...2)
        #expect(tell(hub.next(in: &round)))
        #expect(tell(hub.next(in: &round)))
        #expect(seen.elements == [1, 2])
        guard case .handOver(id)? = hub.next(in: &round) else {
            Issue.record("the other events belong to another thread")
            return
        }
        #expect(!tell(hub.next(in: &round)))
        // The listener is busy until it has been told of the rest.
        deliver(&hub, upTo: 5)
        #expect(seen.elements == [1, 2])
        var rest = EventHub.Round(of: id)
        while tell(hub.next(in: &rest)) {}
        #expect(seen.elements == [1, 2, 3, 4, 5])
        #expect(hub.isQuiet)
    }

    @Test func whatAnotherThreadCausedEarlierIsLeftToThatThread() {
        var hub = EventHub()
        let seen = Recorder<Int>()
        _ = hub.add(recording(seen))
        for _ in 0..<3 { emit(&hub) }
        // The third event is this thread's; the two before belong to one that has not delivered them yet.
        var late = EventHub.Round(of: 3...3)
        #expect(!tell(hub.next(in: &late)))
        var early = EventHub.Round(of: 1...2)
        #expect(tell(hub.next(in: &early)))
        #expect(tell(hub.next(in: &early)))
        guard case .handOver(let id)? = hub.next(in: &early) else {
            Issue.record("what has come meanwhile is handed over")
            return
        }
        var rest = EventHub.Round(of: id)
        while tell(hub.next(in: &rest)) {}
        #expect(seen.elements == [1, 2, 3])
        #expect(hub.isQuiet)
    }

    @Test func aBusyListenerHoldsUpNobodyElse() {
        var hub = EventHub()
        let (slow, other) = (Recorder<Int>(), Recorder<Int>())
        _ = hub.add(recording(slow))
        _ = hub.add(recording(other))
        emit(&hub)
        var round = EventHub.Round(of: 1...1)
        _ = hub.next(in: &round)
        deliver(&hub, upTo: 1)
        #expect(slow.elements == [], "it is still being told by the first")
        #expect(other.elements == [1])
    }

    @Test func whatIsEmittedDuringADeliveryFollowsIt() {
        var hub = EventHub()
        let seen = Recorder<Int>()
        _ = hub.add(recording(seen))
        emit(&hub)
        var round = EventHub.Round(of: 1...2)
        #expect(tell(hub.next(in: &round)))
        emit(&hub)
        #expect(tell(hub.next(in: &round)))
        #expect(seen.elements == [1, 2])
    }

    @Test func aRemovedListenerLosesItsMail() {
        var hub = EventHub()
        let seen = Recorder<Int>()
        let gone = hub.add(silent)
        _ = hub.add(recording(seen))
        emit(&hub)
        #expect(hub.remove(gone) != nil)
        #expect(hub.remove(gone) == nil)
        deliver(&hub, upTo: 1)
        #expect(seen.elements == [1])
        #expect(hub.sinks.count == 1)
        #expect(hub.isQuiet)
    }

    @Test func aListenerRemovedWhileItIsBusyIsNotDeliveredTo() {
        var hub = EventHub()
        let id = hub.add(silent)
        emit(&hub)
        emit(&hub)
        var round = EventHub.Round(of: 1...2)
        #expect(tell(hub.next(in: &round)))
        _ = hub.remove(id)
        #expect(!tell(hub.next(in: &round)))
        #expect(!hub.isListenedTo)
        #expect(hub.isQuiet)
    }

    @Test func theHubIsQuietOnceEveryListenerHasSeenAll() {
        var hub = EventHub()
        #expect(hub.isQuiet)
        _ = hub.add(silent)
        _ = hub.add(silent)
        emit(&hub)
        #expect(!hub.isQuiet)
        var round = EventHub.Round(of: 1...1)
        _ = hub.next(in: &round)
        _ = hub.next(in: &round)
        #expect(!hub.isQuiet, "the second is still being told")
        #expect(!tell(hub.next(in: &round)))
        #expect(hub.isQuiet)
    }

    @Test func aListenerSeesNothingFromBeforeItCame() {
        var hub = EventHub()
        let late = Recorder<Int>()
        _ = hub.add(silent)
        emit(&hub)
        _ = hub.add(recording(late))
        emit(&hub)
        deliver(&hub, upTo: 2)
        #expect(late.elements == [2])
    }

    @Test func aListenerThatFallsFarBehindLosesTheOldestEvents() {
        var hub = EventHub()
        let seen = Recorder<Int>()
        _ = hub.add(recording(seen))
        let count = EventHub.longestMail + 100
        var dropped: [any Sendable] = []
        for _ in 0..<count { _ = hub.emit(event, dropping: &dropped) }
        #expect(dropped.count == 100, "what goes is let go of outside the lock")
        deliver(&hub, upTo: count)
        #expect(seen.elements == Array(101...count))
        #expect(hub.isQuiet)
    }

    private let silent = EventHub.Sink(receive: { _ in })

    private func recording(_ numbers: Recorder<Int>) -> EventHub.Sink {
        EventHub.Sink(receive: { numbers.record($0.number) })
    }

    private var event: RoutingEvent { RoutingEvent(kind: .opened, route: "a") }

    @discardableResult
    private func emit(_ hub: inout EventHub) -> Int? {
        var dropped: [any Sendable] = []
        return hub.emit(event, dropping: &dropped)
    }

    /// Tells a listener.
    ///
    /// - Returns: Whether there was something to tell.
    private func tell(_ delivery: EventHub.Delivery?) -> Bool {
        guard case .event(let sink, let mailing)? = delivery else { return false }
        sink.receive(mailing.event)
        return true
    }

    /// Delivers as one thread would, which expects nothing to be left to others.
    private func deliver(_ hub: inout EventHub, upTo last: Int) {
        var round = EventHub.Round(of: 1...last)
        while tell(hub.next(in: &round)) {}
    }
}
