import Testing

@testable import Routing

@Suite struct EventHubTests {
    @Test func nobodyListeningMakesNoEvent() {
        var hub = EventHub()
        #expect(!hub.isListenedTo)
        var made = 0
        let number = hub.emit { number in
            made += 1
            return RoutingEvent(number: number, kind: .opened, route: "a")
        }
        #expect(number == nil)
        #expect(made == 0)
    }

    @Test func eventsAreNumberedFromOneWithoutGaps() {
        var hub = EventHub()
        _ = hub.emit(event)
        _ = hub.add(silent)
        #expect((0..<3).map { _ in hub.emit(event) } == [1, 2, 3])
    }

    @Test func eachListenerHasItsEventsInOrder() {
        var hub = EventHub()
        let (first, second) = (hub.add(silent), hub.add(silent))
        for _ in 0..<3 { _ = hub.emit(event) }
        let deliveries = deliverAll(&hub)
        #expect(deliveries.filter { $0.id == first }.map(\.number) == [1, 2, 3])
        #expect(deliveries.filter { $0.id == second }.map(\.number) == [1, 2, 3])
    }

    @Test func aBusyListenerIsLeftToWhoeverDeliversToIt() {
        var hub = EventHub()
        let id = hub.add(silent)
        _ = hub.emit(event)
        _ = hub.emit(event)
        #expect(hub.next(after: nil)?.event.number == 1)
        // Another thread comes by, while the first still delivers.
        #expect(hub.next(after: nil) == nil)
        #expect(hub.next(after: id)?.event.number == 2)
        #expect(hub.next(after: id) == nil)
    }

    @Test func aBusyListenerHoldsUpNobodyElse() {
        var hub = EventHub()
        let (busy, other) = (hub.add(silent), hub.add(silent))
        _ = hub.emit(event)
        #expect(hub.next(after: nil)?.id == busy)
        #expect(hub.next(after: nil)?.id == other)
        #expect(hub.next(after: nil) == nil)
    }

    @Test func whatIsEmittedDuringADeliveryFollowsIt() {
        var hub = EventHub()
        let id = hub.add(silent)
        _ = hub.emit(event)
        #expect(hub.next(after: nil)?.event.number == 1)
        _ = hub.emit(event)
        #expect(hub.next(after: id)?.event.number == 2)
    }

    @Test func aRemovedListenerLosesItsMail() {
        var hub = EventHub()
        let (gone, other) = (hub.add(silent), hub.add(silent))
        _ = hub.emit(event)
        #expect(hub.remove(gone) != nil)
        #expect(hub.remove(gone) == nil)
        #expect(deliverAll(&hub).map(\.id) == [other])
        #expect(hub.sinks.count == 1)
    }

    @Test func aListenerRemovedWhileItIsBusyIsNotDeliveredTo() {
        var hub = EventHub()
        let id = hub.add(silent)
        _ = hub.emit(event)
        _ = hub.emit(event)
        #expect(hub.next(after: nil)?.id == id)
        _ = hub.remove(id)
        #expect(hub.next(after: id) == nil)
        #expect(!hub.isListenedTo)
    }

    @Test func theHubIsQuietOnceEveryListenerHasSeenAll() {
        var hub = EventHub()
        #expect(hub.isQuiet)
        let (first, second) = (hub.add(silent), hub.add(silent))
        _ = hub.emit(event)
        #expect(!hub.isQuiet)
        #expect(hub.next(after: nil)?.id == first)
        #expect(hub.next(after: first)?.id == second)
        #expect(!hub.isQuiet, "the second is still being told")
        #expect(hub.next(after: second) == nil)
        #expect(hub.isQuiet)
    }

    @Test func aListenerSeesNothingFromBeforeItCame() {
        var hub = EventHub()
        _ = hub.add(silent)
        _ = hub.emit(event)
        let late = hub.add(silent)
        _ = hub.emit(event)
        #expect(deliverAll(&hub).filter { $0.id == late }.map(\.number) == [2])
    }

    private let silent = EventHub.Sink(receive: { _ in })

    private func event(_ number: Int) -> RoutingEvent {
        RoutingEvent(number: number, kind: .opened, route: "a")
    }

    /// Delivers as one thread would, until nothing is left.
    private func deliverAll(_ hub: inout EventHub) -> [(id: EventHub.ListenerID, number: Int)] {
        var deliveries: [(id: EventHub.ListenerID, number: Int)] = []
        while let next = hub.next(after: deliveries.last?.id) {
            deliveries.append((next.id, next.event.number))
        }
        return deliveries
    }
}
