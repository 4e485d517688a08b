import Foundation
import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct RouteFindingTests {
    @Test func aFindingTellsBothPlaces() throws {
        let router = Routing()
        router.map("/books/new", perform: { _ in }, fileID: "App/Routes.swift", line: 12)
        router.map("/books/:id", perform: { _ in }, fileID: "App/Routes.swift", line: 20)
        let finding = try #require(router.audit().first)
        #expect(
            finding.description == """
                neverReached: the map '/books/new' (App/Routes.swift:12)
                  never handles a URL: a map that was registered later matches all of its URLs; register it after them if it is meant
                  '/books/new' goes to the map '/books/:id' (App/Routes.swift:20)
                """
        )
    }

    @Test func aFindingTellsTheScope() throws {
        let lines = ["map /a/b [A]", "map /a/:x [A]", "map /*", "proxy /a/*"]
        let findings = try AuditedRouter(lines).router.audit().map(\.description)
        #expect(findings.map { $0.contains("in [\"A\"]") } == [true, true])
        #expect(findings[0].contains("in [\"A\"] goes unasked to the map"))
    }

    @Test func aFailingExpectationShowsWhatWasFound() throws {
        let findings = try AuditedRouter(["map /a", "map /a"]).router.audit()
        #expect(String(describing: findings).contains(findings[0].description))
    }

    @Test func findingsAreSaved() throws {
        let findings = try AuditedRouter(["map /a [A]", "map /a [A]", "proxy /a", "proxy /b"]).router.audit()
        #expect(findings.map(\.code) == [.idleProxy, .unaskedProxy, .duplicate])
        let data = try JSONEncoder().encode(findings)
        #expect(try JSONDecoder().decode([RouteFinding].self, from: data) == findings)
    }

    @Test func aCodeThatNoVersionKnowsIsRefused() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([RouteFinding.Code].self, from: Data(#"["duplicate","later"]"#.utf8))
        }
    }

    @Test func newerEntriesComeFirst() throws {
        let lines = ["map /a", "map /b", "proxy /c", "map /a", "map /b"]
        #expect(try AuditedRouter(lines).router.audit().map(\.route.line) == [3, 2, 1])
    }

    @Test func nothingIsAskedUnderTheLock() throws {
        let router = Routing()
        let again = Locked(0)
        let pattern = try RoutePattern(
            "/a/:x",
            where: [
                "x": .satisfying { [weak router] text in
                    again.withLock { $0 += 1 }
                    return router?.canOpen("/b") == true && text != "q"
                }
            ])
        router.map("/b") { _ in }
        router.map("/a/:x") { _ in }
        router.map(pattern) { _ in }
        #expect(router.audit().map(\.certainty) == [.possible])
        #expect(again.withLock { $0 } > 0)
    }
}
