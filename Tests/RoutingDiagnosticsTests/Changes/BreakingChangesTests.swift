import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct BreakingChangesTests {
    private struct Book: Route {
        static let pattern: RoutePattern = "/books/:id"
        var id: Int
    }

    /// A route with a parameter of the query.
    private struct Loan: Route {
        static let pattern: RoutePattern = "/books/:id<uint>/loan"
        var id: Int
        var to: String
    }

    /// A route that refuses URLs without a parameter of the query.
    private struct Shelf: Route {
        static let pattern: RoutePattern = "/shelves/:number<int>"
        var number: Int
        var side: String
    }

    /// A route whose capture is one of a few words.
    private struct Genre: Route {
        enum Name: String, Codable, Sendable { case crime, poetry }

        static let pattern: RoutePattern = "/genres/:name"
        var name: Name
    }

    /// A later version of ``Book``.
    private struct Novel: Route {
        static let pattern: RoutePattern = "/novels/:id"
        var id: Int
    }

    @Test(arguments: [
        // A map goes.
        (["map /a"], [], ["unhandled 1: /a"]),
        (["map /**", "map /a"], ["map /**"], ["unhandled 2 by 1: /a"]),
        (["map /b/:id", "map /b/new"], ["map /b/:id"], ["handledElsewhere 2 by 1: /b/new"]),
        (["map /a \"home\""], ["map /z \"home\""], ["unhandled 1: /a"]),
        (["map /h/**", "map /a"], ["map /a"], ["unhandled 1: /h"]),
        (["map ~^/old/[0-9]$"], ["map /new"], ["unhandled 1: /old/7"]),
        // Its captures have expressions that match the empty text.
        (["map /:year(\\d*)/:month(\\d*)"], [], ["unhandled 1: /0/0"]),
        (["map /:e([ab]*)/:f([ab]*)"], [], ["unhandled 1: /a/a"]),
        (["map /z/:e(x*y*)/:f(a?)"], [], ["unhandled 1: /z/xy/a"]),
        (["map /z/:e(x?)/:f(y?)/:g(z?)"], [], ["unhandled 1: /z/x/y/z"]),
        (["map /v:a(\\d*).:b(\\d*)"], [], ["unhandled 1: /v0.0"]),
        // A pattern narrows.
        (["map /b/:id"], ["map /b/:id<int>"], ["unhandled 1: /b/x"]),
        (["map /b/:id<int>"], ["map /b/:id<uint>"], ["unhandled 1: /b/-7"]),
        (["map /b/:kind<news|sport>"], ["map /b/:kind<news|arts>"], ["unhandled 1: /b/sport"]),
        (["map /b/:id(\\d+)"], ["map /b/:id(\\d{2})"], ["unhandled 1: /b/7"]),
        (["map /a(/:b)"], ["map /a"], ["unhandled 1: /a/x"]),
        (["map /a(/:b)"], ["map /a/:b"], ["unhandled 1: /a"]),
        (["map /a"], ["map app://a"], ["unhandled 1: /a"]),
        (
            ["map https://*.example.com/a"], ["map https://shop.example.com/a"],
            ["unhandled 1: https://www.example.com/a"]
        ),
        (["map /b/:id"], ["map /**", "map /b/:id<int>"], ["unhandled 1 by 1: /b/x"]),
        // Another map is in front.
        (["map /b/:id"], ["map /b/:id", "map /b/new"], ["handledElsewhere 1 by 2: /b/new"]),
        (["map /b/:id", "map /b/new"], ["map /b/new", "map /b/:id"], ["handledElsewhere 2 by 2: /b/new"]),
        (["map /**", "map /h/**"], ["map /h/**", "map /**"], ["unhandled 2 by 2: /h"]),
        (
            ["map /b/:slug/reviews"], ["map /b/:slug/reviews", "map /:kind/top/*"],
            ["handledElsewhere 1 by 2: /b/top/reviews"]
        ),
        (
            ["map /:kind/top/*", "map /b/:slug/reviews"], ["map /b/:slug/reviews", "map /:kind/top/*"],
            ["handledElsewhere 2 by 2: /b/top/reviews"]
        ),
        // A parameter goes.
        (["map /b/:id"], ["map /b/*"], ["lostParameter 1 by 1: /b/x"]),
        (["map /t/:from/:to"], ["map /t/:to/:from"], ["lostParameter 1 by 1: /t/7/x"]),
        (["map /b/:id"], ["map /b/:number"], ["may lostParameter 1 by 1: /b/x"]),
        (["map /b/:id/:page"], ["map /b/:number/*"], ["lostParameter 1 by 1: /b/x/x"]),
        // A tag goes.
        (["map /l [A] [B]"], ["map /l [A]"], ["unhandled 1: /l [B]"]),
        (
            ["map /l [A]", "map /:x [B]"], ["map /l [A]", "map /:x [A] [B]"],
            ["handledElsewhere 1 by 2: /l [A]"]
        ),
    ])
    func whatBreaksIsFound(older: [String], newer: [String], expected: [String]) async throws {
        let changes = try await AuditedRouter(newer).breakingChanges(since: AuditedRouter(older))
        #expect(changes == expected)
    }

    @Test(arguments: [
        (["map /a", "map /b/:id<int>"], ["map /a", "map /b/:id<int>"]),
        (["map /a", "map /b"], ["map /b", "map /a"]),
        (["map /a"], ["map /a", "map /b", "proxy /a"]),
        (["map /b/:id<int>"], ["map /b/:id<int>", "map /b/new"]),
        (["map /b/:id<int>"], ["map /b/:id"]),
        (["map /b/:id"], ["map /b/:id(/:page)"]),
        (["map app://a"], ["map /a"]),
        (["map /books"], ["map /Books [A]"]),
        (["map /b/:_"], ["map /b/:id"]),
        // A catch-all loses URLs to maps that say more, and to a new catch-all.
        (["map /**"], ["map /**", "map /a", "map /b/:id", "map /h/**"]),
        (["map /**", "map /b/:id<int>"], ["map /**", "map /b/:id"]),
        // The same registrations in two scopes.
        (["map /a [A]", "map /a [B]"], ["map /a [B]", "map /a [A]"].reversed()),
    ])
    func whatWorksStillIsNotFound(older: [String], newer: [String]) async throws {
        let changes = try await AuditedRouter(newer).breakingChanges(since: AuditedRouter(older))
        #expect(changes.isEmpty)
    }

    @Test func theRepairIsNamed() throws {
        func messages(_ older: [String], _ newer: [String]) throws -> [String] {
            try AuditedRouter(newer).router.breakingChanges(since: AuditedRouter(older).router).map(\.message)
        }
        let places = "(RoutingDiagnosticsTests/AuditedRouter.swift:1)"
        #expect(
            try messages(["map /a"], []) == ["has lost URLs that no map handles now; keep a map for them"])
        #expect(
            try messages(["map /b/:x"], ["map /b/:x<int>"]) == [
                "has lost URLs that no map handles now; let '/b/:x<int>' \(places) match them, or keep a map for them"
            ])
        #expect(
            try messages(["map /b/:x"], ["map /b/:x", "map /b/new"]) == [
                "has lost URLs to another map; register '/b/:x' \(places) after that map, or narrow that map"
            ])
        #expect(
            try messages(["map /b [A]"], ["map /b"]) == [
                "has lost URLs that no map handles now; give '/b' \(places) its tags and origins back"
            ])
        #expect(
            try messages(["map /b/:x"], ["map /b/*"]) == [
                "has lost the parameter 'x'; let '/b/*' \(places) capture the same text by the same name"
            ])
    }

    @Test func aChangeTellsBothPlaces() throws {
        let (older, newer) = (Routing(), Routing())
        older.map("/books/:id", perform: { _ in }, fileID: "App/Routes.swift", line: 12)
        newer.map("/books/:id", perform: { _ in }, fileID: "App/Routes.swift", line: 14)
        newer.map("/books/new", perform: { _ in }, fileID: "App/Routes.swift", line: 20)
        #expect(
            newer.breakingChanges(since: older).map(\.description) == [
                """
                handledElsewhere: the map '/books/:id' (App/Routes.swift:12)
                  has lost URLs to another map; register '/books/:id' (App/Routes.swift:14) after that map, or narrow \
                that map
                  '/books/new' goes to the map '/books/new' (App/Routes.swift:20)
                """
            ])
    }

    @Test func aMapThatRefusesTheOutsideHasLostItsURLs() async throws {
        let (older, newer) = (try AuditedRouter(["map /a"]), Routing())
        newer.map("/a", accepting: [.internal]) { _ in }
        let finding = try #require(newer.breakingChanges(since: older.router).first)
        #expect(finding.code == .unhandled && finding.origin == .external)
        try await ChangeCheck(older: older.router, newer: newer, finding: finding).run()
        #expect(older.router.breakingChanges(since: newer).isEmpty)
    }

    @Test func eachRouterReadsURLsItsOwnWay() throws {
        let older = try AuditedRouter(["map /a"]).router
        let newer = try AuditedRouter(["map /a"], Routing.Configuration(caseSensitive: true)).router
        #expect(newer.breakingChanges(since: older).map(\.witness) == ["/A"])
        #expect(older.breakingChanges(since: newer).isEmpty)
    }

    @Test func codeThatMayHaveRefusedTheWitnessMakesItPossible() throws {
        let (older, narrower) = (Routing(), Routing())
        older.map(Book.self) { _, _ in }
        narrower.map("/books/:id<uint>") { _ in }
        let table = try RouteTable(older.routes).router()
        #expect(narrower.breakingChanges(since: table).map(\.certainty) == [.possible])
        // Something of it worked, whatever its code refused.
        #expect(Routing().breakingChanges(since: table).map(\.certainty) == [.certain])
        // Code that is there is asked instead, about numbers that are no natural ones.
        #expect(narrower.breakingChanges(since: older).map(\.witness) == ["/books/-7"])
    }

    @Test func theCodeOfAListedMapIsThatOfItsSuccessor() throws {
        let router = Routing()
        router.map(Loan.self) { _, _ in }
        router.map(Book.self) { _, _ in }
        router.map(try RoutePattern("/years/:year", where: ["year": .satisfying { $0.count == 4 }])) { _ in }
        let released = try RouteTable(json: router.routeTable(as: .json)).router()
        #expect(router.breakingChanges(since: released).isEmpty)
        // The patterns, which the table holds, are compared.
        let other = Routing()
        other.map("/books/:id<uint>/loans") { _ in }
        other.map("/years/:year<alpha>") { _ in }
        #expect(other.breakingChanges(since: released).map(\.code) == [.unhandled, .unhandled, .unhandled])
    }

    @Test func theCodeOfANewerListedMapIsThatOfItsPredecessor() throws {
        let router = Routing()
        router.map("/shelves/:number<int>") { _ in }
        router.map(Shelf.self) { _, _ in }
        let table = try RouteTable(router.routes).router()
        #expect(router.breakingChanges(since: table).isEmpty)
        #expect(table.breakingChanges(since: router).isEmpty)
        // Another type's code may refuse other URLs.
        let other = Routing()
        other.map("/shelves/:number<int>") { _ in }
        other.map(Loan.self) { _, _ in }
        let renamed = RouteTable(other.routes).json.replacing(
            "/books/:id<uint>/loan", with: "/shelves/:number<int>")
        let taken = try RouteTable(json: renamed).router().breakingChanges(since: router)
        #expect(taken.map(\.code) == [.handledElsewhere])
    }

    @Test(arguments: [true, false])
    func aMapWhoseCodeRefusesAllMadeUpURLsIsMissedAllTheSame(isListed: Bool) throws {
        let older = Routing()
        older.map(Shelf.self) { _, _ in }
        older.map(Genre.self) { _, _ in }
        let released = isListed ? try RouteTable(older.routes).router() : older
        let findings = Routing().breakingChanges(since: released)
        #expect(findings.map(\.code) == [.unhandled, .unhandled])
        #expect(isListed || findings.allSatisfy { $0.certainty == .possible })
        let wider = Routing()
        wider.map("/shelves/:number") { _ in }
        wider.map("/genres/*") { _ in }
        #expect(wider.breakingChanges(since: released).map(\.code) == [.lostParameter])
        // What the same code accepts is unknown on both sides.
        let same = Routing()
        same.map(Shelf.self) { _, _ in }
        same.map(Genre.self) { _, _ in }
        #expect(same.breakingChanges(since: released).isEmpty)
    }

    @Test func aNewerMapBeforeOneWhoseCodeRefusesAllIsNotConfusedWithIt() throws {
        let (older, newer) = (Routing(), Routing())
        older.map(Shelf.self) { _, _ in }
        older.map("/shelves/:number<int>") { _ in }
        newer.map("/shelves/:number<int>") { _ in }
        #expect(newer.breakingChanges(since: older).isEmpty)
        older.map(Shelf.self) { _, _ in }
        let finding = try #require(newer.breakingChanges(since: older).first)
        #expect(finding.code == .handledElsewhere && finding.certainty == .possible)
        #expect(finding.route.valueType != nil && newer.breakingChanges(since: older).count == 1)
    }

    @Test func codeThatRefusesURLsNowIsNamed() throws {
        let (older, newer) = (Routing(), Routing())
        older.map("/shelves/:number<int>") { _ in }
        newer.map(Shelf.self) { _, _ in }
        let message = try #require(newer.breakingChanges(since: older).first).message
        #expect(message.contains("let the 'Shelf' of '/shelves/:number<int>'"))
        #expect(message.hasSuffix("decode from them"))
    }

    @Test func onlyTheTypeReadsTheParametersOfATypedRoute() throws {
        let (older, newer) = (Routing(), Routing())
        older.map(Book.self) { _, _ in }
        newer.map(Book.self) { _, _ in }
        let renamed = RouteTable(newer.routes).json.replacing("/books/:id", with: "/books/:number")
        #expect(try RouteTable(json: renamed).router().breakingChanges(since: older).isEmpty)
        let other = Routing()
        other.map(Novel.self) { _, _ in }
        #expect(other.breakingChanges(since: older).map(\.code) == [.unhandled])
    }

    @Test func theScopeIsAllThatIsCompared() throws {
        let older = try AuditedRouter(["map /a [A]", "map /b [B]"]).router
        let newer = try AuditedRouter(["map /b [B]"]).router
        #expect(newer["B"].breakingChanges(since: older["B"]).isEmpty)
        #expect(newer["A"].breakingChanges(since: older["A"]).map(\.witness) == ["/a"])
    }

    @Test func tenTimesTheRoutesCostTenTimesTheLookups() throws {
        let costs = try [10, 100].map { count in
            let lines = (0..<count).map { "map /:x/a\($0) [t\($0)]" }
            let snapshots = try [lines, lines.reversed()].map { try AuditedRouter($0).router.snapshot() }
            var comparison = RouteComparison(of: snapshots[0], with: snapshots[1])
            comparison.run()
            return comparison.cost
        }
        #expect(costs[1] <= 20 * costs[0], "\(costs)")
    }
}
