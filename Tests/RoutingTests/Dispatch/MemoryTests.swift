import Dispatch
import Testing

@testable import Routing
@testable import Support

/// Which objects are released, and when.
@Suite struct MemoryTests {
    private final class Owner: RouteOwner {}

    /// Holds a value weakly, which a test cannot capture from a local variable that it also sets to `nil`.
    private struct Weak<Value: AnyObject> {
        weak var value: Value?
    }

    @Test func handlersOfDisposedEntriesAreFreed() {
        let router = Routing()
        var cargo: Cargo? = Cargo()
        let weak = Weak(value: cargo)
        let ids = [
            router.map("x") { [cargo] _ in withExtendedLifetime(cargo) {} },
            router.map("x") { [cargo] _, _, _, completed in withExtendedLifetime(cargo) { completed() } },
            router.proxy("x") { [cargo] _ in withExtendedLifetime(cargo) { .pass } },
            router.proxy("x") { [cargo] _, _, _, next in withExtendedLifetime(cargo) { next(nil) } },
            router.fallback { [cargo] _ in withExtendedLifetime(cargo) {} },
        ]
        cargo = nil
        #expect(weak.value != nil)
        for id in ids { router.dispose(of: id) }
        #expect(weak.value == nil)
    }

    @Test func handlersOfDeadOwnersAreFreedByLaterRegistrations() {
        let router = Routing()
        var cargo: Cargo? = Cargo()
        let weak = Weak(value: cargo)
        var owners = (0..<40).map { _ in Owner() }
        for owner in owners {
            router.map("x", owner: owner) { [cargo] _ in withExtendedLifetime(cargo) {} }
        }
        cargo = nil
        owners = []
        #expect(weak.value != nil)
        for _ in 0..<3 { router.map("y") { _ in } }
        #expect(weak.value == nil, "three registrations examine 48 owners")
    }

    @Test func handlersOfDeadOwnersAreFreedByOpens() async {
        let router = Routing()
        var cargo: Cargo? = Cargo()
        let weak = Weak(value: cargo)
        var owner: Owner? = Owner()
        router.map("x", owner: owner) { [cargo] _ in withExtendedLifetime(cargo) {} }
        cargo = nil
        owner = nil
        router.open("nothing")
        #expect(weak.value == nil)
        await router.idle()
    }

    @Test func aRouterWithAFinishedQueueIsFreed() async throws {
        var router: Routing? = Routing()
        let weak = Weak(value: router?.scope.dispatcher)
        router?.map("x") { _ in }
        router?.map("y", queue: DispatchQueue(label: "y")) { _, _, _, completed in completed() }
        router?.proxy("/**") { _ in .pass }
        try await router?.dispatch("x")
        try await router?.dispatch("y")
        await router?.idle()
        let events = router?.events()
        router = nil
        // The stream ends with the router, and the last task lets go of it at the end of its own time.
        for await _ in try #require(events) {}
        #expect(weak.value == nil)
    }

    @Test func whatWasPassedAlongIsFreedWithItsWork() async throws {
        let router = DrivenRouter()
        router.map("x")
        var cargo: Cargo? = Cargo()
        let weak = Weak(value: cargo)
        router.router.open("x", passing: cargo)
        cargo = nil
        #expect(weak.value != nil)
        router.scheduler.runAll()
        #expect(weak.value == nil)
    }

    @Test func aKeptContinuationKeepsNoHandler() {
        let router = DrivenRouter()
        var cargo: Cargo? = Cargo()
        let weak = Weak(value: cargo)
        let kept = Box<Completed>()
        let id = router.router.map("x") { [cargo] _, _, _, completed in
            withExtendedLifetime(cargo) { kept.put(completed) }
        }
        cargo = nil
        router.run("x")
        router.router.dispose(of: id)
        kept.take()?()
        #expect(weak.value == nil)
    }

    @Test func observersAreFreedWhenTheirObservationIs() {
        let router = Routing()
        var cargo: Cargo? = Cargo()
        let weak = Weak(value: cargo)
        var observation: RouteObservation? = router.observe { [cargo] _ in withExtendedLifetime(cargo) {} }
        cargo = nil
        #expect(observation != nil && weak.value != nil)
        observation = nil
        #expect(weak.value == nil)
    }
}
