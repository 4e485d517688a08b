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
}

private func registerRoutes(in router: Routing) {
    router.map("/books/:id") { _ in }
    router.map("/books/new") { _ in }
}
