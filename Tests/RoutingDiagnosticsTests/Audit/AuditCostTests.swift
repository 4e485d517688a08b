import Testing

@testable import Routing
@testable import RoutingDiagnostics

/// What an audit costs: URLs that are looked up and segments that are followed are counted.
@Suite struct AuditCostTests {
    @Test(arguments: [
        ("/s#/:id", nil, 1), ("/:a/k#", nil, 1), ("/x/y/:id/k#", nil, 1), ("/s#/**", nil, 1),
        ("/s#/:id", "map /**", 7),
        ("/s#/:id", "map /:a(.*)/:b", 9), ("/s#/:id [A]", "proxy /**", 2), ("/s#/:id", "proxy /none/*", 3),
    ])
    func stepsGrowWithTheEntries(pattern: String, last: String?, most: Int) throws {
        for count in [300, 1_200] {
            let lines =
                (0..<count).map { "map " + pattern.replacing("#", with: "\($0)") } + [last].compactMap { $0 }
            let router = try AuditedRouter(lines).router
            var audit = RouteAudit(router.snapshot())
            audit.run()
            #expect(audit.steps <= most * count + 200, "\(audit.steps) steps for \(count) entries")
        }
    }

    @Test func manyProxiesOfTheirOwnMapsCostLittle() throws {
        let lines = (0..<500).flatMap { ["map /s\($0)/:id", "proxy /s\($0)/*"] }
        var audit = RouteAudit(try AuditedRouter(lines).router.snapshot())
        audit.run()
        #expect(audit.findings.isEmpty && audit.steps < 10 * lines.count)
    }

    @Test func manyGapsDoNotTakeForever() throws {
        let gaps = String(repeating: "**/a/", count: 40)
        let lines = ["map /\(gaps)z", "map /\(gaps):x<int>", "map /\(gaps)*", "map /**/a/**/a/**/:y"]
        var audit = RouteAudit(try AuditedRouter(lines).router.snapshot())
        audit.run()
        #expect(audit.steps < 4 * (RouteAudit.stepsPerEntry + 2 * SampleURLs.most))
    }
}
