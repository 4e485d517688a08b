import Dispatch
import Testing

@testable import Routing
@testable import Support

/// How events reach observers.
@Suite struct ObserverTests {
    @Test func anObserverSeesOneEventAtATimeAndInOrderFromManyThreads() async {
        let router = Routing()
        let isBusy = Locked(false)
        let numbers = Recorder<Int>()
        let observation = router.observe { event in
            #expect(isBusy.withLock { exchange(&$0, with: true) } == false)
            numbers.record(event.number)
            isBusy.withLock { $0 = false }
        }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in 0..<50 { router.open("/\(thread)/\(index)") }
        }
        await router.idle()
        // Each job is opened and ends unmatched.
        #expect(numbers.elements == Array(1...800))
        observation.end()
    }

    @Test func allObserversSeeTheSame() {
        let driven = DrivenRouter()
        let first = EventLog(driven.router)
        let second = EventLog(driven.router)
        driven.map("/a")
        driven.run("/a")
        #expect(first.events.map(\.description) == second.events.map(\.description))
        #expect(first.kinds == [.registered, .opened, .handled])
    }

    @Test func anObserverThatEndedSeesNothingMoreNotEvenItsMail() {
        let driven = DrivenRouter()
        let observation = Box<RouteObservation>()
        let seen = Recorder<String>()
        driven.map("/a")
        observation.put(
            driven.router.observe { [weak router = driven.router] event in
                seen.record("\(event.kind) \(event.route)")
                // The events of this job wait until the present one has been seen.
                router?.open("/mail")
                observation.value?.end()
            })
        driven.run("/a")
        #expect(driven.seen.elements == ["/a"])
        #expect(seen.elements == ["opened /a"])
        observation.put(nil)
    }

    @Test func nobodyIsCalledUnderTheLock() {
        let driven = DrivenRouter()
        let seen = Recorder<RoutingEvent.Kind>()
        let observation = driven.router.observe { [weak router = driven.router] event in
            seen.record(event.kind)
            guard event.kind == .opened, let router else { return }
            router.dispose(of: router.map("/other") { _ in })
        }
        driven.run("/nothing")
        #expect(seen.elements == [.opened, .unmatched, .registered, .disposed])
        observation.end()
    }

    @Test func aStreamGivesTheEventsInOrder() async {
        let router = Routing()
        var events = router.events().makeAsyncIterator()
        router.map("/a") { _ in }
        router.open("/a")
        var kinds: [RoutingEvent.Kind] = []
        while kinds.count < 3, let event = await events.next() { kinds.append(event.kind) }
        #expect(kinds == [.registered, .opened, .handled])
    }

    @Test func aStreamEndsWhenItsReaderIsCancelled() async {
        let router = Routing()
        let started = Signal()
        let reader = Task { [events = router.events()] in
            started.fire()
            for await _ in events {}
        }
        await started.wait()
        reader.cancel()
        await reader.value
        #expect(router.scope.dispatcher.transact { state, _ in state.hub.isListenedTo } == false)
    }

    private func exchange(_ value: inout Bool, with new: Bool) -> Bool {
        defer { value = new }
        return value
    }
}
