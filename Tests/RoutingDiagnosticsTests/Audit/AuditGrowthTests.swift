import Testing

@testable import Routing
@testable import RoutingDiagnostics

/// Ten times as many entries cost an audit at most twenty times as much, whatever the entries are.
@Suite struct AuditGrowthTests {
    private final class Owner: RouteOwner {}

    private struct Word: Route {
        static let pattern: RoutePattern = "/:word"
        var word: String
    }

    private static let words = (0..<70).map { "w\($0)" }.joined(separator: "|")

    /// An audit that was run with a twentieth of what each entry may cost, for tests of a twentieth of the
    /// entries.
    private func audit(_ router: Routing) -> RouteAudit {
        var audit = RouteAudit(router.snapshot())
        audit.visitsLeft = 2_500
        audit.visitsPerEntry = 25
        audit.stepsForProxies = 5_000
        audit.stepsPerProxy = 50...1_250
        audit.run()
        return audit
    }

    /// Counts what an audit looks at.
    private func cost(of router: Routing) -> Int {
        let audit = audit(router)
        return audit.steps + audit.visits
    }

    @Test(arguments: [
        "map /:x(a#)", "map /:x(.*a#)", "map /:x(b?a?#?)", "map /i-#-:a", "map /:x<\(words)|w#>",
        "map /:x<int>/#", "map /:x<a#|b#>", "map /a(/#)", "map /:n#", "map /:a/**/#", "map /**/#/**",
        "map /a [t#]", "proxy /:x(a#)", "proxy /p#/*",
    ])
    func entriesOfOneKind(_ line: String) throws {
        let costs = try [50, 500].map { count in
            let lines = (0..<count).map { line.replacing("#", with: "\($0)") }
            return cost(of: try AuditedRouter(lines).router)
        }
        #expect(costs[1] <= 20 * costs[0], "\(costs)")
    }

    @Test(arguments: ["map /a", "map /:x/b", "proxy /a"])
    func ownersOfOnePattern(_ line: String) throws {
        let costs = try [50, 500].map { count in
            let owners = (0..<count).map { _ in Owner() }
            let router = try AuditedRouter([])
            for (number, owner) in owners.enumerated() {
                try router.register(line, UInt(number + 1), owner: owner)
            }
            return withExtendedLifetime(owners) { cost(of: router.router) }
        }
        #expect(costs[1] <= 20 * costs[0], "\(costs)")
    }

    @Test func ownersOfOneTypedRoute() {
        let costs = [50, 500].map { count in
            let owners = (0..<count).map { _ in Owner() }
            let router = Routing()
            for owner in owners { router.map(Word.self, owner: owner) { _, _ in } }
            return withExtendedLifetime(owners) { cost(of: router) }
        }
        #expect(costs[1] <= 20 * costs[0], "\(costs)")
    }

    @Test func proxiesThatMeetNoMapOfManyHosts() throws {
        let costs = try [50, 500].map { count in
            let lines = (0..<count).flatMap { ["map https://h\($0).test/a", "proxy https://*/b\($0)"] }
            return cost(of: try AuditedRouter(lines).router)
        }
        #expect(costs[1] <= 20 * costs[0], "\(costs)")
    }

    @Test func whatHidesACrowdIsFoundAllTheSame() throws {
        let lines = (0..<400).map { "map /:x(a\($0))" } + ["map /*"]
        let findings = audit(try AuditedRouter(lines).router).findings
        #expect(findings.count == 400)
        #expect(findings.allSatisfy { $0.code == .neverReached && $0.certainty == .certain })
    }

    @Test func whatCannotBeFoundOutStaysOpen() throws {
        let router = try AuditedRouter(["map /:x(\\d\\d)", "map /:x(\\d+)"]).router
        #expect(router.audit().map(\.code) == [.neverReached])
        var audit = RouteAudit(router.snapshot())
        audit.visitsLeft = 0
        audit.visitsPerEntry = 0
        audit.run()
        #expect(audit.findings.isEmpty)
    }

    @Test func aCrowdElsewhereCostsOtherEntriesLittle() throws {
        let lines = (0..<50).flatMap { ["map /b\($0)/x", "map /b\($0)/*"] }
        let crowd = (0..<500).map { "map /c/:x(a\($0))" }
        let findings = audit(try AuditedRouter(lines + crowd).router).findings
        #expect(findings.count >= 35 && findings.allSatisfy { $0.code == .neverReached })
    }

    /// Copies are not counted as steps: each entry copied the twins of its pattern, of which there were as many.
    @Test func ownersOfOnePatternAreNotCopiedForEach() {
        let router = Routing()
        let owners = (0..<3_000).map { _ in Owner() }
        for owner in owners { router.map("/a", owner: owner) { _ in } }
        withExtendedLifetime(owners) { #expect(audit(router).findings.count == owners.count - 1) }
    }
}
