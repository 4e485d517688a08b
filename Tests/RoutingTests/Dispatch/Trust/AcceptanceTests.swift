import Dispatch
import Routing
import RoutingDiagnostics
import Testing

@testable import Support

/// Which entries a URL reaches, by where it comes from and by what they accept.
@Suite struct AcceptanceTests {
    typealias Kind = RouteOrigin.Kind

    struct Row: Sendable, CustomTestStringConvertible {
        let accepting: [Kind]?
        let externalDefault: Routing.Configuration.ExternalDefault
        /// Which origins reach a map, or a fallback.
        let maps: Set<Kind>
        /// Which origins are shown to a proxy.
        let proxies: Set<Kind>

        var testDescription: String {
            "\(accepting.map { "\($0)" } ?? "nothing said"), \(externalDefault)"
        }
    }

    static let rows: [Row] = [
        Row(accepting: nil, externalDefault: .allow, maps: both, proxies: both),
        Row(accepting: nil, externalDefault: .deny, maps: [.internal], proxies: both),
        Row(accepting: nil, externalDefault: .denyUnknown, maps: [.internal], proxies: both),
        Row(accepting: [.internal], externalDefault: .allow, maps: [.internal], proxies: [.internal]),
        Row(accepting: [.internal], externalDefault: .deny, maps: [.internal], proxies: [.internal]),
        Row(accepting: [.external], externalDefault: .allow, maps: [.external], proxies: [.external]),
        Row(accepting: [.external], externalDefault: .deny, maps: [.external], proxies: [.external]),
        Row(accepting: [.external], externalDefault: .denyUnknown, maps: [.external], proxies: [.external]),
        Row(accepting: [.external, .internal], externalDefault: .allow, maps: both, proxies: both),
        Row(accepting: [.external, .internal], externalDefault: .deny, maps: both, proxies: both),
        Row(accepting: [], externalDefault: .allow, maps: [], proxies: []),
        Row(accepting: [], externalDefault: .deny, maps: [], proxies: []),
    ]

    static let both: Set<Kind> = [.internal, .external]
    static let origins: [RouteOrigin] = [.internal, .external(), .external(source: "mail")]

    /// Maps everything in some way.
    enum Registration: CaseIterable {
        case async, classic, typed, named, scoped, grouped

        func map(in router: Routing, accepting: [Kind]?) {
            switch self {
            case .async: router.map("app://:id", accepting: accepting) { _ in }
            case .classic:
                router.map("app://:id", queue: .global(), accepting: accepting) { _, _, _, completed in
                    completed()
                }
            case .typed: router.map(Thing.self, accepting: accepting) { _, _ in }
            case .named: router.map(Name.thing, accepting: accepting) { _ in }
            case .scoped: router["A"].map("app://:id", accepting: accepting) { _ in }
            case .grouped:
                router.group("app://", tags: ["A"], accepting: accepting) { $0.map(":id") { _ in } }
            }
        }
    }

    struct Thing: Route {
        static let pattern: RoutePattern = "app://:id"
        var id: String
    }

    enum Name: String {
        case thing = "app://:id"
    }

    private func router(_ row: Row) -> Routing {
        Routing(configuration: Routing.Configuration(externalDefault: row.externalDefault))
    }

    /// The owner goes while a condition is asked for the second time, so only the search for the reason finds its map.
    @Test func aMapWithoutItsOwnerIsNotedInTheSearchForTheReason() async throws {
        final class Owner: RouteOwner, Sendable {}
        let router = Routing()
        let log = EventLog(router)
        let owner = Box(Owner())
        let asked = Recorder<String>()
        let condition: @Sendable (String) -> Bool = { id in
            asked.record(id)
            if asked.elements.count == 2 { owner.put(nil) }
            return false
        }
        router.map("app://7", owner: owner.value, accepting: [.internal]) { _ in }
        router.map(try RoutePattern("app://:id", where: ["id": .satisfying(condition)])) { _ in }
        router.open("app://7", from: .external())
        await router.idle()
        #expect(asked.elements == ["7", "7"])
        #expect(log.events(.disposed).map(\.route) == ["app://7"])
    }

    @Test(arguments: rows, Registration.allCases)
    func aMapIsReachedByThoseItAccepts(_ row: Row, _ registration: Registration) async throws {
        let router = router(row)
        registration.map(in: router, accepting: row.accepting)
        for origin in Self.origins {
            let isReached = row.maps.contains(origin.kind)
            #expect(router.canOpen("app://7", from: origin) == isReached)
            #expect(router.canOpen(Thing(id: "7"), from: origin) == isReached)
            #expect(router.canOpen(Name.thing, with: ["id": "7"], from: origin) == isReached)
            #expect(router.open("app://7", from: origin) == isReached)
            #expect(router.open(Thing(id: "7"), from: origin) == isReached)
            #expect(router.open(Name.thing, with: ["id": "7"], from: origin) == isReached)
            #expect(((try? await router.dispatch("app://7", from: origin)) != nil) == isReached)
            #expect(((try? await router.dispatch(Thing(id: "7"), from: origin)) != nil) == isReached)
            let outcome = try? await router.dispatch(Name.thing, with: ["id": "7"], from: origin)
            #expect((outcome != nil) == isReached)
            #expect((router.explain("app://7", from: origin).winner != nil) == isReached)
        }
        await router.idle()
        #expect(Set(try #require(router.routes.first).accepting) == row.maps)
    }

    @Test(arguments: rows)
    func aProxyIsAskedAboutThoseItAccepts(_ row: Row) async throws {
        let router = router(row)
        router.map("/**", accepting: [.internal, .external]) { _ in }
        router.proxy("/a", accepting: row.accepting) { _ in .pass }
        router.proxy("/a", queue: .global(), accepting: row.accepting) { _, _, _, next in next(nil) }
        router.proxy(Letter.self, accepting: row.accepting) { _, _ in .pass }
        for origin in Self.origins {
            let outcome = try await router.dispatch("/a", from: origin)
            #expect(outcome.proxies.count == (row.proxies.contains(origin.kind) ? 3 : 0))
        }
    }

    private struct Letter: Route {
        static let pattern: RoutePattern = "/:letter"
        var letter: String
    }

    @Test(arguments: rows)
    func aFallbackIsReachedByThoseItAccepts(_ row: Row) async {
        let router = router(row)
        router.fallback(accepting: row.accepting) { _ in }
        for origin in Self.origins {
            let outcome = try? await router.dispatch("/a", from: origin)
            #expect((outcome != nil) == row.maps.contains(origin.kind))
        }
    }

    @Test func theNextOlderMapIsTakenThatAccepts() async throws {
        let router = Routing()
        router.map("/a/:x") { _ in "old" }
        router.map("/a/:x", accepting: [.external]) { _ in "for others" }
        router.map("/a/b", accepting: [.internal]) { _ in "for us" }
        #expect(try await router.dispatch("/a/b").value(as: String.self) == "for us")
        #expect(try await router.dispatch("/a/b", from: .external()).value(as: String.self) == "for others")
        #expect(try await router.dispatch("/a/c").value(as: String.self) == "old")
    }

    @Test func aFallbackThatDoesNotAcceptLeavesItToAWiderScope() async throws {
        let router = Routing()
        router.fallback { _ in "router" }
        router["A"].fallback(accepting: [.internal]) { _ in "scope" }
        #expect(try await router["A"].dispatch("/a").value(as: String.self) == "scope")
        #expect(try await router["A"].dispatch("/a", from: .external()).value(as: String.self) == "router")
        router["A"].fallback { _ in "new" }
        #expect(try await router["A"].dispatch("/a", from: .external()).value(as: String.self) == "new")
    }

    @Test func aGroupSpeaksForMapsThatSayNothingAndForNoProxy() async throws {
        let router = Routing()
        router.group("/admin", accepting: [.internal]) { admin in
            admin.map("users") { _ in }
            admin.map("help", accepting: [.external, .internal]) { _ in }
            admin.proxy("**") { _ in .pass }
            admin.group("inner") { $0.map("deep") { _ in } }
            admin.group("open", accepting: [.external]) { $0.map("door") { _ in } }
        }
        let others = RouteOrigin.external()
        #expect(router.canOpen("/admin/users") && !router.canOpen("/admin/users", from: others))
        #expect(!router.canOpen("/admin/inner/deep", from: others))
        #expect(router.canOpen("/admin/open/door", from: others) && !router.canOpen("/admin/open/door"))
        #expect(try await router.dispatch("/admin/help", from: others).proxies.count == 1)
    }

    @Test func tagsAndOriginsAreBothAskedFor() {
        let router = Routing()
        router.map("/a", tags: ["A"], accepting: [.internal]) { _ in }
        router.map("/b", tags: ["A"]) { _ in }
        #expect(router["A"].canOpen("/a") && !router["A"].canOpen("/a", from: .external()))
        #expect(router["A"].canOpen("/b", from: .external()) && !router["B"].canOpen("/b", from: .external()))
        #expect(!router["A", "B"]["A"].canOpen("/a", from: .external()))
    }

    @Test func theOriginIsSeenNowhereAmongTheTags() async throws {
        let router = Routing()
        router["A"].map("/a", accepting: [.external]) { $0.tags }
        let outcome = try await router["A"].dispatch("/a", from: .external())
        #expect(outcome.value(as: Set<String>.self) == ["A"])
        #expect(router.routes.map(\.tags) == [["A"]])
    }
}
