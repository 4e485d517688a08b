import Routing
import Testing

@testable import RoutingDiagnostics
@testable import Support

/// The samples of audits.
@Suite struct AuditSamples {
    @Test func noRouteHidesAnother() {
        let router = Routing()
        registerRoutes(in: router)
        #expect(router.audit().isEmpty)
    }

    @Test func someOfWhatIsFoundIsMeant() {
        let router = Routing()
        registerRoutes(in: router)
        router.proxy("/old/*") { _ in .redirect(to: "/books/7") }
        let findings = router.audit().filter { $0.certainty == .certain && $0.code != .idleProxy }
        #expect(findings.isEmpty)
    }

    @Test func noLinkOfTheLastReleaseBreaks() throws {
        let router = Routing()
        registerRoutes(in: router)
        let released = try RouteTable(json: tableOfTheLastRelease).router()
        #expect(router.breakingChanges(since: released).isEmpty)
    }

    @Test func aTraceShowsWhatKeepsCallersOut() async throws {
        let router = Routing()
        router.map("/account", tags: ["Views"]) { _ in }
        router.proxy("/account") { _ in .reject("no") }
        let journal = RoutingJournal(router)
        await #expect(throws: RoutingError.self) { try await router.dispatch("/account") }
        let findings = router.audit(knowing: journal.trace).filter { $0.code == .bypassableProxy }
        #expect(findings.map(\.witness) == ["/account"] && findings.map(\.scope) == [["Views"]])
    }
}

private func registerRoutes(in router: Routing) {
    router.map("/books/:id") { _ in }
    router.map("/books/new") { _ in }
}

private let tableOfTheLastRelease = """
    {"version": 1, "routes": [{"kind": "map", "pattern": "/books/:id<int>", "fileID": "App/Routes.swift", "line": 3}]}
    """
