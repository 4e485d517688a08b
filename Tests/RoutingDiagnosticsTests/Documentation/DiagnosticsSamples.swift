import Routing
import RoutingDiagnostics
import Testing

/// The sample of the module's page.
@Suite struct DiagnosticsSamples {
    @Test func aRouterTellsOfItself() async throws {
        let router = Routing()
        let journal = RoutingJournal(router)
        router.map("app://books/new") { _ in }
        router.map("app://books/:id") { request in print("book", request.parameters["id"] ?? "") }

        print(router.explain("app://boks/7"))
        for finding in router.audit() { print(finding) }
        print(router.routeTable(as: .markdown))

        try await router.dispatch("app://books/7")
        print(journal)

        #expect(router.audit().map(\.code) == [.neverReached])
    }
}
