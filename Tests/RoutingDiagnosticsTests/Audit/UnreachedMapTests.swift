import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct UnreachedMapTests {
    @Test(arguments: [
        (["map /books/new", "map /books/:id"], "/books/new"),
        (["map /books/new", "map /BOOKS/:id"], "/books/new"),
        (["map /books/:id", "map /books/:number"], "/books/x"),
        (["map /books/:id<int>", "map /books/:id"], "/books/7"),
        (["map /books/:id<uint>", "map /books/:id<double>"], "/books/7"),
        (["map /books/:id<int>", "map /books/:n<double>"], "/books/7"),
        (["map /:x<alpha>", "map /:x<alnum>"], "/x"), (["map /:x<hex>", "map /:x<alnum>"], "/7"),
        (["map /:x<bool>", "map /:x<true|false>"], "/true"),
        (["map /:x<true|no>", "map /:x<no|true|x>"], "/true"),
        (["map /a", "map /a/*"], "/a"), (["map /a/b/c", "map /a/**"], "/a/b/c"),
        (["map /a/b/c", "map /**/c"], "/a/b/c"), (["map /**/b/c", "map /**/c"], "/b/c"),
        (["map /a/**/b/**/c", "map /a/**/c"], "/a/b/c"), (["map /a/:x...", "map /a/*"], "/a/x"),
        (["map /a/:x<int>...", "map /a/:x..."], "/a/7"), (["map /a(/b)", "map /a(/:x)"], "/a"),
        (["map app://books", "map books"], "app://books"),
        (["map app://books", "map app://:x"], "app://books"),
        (["map https://example.com/a", "map https://*/a"], "https://example.com/a"),
        (["map https://a.example.com/a", "map https://*.example.com/a"], "https://a.example.com/a"),
        (["map https://*.a.example.com", "map https://*.example.com"], "https://www.a.example.com"),
        (["map https://example.com/a", "map /a"], "https://example.com/a"),
        (["map /a/:x(\\d+)", "map /a/:y(\\d+)"], "/a/7"), (["map /a/:x(\\d+)", "map /a/:x"], "/a/7"),
        (["map /a/7", "map /a/:x(\\d+)"], "/a/7"), (["map /:x(\\d*)/:y(\\d*)", "map /**"], "/0/0"),
        (["map /a/file-a.txt", "map /a/file-:x.txt"], "/a/file-a.txt"),
        (["map /a/file-:x.txt", "map /a/file-:y.txt"], "/a/file-x.txt"),
        (["map /", "map /*"], "/"), (["map ~^app", "map /*"], "app"), (["map /:x", "map /:x..."], "/x"),
        (["map /:x...", "map /:x/**"], "/x"),
    ])
    func oneThatCoversAnotherIsFound(lines: [String], witness: String) async throws {
        let found = try await AuditedRouter(lines).findings()
        #expect(found.filter { $0.contains("never") } == ["neverReached 1 by 2: \(witness)"])
    }

    @Test(arguments: [
        ["map /books/:id", "map /books/new"], ["map /a", "map /b"], ["map /:x", "map /:x<alnum>"],
        ["map /:x<double>", "map /:x<int>"], ["map /:x<bool>", "map /:x<true|no>"],
        ["map /true", "map /:x<bool>"], ["map /a/*", "map /a/:x..."], ["map /a/**/c", "map /a/*/c"],
        ["map /a(/:x)", "map /a(/b)"], ["map books", "map app://books"],
        ["map app://books", "map web://books"], ["map https://*/a", "map https://*.com/a"],
        ["map https://*/a", "map https://*:443/a", "map https://*:8080/a"], ["map /**", "map /*/:x"],
        ["map /:x<int>", "map /:x<uint>"], ["map /:x<hex>", "map /:x<double>", "map /:x<alpha>"],
        ["map /a/:x", "map /a/:x(\\d+)"], ["map /a/:x<int>", "map /a/:x(\\d+)"],
        ["map /a/:x(\\d+)", "map /a/:x<int>"], ["map /a/file-:x.txt", "map /a/file-:x<int>.txt"],
        ["map /**/a/**/z", "map /**/a/:x/z", "map /**/a/z"], ["map /:x...", "map /:x"],
        ["map /a", "map ~^b"], ["map /a/:x", "map ~a/x"],
        ["map https://example.com", "map http://example.com"],
    ])
    func oneThatLeavesSomethingIsNot(_ lines: [String]) async throws {
        #expect(try await AuditedRouter(lines).findings().filter { $0.contains("never") } == [])
    }

    @Test(arguments: [
        (["map /a(/:b)", "map /a", "map /a/:b"], "1 by 2: /a"),
        (["map /a/**", "map /a", "map /a/:x", "map /a/:x/**"], "1 by 2: /a"),
        (["map /a/**", "map /a", "map /a/:x", "map /a/:x/:y", "map /a/:x/:y/:z/**"], "1 by 2: /a"),
        (["map /:x<bool>", "map /true", "map /false"], "1 by 2: /true"),
        (["map /:k<a|b|c>", "map /:k<a|b>", "map /c"], "1 by 2: /a"),
        (["map /:x<hex>...", "map /:x", "map /:x/:y/**"], "1 by 2: /7"),
    ])
    func severalThatCoverAnotherTogetherMayBe(lines: [String], expected: String) async throws {
        let found = try await AuditedRouter(lines).findings().filter { $0.contains("neverReached 1 ") }
        #expect(found == ["may neverReached " + expected])
    }

    @Test(arguments: [
        (["map /a/:x<uint>", "map /a/:y(\\d+)"], "1 by 2: /a/7"),
        (["map /a/:x([0-9]+)", "map /a/:y(\\d+)"], "1 by 2: /a/7"),
        (["map /a/file-:x<int>.txt", "map /a/file-:y.txt"], "1 by 2: /a/file-7.txt"),
        (["map /a/b-:x", "map /a/:y(.*)"], "1 by 2: /a/b-x"),
        (["map /a/:x", "map ~^/a/"], "1 by 2: /a/x"),
    ])
    func whatCannotBeToldMayBe(lines: [String], expected: String) async throws {
        #expect(
            try await AuditedRouter(lines).findings().filter { $0.contains("never") } == [
                "may neverReached " + expected
            ])
    }

    @Test(arguments: [
        (["map /a/b [A]", "map /a/:x"], []), (["map /a/b", "map /a/:x [A]"], ["neverReached 1 by 2: /a/b"]),
        (["map /a/b [A]", "map /a/:x [A] [B]"], ["neverReached 1 by 2: /a/b"]),
        (["map /a/b [A] [B]", "map /a/:x [A]", "map /a/:y [B]"], ["parameterNames 3 by 2: /a/x [B]"]),
        (["map /a/b [A]", "map /a/:x [A]", "map /*"], ["neverReached 1 by 2: /a/b [A]"]),
        (["map /a(/:b) [A]", "map /a [A]", "map /a/:b [A] [B]"], ["may neverReached 1 by 2: /a"]),
        (["map /a(/:b) [A]", "map /a [A]", "map /a/:b [B]"], []),
    ])
    func onlyThoseHideThatAreSeenWhereverItIs(lines: [String], expected: [String]) async throws {
        #expect(try await AuditedRouter(lines).findings() == expected)
    }

    @Test func capitalsCountWhereTheRouterSaysSo() async throws {
        let configuration = Routing.Configuration(caseSensitive: true)
        let different = try AuditedRouter(["map /Books", "map /books"], configuration)
        #expect(try await different.findings() == [])
        let covered = try AuditedRouter(["map /Books/:x", "map /:y<Books|News>/*"], configuration)
        #expect(try await covered.findings() == ["neverReached 1 by 2: /Books/x"])
        let type = try AuditedRouter(["map /true", "map /:x<bool>"], configuration)
        #expect(try await type.findings() == ["neverReached 1 by 2: /true"])
        let deep = try AuditedRouter(
            ["map app://Books", "map app://books", "map app:///Books"], configuration)
        let found = try await deep.findings()
        #expect(found == ["duplicate 1 by 3: app:///Books"])
    }

    @Test func webHostsAreWhatTheRouterSays() async throws {
        let lines = ["map https://example.com/a", "map /a"]
        let open = try AuditedRouter(lines, Routing.Configuration(webHosts: ["example.com"]))
        #expect(try await open.findings() == ["neverReached 1 by 2: https://example.com/a"])
        let closed = try AuditedRouter(lines, Routing.Configuration(webHosts: ["other.test"]))
        #expect(try await closed.findings() == [])
    }

    @Test func whoHasAnotherOwnerMayGo() async throws {
        let audited = try AuditedRouter([])
        let (owner, other) = (PlainOwner(), PlainOwner())
        try audited.register("map /a/b", 1, owner: owner)
        try audited.register("map /a/:x", 2, owner: other)
        #expect(try await audited.findings() == ["may neverReached 1 by 2: /a/b"])
        try audited.register("map /a/*", 3, owner: owner)
        #expect(try await audited.findings().contains("neverReached 1 by 3: /a/b"))
        withExtendedLifetime((owner, other)) {}
    }

    @Test func whoIsGoneHidesNobody() async throws {
        let audited = try AuditedRouter(["map /a/b"])
        var owner: PlainOwner? = PlainOwner()
        try audited.register("map /a/:x", 2, owner: owner)
        withExtendedLifetime(owner) {}
        owner = nil
        #expect(try await audited.findings() == [])
    }

    @Test func conditionsInCodeAreAsked() async throws {
        let router = Routing()
        router.map(
            try RoutePattern("/a/:x", where: ["x": .satisfying { $0 == "7" }]), perform: { _ in }, line: 1)
        router.map(
            try RoutePattern("/a/:x", where: ["x": .satisfying { $0.count < 3 }]), perform: { _ in }, line: 2)
        router.map(
            try RoutePattern("/b/:x", where: ["x": .satisfying { _ in false }]), perform: { _ in }, line: 3)
        router.map("/b/*", perform: { _ in }, line: 4)
        router.map("/c/:x", perform: { _ in }, line: 5)
        router.map(
            try RoutePattern("/c/:x", where: ["x": .satisfying { $0 != "7" }]), perform: { _ in }, line: 6)
        let findings = router.audit()
        for finding in findings { try await WitnessCheck(router, finding).run() }
        #expect(
            findings.map(AuditedRouter.summary) == [
                "neverReached 3 by 4: /b/x", "may neverReached 1 by 2: /a/7",
            ])
    }

    @Test func aScopeIsAuditedAsIfItWereAll() async throws {
        let router = try AuditedRouter(["map /a/b [A]", "map /a/:x [A] [B]", "map /a/* [A] [C]"]).router
        #expect(router.audit().map(AuditedRouter.summary) == ["neverReached 1 by 3: /a/b"])
        #expect(router["B"].audit().isEmpty)
        #expect(router["A", "B"].audit().map(AuditedRouter.summary) == ["neverReached 1 by 3: /a/b"])
    }
}
