import Testing

@testable import Routing
@testable import RoutingDiagnostics

@Suite struct PatternOverlapTests {
    private func findings(
        _ lines: [String],
        _ configuration: Routing.Configuration = Routing.Configuration()
    ) async throws -> [String] {
        try await AuditedRouter(lines, configuration).findings()
    }

    /// A first segment that is written as the host folds, so that a proxy for `/Books` is asked about `app://BOOKS`.
    @Test(arguments: [
        ["map app://books/:id", "proxy /Books/:id"], ["map /books", "proxy /Books"],
        ["map /:x<books|film>/a", "proxy /:x<Books|Film>/a"],
    ])
    func whereCapitalsCountAFirstSegmentIsNeverApartForCertain(_ lines: [String]) async throws {
        let found = try await findings(lines, Routing.Configuration(caseSensitive: true))
        #expect(found.allSatisfy { $0.hasPrefix("may idleProxy") })
    }

    @Test func aBooleanPartOfASegmentIsNotTriedInEverySpelling() async throws {
        let found = try await findings(["map /:a<bool>:b<int>", "proxy /FALSE42"])
        #expect(found == ["may idleProxy 2: /FALSE42"])
    }

    /// The places of two patterns are remembered once each, whatever leads there.
    @Test func longPatternsAreComparedOnceAtEachPlace() throws {
        let segments = String(repeating: "/a", count: 300)
        let router = try AuditedRouter(["map /**\(segments)/c", "proxy /**\(segments)/b"]).router
        let entries = router.snapshot().rows.map { AuditedEntry($0) }
        var overlap = PatternOverlap(MatchingRules(), steps: 1_000_000)
        guard case .none = overlap.find(entries[0], entries[1]) else {
            Issue.record("the patterns end in different segments")
            return
        }
        #expect(1_000_000 - overlap.stepsLeft < 5 * 302 * 302)
    }

    @Test func patternsOfDifferentSchemesTakeAStep() throws {
        let router = try AuditedRouter(["map one://a", "proxy two://a"]).router
        let entries = router.snapshot().rows.map { AuditedEntry($0) }
        var overlap = PatternOverlap(MatchingRules(), steps: 10)
        _ = overlap.find(entries[0], entries[1])
        #expect(overlap.stepsLeft == 9)
    }
}
