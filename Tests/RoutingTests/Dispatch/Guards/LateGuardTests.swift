import Dispatch
import Routing
import Testing

@testable import Support

/// Guards that are registered while a job runs.
@Suite struct LateGuardTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func aGuardThatIsRegisteredMeanwhileIsAskedBeforeTheGuardsThatAreLeft() async throws {
        let router = Routing()
        let asked = Recorder<String>()
        router.map("a") { _ in asked.record("map") }
        router.proxy("a") { _ in
            asked.record("proxy")
            return .pass
        }
        router.protect("a") { _ in
            asked.record("older guard")
            return .pass
        }
        router.protect("a") { [weak router] _ in
            asked.record("newer guard")
            router?.protect("a") { _ in
                asked.record("newest guard")
                return .pass
            }
            return .pass
        }
        try await router.dispatch("a")
        #expect(asked.elements == ["newer guard", "newest guard", "older guard", "proxy", "map"])
    }

    @Test func guardsThatRegisterGuardsAreEachAskedOnce() async throws {
        let router = Routing()
        let asked = Recorder<Int>()
        router.map("a") { _ in }
        for number in 0..<20 {
            router.protect("a") { [weak router] _ in
                asked.record(number)
                router?.protect("elsewhere") { _ in .pass }
                return .pass
            }
        }
        try await router.dispatch("a")
        #expect(asked.elements == (0..<20).reversed())
    }

    @Test func aGuardThatAProxyRegistersIsAsked() {
        driven.map("/a")
        router.proxy("/a") { [driven] _, _, _, next in
            driven.protect("/a", as: "late guard")
            next(nil)
        }
        driven.run("/a")
        #expect(driven.seen.elements == ["late guard", "/a"])
    }

    @Test func aGuardIsAskedThatComesWhenTheMapIsOnItsWay() {
        driven.map("/a")
        driven.proxy("/a", as: "proxy")
        router.open("/a")
        while !driven.seen.elements.contains("proxy"), driven.scheduler.runNext() {}
        driven.protect("/a", as: "late guard")
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["proxy", "late guard", "/a"])
    }

    @Test func aGuardIsAskedThatComesWhileConditionsAre() async throws {
        let router = Routing()
        let seen = Recorder<String>()
        let condition = RoutePattern.Constraint.satisfying { [unowned router] _ in
            guard seen.elements.isEmpty else { return true }
            seen.record("condition")
            router.protect("/a") { _ in
                seen.record("guard")
                return .pass
            }
            return true
        }
        router.map(try RoutePattern("/:id", where: ["id": condition])) { _ in seen.record("map") }
        try await router.dispatch("/a")
        #expect(seen.elements == ["condition", "guard", "map"])
    }
}
