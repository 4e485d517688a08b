import Foundation
import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// Patterns that were not written for an audit: nothing is found that is not there.
@Suite struct AuditCorpusTests {
    private static func patterns(_ corpus: String) throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Examples/Benchmarks/Sources/routing-benchmarks/Corpora")
            .standardizedFileURL
        let text = try String(contentsOf: folder.appending(path: "\(corpus).patterns"), encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
    }

    @Test(arguments: ["small", "github", "deep", "wildcard"])
    func nothingIsWrongWithRealRoutes(_ corpus: String) throws {
        let router = try AuditedRouter(Self.patterns(corpus).map { "map " + $0 }).router
        #expect(router.audit().isEmpty)
    }

    @Test func whatIsFoundAmongShuffledRoutesIsThere() async throws {
        let audited = try AuditedRouter(Self.patterns("wildcard_rand").map { "map " + $0 })
        let findings = audited.router.audit()
        #expect(findings.allSatisfy { $0.code == .neverReached && $0.certainty == .certain })
        #expect(findings.count > 100)
        for finding in findings.prefix(40) { try await WitnessCheck(audited.router, finding).run() }
    }

    @Test func everyPatternOfTheTableCanBeAudited() async throws {
        let patterns = try ConformanceTable.load().matching.map(\.pattern)
        let router = Routing()
        for (index, pattern) in patterns.enumerated() {
            let pattern = try RoutePattern(pattern)
            if index.isMultiple(of: 5) {
                router.proxy(pattern) { _ in .pass }
            } else {
                router.map(pattern, tags: index.isMultiple(of: 2) ? ["A"] : []) { _ in }
            }
        }
        let findings = router.audit()
        #expect(!findings.isEmpty)
        for finding in findings { try await WitnessCheck(router, finding).run() }
    }
}
