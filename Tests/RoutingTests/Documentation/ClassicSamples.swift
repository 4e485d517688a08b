import Routing
import Testing

@testable import Support

/// The samples that are written as for older routers.
@MainActor
@Suite struct ClassicSamples {
    private struct Session {
        var isActive = false
    }

    @Test func classicClosuresAreTaken() async throws {
        let router = Routing()
        let session = Session()
        let shown = Recorder<String?>()
        @Sendable func show(_ id: String?) { shown.record(id) }

        router.map("books/:id", tags: ["Views"]) { _, parameters, _, completed in
            show(parameters["id"])
            completed()
        }
        router.proxy("/*/privileged", tags: ["Views"]) { route, parameters, data, next in
            let login = "app://present/login?callback=\(RouteURL.escapingQueryValue(route))"
            next(session.isActive ? nil : (login, parameters, data))
        }

        try await router["Views"].dispatch("app://books/7")
        #expect(shown.elements == ["7"])
    }
}
