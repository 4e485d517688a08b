import Dispatch
import Foundation
import Testing

@testable import Routing
@testable import Support

/// Calls from where a router calls, and from where it lets go: nothing foreign runs under the lock.
@Suite struct ReentrancyTests {
    /// An owner whose end disposes of a route and opens another.
    private final class Farewell: RouteOwner, Sendable {
        private let router: Routing
        private let uuid: RouteUUID
        private let recorder: Recorder<Bool>

        init(_ router: Routing, disposingOf uuid: RouteUUID, _ recorder: Recorder<Bool>) {
            self.router = router
            self.uuid = uuid
            self.recorder = recorder
        }

        deinit {
            router.dispose(of: uuid)
            recorder.record(router.open("farewell"))
        }
    }

    /// Calls back when it is released.
    private final class Trap: Sendable {
        private let action: @Sendable () -> Void

        init(_ action: @escaping @Sendable () -> Void) {
            self.action = action
        }

        deinit { action() }
    }

    @Test func anOwnersEndMayDisposeAndOpen() async {
        let router = Routing()
        router.map("farewell") { _ in }
        let other = router.map("other") { _ in }
        let said = Recorder<Bool>()
        var owner: Farewell? = Farewell(router, disposingOf: other, said)
        router.map("x", owner: owner) { _ in }
        owner = nil
        #expect(said.elements == [true])
        #expect(!router.canOpen("other"))
        await router.idle()
    }

    /// The router loads its owner when it matches; two threads race for being the last to let go.
    @Test func theRouterMayBeTheLastToHoldAnOwner() async {
        for _ in 0..<200 {
            let router = Routing()
            router.map("farewell") { _ in }
            let said = Recorder<Bool>()
            let other = router.map("other") { _ in }
            let owner = Box(Farewell(router, disposingOf: other, said))
            router.map("x", owner: owner.value) { _ in }
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 { owner.put(nil) } else { _ = router.canOpen("x") }
            }
            #expect(said.elements == [true])
            await router.idle()
        }
    }

    @Test func whatAHandlerHeldMayCallBackWhenItsEntryIsDisposedOf() {
        let router = Routing()
        router.map("y") { _ in }
        let said = Recorder<Bool>()
        var trap: Trap? = Trap { [weak router] in said.record(router?.canOpen("y") ?? false) }
        let id = router.map("x") { [trap] _ in withExtendedLifetime(trap) {} }
        trap = nil
        router.dispose(of: id)
        #expect(said.elements == [true])
    }

    /// The job holds the last reference to a proxy that was disposed of while it was being asked.
    @Test func whatAWorkHeldMayCallBackWhenTheWorkGoesOn() {
        let driven = DrivenRouter()
        let router = driven.router
        driven.map("x")
        let said = Recorder<Bool>()
        for _ in 0..<3 {
            var trap: Trap? = Trap { [weak router] in said.record(router?.canOpen("x") ?? false) }
            let own = Box<RouteUUID>()
            own.put(
                router.proxy("x") { [weak router, trap] _, _, _, next in
                    if let uuid = own.value { router?.dispose(of: uuid) }
                    withExtendedLifetime(trap) { next(nil) }
                }
            )
            trap = nil
        }
        driven.run("x")
        #expect(said.elements == [true, true, true])
    }

    /// The job that moves to a gate held the last reference to a proxy that it has not asked.
    @Test func whatAHeldJobForgetsMayCallBack() async {
        let router = Routing()
        let gate = Gate("shut")
        router.map("x") { _ in }
        let said = Recorder<Bool>()
        var trap: Trap? = Trap { [weak router] in said.record(router?.canOpen("x") ?? false) }
        let older = router.proxy("x") { [trap] _ in withExtendedLifetime(trap) { .pass } }
        trap = nil
        router.proxy("x") { [weak router] _ in
            router?.dispose(of: older)
            return .hold(at: gate)
        }
        router.open("x")
        #expect(await said.elements(atLeast: 1) == [true])
        gate.discard()
        await router.idle()
    }

    @Test func theDataOfAReplacedRedirectMayCallBack() {
        let driven = DrivenRouter()
        let router = driven.router
        driven.map("y")
        let said = Recorder<Bool>()
        router.proxy("x") { _, parameters, _, next in next(("y", parameters, nil)) }
        router.open("x", passing: Trap { [weak router] in said.record(router?.canOpen("y") ?? false) })
        driven.scheduler.runAll()
        #expect(said.elements == [true])
        #expect(driven.seen.elements == ["y"])
    }

    @Test func whatAnObserverHeldMayCallBack() {
        let router = Routing()
        router.map("x") { _ in }
        let said = Recorder<Bool>()
        var trap: Trap? = Trap { [weak router] in said.record(router?.canOpen("x") ?? false) }
        var observation: RouteObservation? = router.observe { [trap] _ in withExtendedLifetime(trap) {} }
        trap = nil
        #expect(observation != nil)
        observation = nil
        #expect(said.elements == [true])
    }

    @Test func conditionsInCodeMayCallTheRouter() async throws {
        let router = Routing()
        router.map("inner") { _ in }
        let pattern = try RoutePattern(
            "outer/:x",
            where: [
                "x": .satisfying { [weak router] _ in
                    router?.map("from/condition") { _ in }
                    return router?.open("inner") ?? false
                }
            ]
        )
        router.map(pattern) { _ in "outer" }
        #expect(try await router.dispatch("outer/1").value(as: String.self) == "outer")
        await router.idle()
        #expect(router.canOpen("from/condition"))
    }

    @Test func handlersProxiesAndObserversMayOpen() async {
        let router = Routing()
        let handled = Recorder<String>()
        router.map("last") { _ in handled.record("last") }
        router.map("x", queue: DispatchQueue(label: "x")) { [weak router] _, _, _, completed in
            router?.open("last")
            handled.record("x")
            completed()
        }
        router.proxy("x") { request in
            request.open("last")
            return .pass
        }
        let observation = router.observe { [weak router] event in
            if event.kind == .opened, event.route == "x" { router?.open("last") }
        }
        router.open("x")
        await router.idle()
        #expect(handled.elements == ["x", "last", "last", "last"])
        observation.end()
    }
}
