import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct DuplicateTests {
    @Test(arguments: [
        (["map /a/:x", "map /A/:x"], ["duplicate 1 by 2: /a/x"]),
        (["map /a/:x", "map a/:x"], ["duplicate 1 by 2: /a/x"]),
        (["map /a/:x", "map /a/:x", "map /a/:x"], ["duplicate 2 by 3: /a/x", "duplicate 1 by 3: /a/x"]),
        (["map /a/:x", "map /a/:y"], ["neverReached 1 by 2: /a/x"]),
        (["map /:x...", "map /:x/**"], ["neverReached 1 by 2: /x"]),
        (["map /a [A]", "map /a [B]"], []), (["map /a [A]", "map /a [A]"], ["duplicate 1 by 2: /a"]),
        (["map /a [A]", "map /a [A]", "map /*"], ["duplicate 1 by 2: /a [A]"]),
        (["map /a", "map /a", "map /*"], ["neverReached 2 by 3: /a", "duplicate 1 by 2: /a"]),
        (["map ~^/a", "map ~^/a"], ["duplicate 1 by 2: /a"]),
        (["map /a/:x(\\d+)", "map /a/:x(\\d+)"], ["duplicate 1 by 2: /a/7"]),
        (["map /:x(\\d*)/:y(\\d*)", "map /:x(\\d*)/:y(\\d*)"], ["duplicate 1 by 2: /0/0"]),
    ])
    func aMapThatWasRegisteredTwiceIsFound(lines: [String], expected: [String]) async throws {
        #expect(try await AuditedRouter(lines).findings() == expected)
    }

    @Test func proxiesAreTheSameUnderOneName() async throws {
        let lines = [
            "map /a/:x", "proxy /a/* \"log\"", "proxy /a/* \"guard\"", "proxy /a/* \"log\"", "proxy /a/*",
            "proxy /a/*",
        ]
        #expect(try await AuditedRouter(lines).findings() == ["duplicate 2 by 4: /a"])
    }

    @Test func namelessProxiesAreTheSameAtOnePlace() async throws {
        let audited = try AuditedRouter(["map /a/:x"])
        for _ in 0..<2 { try audited.register("proxy /a/*", 2) }
        #expect(try await audited.findings() == ["duplicate 2 by 2: /a"])
    }

    @Test func whatWasRegisteredForSeveralOwnersMayBeMeant() async throws {
        let audited = try AuditedRouter([])
        let owners = [PlainOwner(), PlainOwner()]
        for owner in owners { try audited.register("map /a/:x", 1, owner: owner) }
        #expect(try await audited.findings() == ["may duplicate 1 by 1: /a/x"])
        try audited.register("map /*", 2)
        #expect(try await audited.findings() == ["neverReached 1 by 2: /a/x", "neverReached 1 by 2: /a/x"])
        withExtendedLifetime(owners) {}
    }

    @Test func codeMakesTwoOfOnePattern() async throws {
        let router = Routing()
        let same = try RoutePattern("/a/:x", where: ["x": .satisfying { $0 == "7" }])
        router.map(same, perform: { _ in }, line: 1)
        router.map(same, perform: { _ in }, line: 2)
        router.map(
            try RoutePattern("/a/:x", where: ["x": .satisfying { $0 == "8" }]), perform: { _ in }, line: 3)
        #expect(router.audit().map(AuditedRouter.summary) == ["duplicate 1 by 2: /a/7"])
    }

    @Test func aTypedRouteIsTheSameAsOneOfItsType() async throws {
        struct Book: Route {
            static let pattern: RoutePattern = "/books/:id"
            let id: Int
        }
        let router = Routing()
        router.map("/books/:id", perform: { _ in }, line: 1)
        router.map(Book.self, perform: { _, _ in }, line: 2)
        #expect(router.audit().isEmpty)
        router.map(Book.self, perform: { _, _ in }, line: 3)
        #expect(router.audit().map(AuditedRouter.summary) == ["duplicate 2 by 3: /books/7"])
    }
}
