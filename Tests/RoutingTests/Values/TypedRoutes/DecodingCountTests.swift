import Testing

@testable import Routing
@testable import Support

/// How often a value is decoded: once for each time that it is looked for in a registry that has changed.
@Suite struct DecodingCountTests {
    private static let decoded = Locked<[Int: Int]>([:])

    private struct Counted: Route {
        static let pattern: RoutePattern = "/counted/:id"
        var id: Int

        enum CodingKeys: String, CodingKey { case id }

        init(id: Int) { self.id = id }

        init(from decoder: any Decoder) throws {
            let id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
            DecodingCountTests.decoded.withLock { $0[id, default: 0] += 1 }
            self.id = id
        }
    }

    private func count(_ id: Int) -> Int { Self.decoded.withLock { $0[id] ?? 0 } }

    @Test func anOpenedValueIsDecodedOnce() async {
        let router = Routing()
        router.map(Counted.self) { route, _ in #expect(route.id == 1) }
        router.open("/counted/1")
        await router.idle()
        #expect(count(1) == 1)
    }

    @Test func aDispatchedValueIsDecodedOnce() async throws {
        let router = Routing()
        router.map(Counted.self) { _, _ in }
        router.proxy("/*") { _ in .pass }
        try await router.dispatch("/counted/2")
        #expect(count(2) == 1)
    }

    @Test func aProxyAndAMapDecodeEachForThemselves() async throws {
        let router = Routing()
        router.map(Counted.self) { _, _ in }
        router.proxy(Counted.self) { _, _ in .pass }
        try await router.dispatch("/counted/3")
        #expect(count(3) == 2)
    }

    @Test func aValueIsDecodedAgainWhenTheRegistryHasChanged() async throws {
        let router = Routing()
        router.map(Counted.self) { route, _ in route.id }
        router.proxy("/*") { [weak router] _ in
            router?.map("/other") { _ in }
            return .pass
        }
        #expect(try await router.dispatch("/counted/4").value(as: Int.self) == 4)
        #expect(count(4) == 2)
    }

    @Test func conditionsAreAskedBesideDecoding() async throws {
        struct Even: Route {
            static let pattern: RoutePattern = {
                let isEven = RoutePattern.Constraint.satisfying { Int($0).map { $0 % 2 == 0 } ?? true }
                return (try? RoutePattern("/even/:id", where: ["id": isEven])) ?? "/never"
            }()
            var id: Int
        }
        let router = Routing()
        router.map(Even.self) { route, _ in route.id }
        #expect(router.canOpen("/even/2") && !router.canOpen("/even/3") && !router.canOpen("/even/x"))
        #expect(try await router.dispatch(Even(id: 4)).value(as: Int.self) == 4)
        #expect(!router.open(Even(id: 5)))
    }
}
