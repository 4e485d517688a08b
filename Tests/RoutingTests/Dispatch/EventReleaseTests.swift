import Testing

@testable import Routing
@testable import Support

/// Events may be the last to hold what proxies decided; they too are let go of outside the lock.
@Suite struct EventReleaseTests {
    /// Calls back when it is released.
    private final class Trap: Error {
        private let action: @Sendable () -> Void

        init(_ action: @escaping @Sendable () -> Void) {
            self.action = action
        }

        deinit { action() }
    }

    // Room for two: one job runs from its opening to its end while another is under way.
    private let driven = DrivenRouter(Routing.Configuration(concurrency: .limit(2)))
    private let live = Routing()
    private let said = Recorder<Bool>()
    private var router: Routing { driven.router }

    private static func trap(_ router: Routing?, _ said: Recorder<Bool>) -> Trap {
        Trap { [weak router] in said.record(router?.canOpen("/b") ?? false) }
    }

    /// Observes so that a job with a trap runs from its opening to its end while the first event is being
    /// seen: all of its events are mail, the last to hold what its proxy decided.
    private func observe(_ box: Box<RouteObservation>, then end: @escaping @Sendable () -> Void) {
        driven.map("/b")
        router.proxy("/a") { [weak router, said] _, parameters, _, next in
            next(("/b", parameters, Self.trap(router, said)))
        }
        box.put(
            router.observe { [driven, said] event in
                guard event.route == "/first", event.kind == .opened else { return }
                driven.run("/a")
                #expect(driven.seen.elements == ["/b"])
                #expect(said.elements.isEmpty)
                end()
            })
    }

    @Test func whatSeenEventsHeldMayCallBack() {
        let observation = Box<RouteObservation>()
        observe(observation) {}
        router.open("/first")
        // The opener of the first reports it; a thread of the router reports the rest.
        driven.scheduler.runAll()
        #expect(said.elements == [true])
        observation.put(nil)
    }

    @Test func whatUnseenEventsHeldMayCallBackWhenTheObserverEnds() {
        let observation = Box<RouteObservation>()
        observe(observation) { [said] in
            observation.value?.end()
            #expect(said.elements == [true])
        }
        router.open("/first")
        #expect(said.elements == [true])
        observation.put(nil)
    }

    @Test func whatARejectionHeldMayCallBack() async throws {
        live.map("/b") { _ in }
        live.proxy("/a") { [weak live, said] _ in .reject(Self.trap(live, said)) }
        live.open("/a")
        #expect(await said.elements(atLeast: 1) == [true])
    }

    @Test func whatAHandlerReturnedMayCallBack() async throws {
        live.map("/b") { _ in }
        live.map("/a") { [weak live, said] _ in Self.trap(live, said) }
        live.open("/a")
        #expect(await said.elements(atLeast: 1) == [true])
    }

    @Test func whatACancelledWorkHeldMayCallBack() {
        let driven = DrivenRouter()
        driven.map("/b")
        driven.router.open("/b")
        driven.router.open("/a", passing: Self.trap(driven.router, said))
        #expect(said.elements.isEmpty)
        driven.router.cancelPending()
        #expect(said.elements == [true])
    }

    @Test func whatARefusedWorkHeldMayCallBack() {
        let driven = DrivenRouter(Routing.Configuration(maximumPendingOpens: 0))
        driven.map("/b")
        driven.router.open("/b")
        driven.router.open(
            "/b", passing: Self.trap(driven.router, said))
        #expect(said.elements == [true])
        driven.scheduler.runAll()
    }
}
