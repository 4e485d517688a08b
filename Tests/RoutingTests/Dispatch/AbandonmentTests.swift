import Routing
import Testing

@testable import Support

/// Continuations that are let go of uncalled.
@Suite struct AbandonmentTests {
    @Test func aDroppedContinuationIsSeenAtOnceAndReportedWithItsPlace() throws {
        let driven = DrivenRouter()
        let log = EventLog(driven.router)
        let held = Box<Completed>()
        let uuid = driven.router.map(
            "/a",
            name: "forgetful",
            handler: { _, _, _, completed in held.put(completed) },
            fileID: "App/Routes.swift",
            line: 12)
        driven.run("/a")
        #expect(log.kinds.last == .opened)
        held.put(nil)
        let report = try #require(log.events.last)
        #expect(report.kind == .abandoned)
        #expect(report.uuid == uuid)
        #expect(report.name == "forgetful")
        #expect(report.sourceLine?.description == "App/Routes.swift:12")
        #expect(report.error?.code == .abandoned)
        #expect(report.error?.message.contains("App/Routes.swift:12") == true)
    }

    @Test(arguments: [Routing.Configuration.Abandonment.halt, .resume])
    func dispatchThrowsAbandonedAtOnce(abandonment: Routing.Configuration.Abandonment) async throws {
        let router = Routing(configuration: Routing.Configuration(abandonment: abandonment))
        router.map("/a") { _, _, _, _ in }
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .abandoned)
        #expect(error.message.contains("AbandonmentTests.swift"))
    }

    @Test func aProxyThatDropsItsContinuationAbandonsTheWork() async throws {
        let router = Routing()
        router.map("/a") { _ in Issue.record("a map must not run after a proxy that never answered") }
        let proxy = router.proxy("/a") { _, _, _, _ in }
        let log = EventLog(router)
        #expect(try await failure { try await router.dispatch("/a") }.code == .abandoned)
        #expect(log.events(.abandoned).map(\.uuid) == [proxy])
    }

    @Test func haltStartsNoFurtherWorkUntilResume() {
        let driven = DrivenRouter()
        driven.router.map("/dropped") { _, _, _, _ in }
        driven.map("/a")
        driven.run("/dropped", "/a")
        driven.run("/a")
        #expect(driven.seen.elements.isEmpty)
        #expect(driven.router.pending.count == 2)
        driven.router.resume()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/a", "/a"])
    }

    @Test func haltLetsWorksThatRunGoOn() {
        let driven = DrivenRouter(Routing.Configuration(concurrency: .limit(2)))
        driven.router.map("/dropped") { _, _, _, _ in }
        let next = Box<Next>()
        driven.router.proxy("/a") { _, _, _, continuation in next.put(continuation) }
        driven.map("/a")
        driven.run("/a", "/dropped", "/a")
        next.take()?(nil)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/a"])
        #expect(driven.router.pending.count == 1)
    }

    @Test func resumeWithoutAHaltDoesNothing() {
        let driven = DrivenRouter()
        driven.router.map("/dropped") { _, _, _, _ in }
        driven.map("/a")
        driven.router.resume()
        driven.run("/dropped", "/a")
        #expect(driven.seen.elements.isEmpty)
    }

    @Test func resumeStartsTheNextWork() {
        let driven = DrivenRouter(Routing.Configuration(abandonment: .resume))
        driven.router.map("/dropped") { _, _, _, _ in }
        driven.map("/a")
        driven.run("/dropped", "/a")
        #expect(driven.seen.elements == ["/a"])
    }

    @Test func aHaltedRouterIsIdleOnlyOnceTheRestHasRun() async {
        let router = Routing()
        let seen = Recorder<String>()
        let log = EventLog(router)
        router.map("/dropped") { _, _, _, _ in }
        router.map("/a") { request in seen.record(request.route) }
        router.open("/dropped")
        router.open("/a")
        _ = await log.first(.abandoned)
        #expect(seen.elements.isEmpty)
        router.resume()
        await router.idle()
        #expect(seen.elements == ["/a"])
    }
}
