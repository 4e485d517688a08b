import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// What an audit makes of entries that do not accept everything.
@Suite struct TrustAuditTests {
    typealias Kind = RouteOrigin.Kind

    /// Registers a pattern once with each acceptance, and audits.
    private func findings(_ registrations: [(RoutePattern, [Kind]?)]) async throws -> [String] {
        let router = Routing()
        for (index, (pattern, accepting)) in registrations.enumerated() {
            router.map(pattern, accepting: accepting, perform: { _ in }, line: UInt(index + 1))
        }
        let findings = router.audit()
        for finding in findings { try await WitnessCheck(router, finding).run() }
        return findings.map { "\(AuditedRouter.summary($0)) \($0.origin)" }
    }

    @Test func aMapForUsDoesNotCoverOneForAll() async throws {
        #expect(try await findings([("/a/b", nil), ("/a/:x", [.internal])]) == [])
        #expect(try await findings([("/a/:x", nil), ("/a/:x", [.internal])]) == [])
        #expect(try await findings([("/a/b", [.external]), ("/a/:x", [.internal])]) == [])
    }

    @Test func aMapForAllCoversOneForUs() async throws {
        let found = try await findings([("/a/b", [.internal]), ("/a/:x", nil)])
        #expect(found == ["neverReached 1 by 2: /a/b internal"])
        let external = try await findings([("/a/b", [.external]), ("/a/:x", nil)])
        #expect(external == ["neverReached 1 by 2: /a/b external"])
        let same = try await findings([("/a/:x", [.internal]), ("/a/:x", nil)])
        #expect(same.count == 1 && same[0].hasPrefix("neverReached 1 by 2"))
    }

    @Test func whatIsTheSameForTheSameIsADuplicate() async throws {
        let found = try await findings([("/a", [.external]), ("/a", [.external])])
        #expect(found == ["duplicate 1 by 2: /a external"])
    }

    @Test func aCoverByMapsOfWhichEachLacksSomebodyIsNotTold() async throws {
        let found = try await findings([("/a/b", nil), ("/a/:x", [.internal]), ("/a/:x", [.external])])
        #expect(found == [])
    }

    @Test func aFindingSaysWhoHasToOpenTheWitness() throws {
        let router = Routing()
        router.map("/a/b", accepting: [.external]) { _ in }
        router.map("/a/:x") { _ in }
        let finding = try #require(router.audit().first)
        #expect(finding.origin == .external)
        #expect("\(finding)".contains("'/a/b', external, goes to the map '/a/:x'"))
    }

    @Test func aProxyThatIsAskedAboutMapsForOthersIsNotIdle() {
        let router = Routing()
        router.map("/a", accepting: [.external]) { _ in }
        router.proxy("/a") { _ in .pass }
        #expect(router.audit().isEmpty)
    }
}
