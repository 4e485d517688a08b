import Testing

@testable import Routing
@testable import RoutingDiagnostics

/// Opens the witness of a change in both routers and looks whether they differ as was found.
struct ChangeCheck {
    let older: Routing
    let newer: Routing
    let finding: RouteFinding
    /// What to say besides when they do not, such as a seed.
    var note = ""

    func run() async throws {
        let (before, now) = (try await outcome(in: older), try await outcome(in: newer))
        let comment: Comment = "\(finding)\(note)"
        #expect(before?.uuid == finding.route.uuid, comment)
        #expect(now?.uuid == finding.other?.uuid, comment)
        #expect(
            finding.message.hasPrefix(finding.certainty == .certain ? "has lost " : "may have lost "), comment
        )
        guard finding.code == .lostParameter, let before, let now else { return }
        let lost = before.parameters.names.filter {
            before.parameters.values(for: $0) != now.parameters.values(for: $0)
        }
        #expect(!lost.isEmpty, comment)
        #expect(lost.allSatisfy { finding.message.contains("'\($0)'") }, comment)
    }

    /// What a router does with the witness; `nil` when no map handles it.
    private func outcome(in router: Routing) async throws -> RouteOutcome? {
        let scope = finding.scope.reduce(router.scope) { $0.narrowed(to: [$1]) }
        let origin: RouteOrigin = finding.origin == .external ? .external() : .internal
        do {
            return try await scope.dispatch(finding.witness, from: origin)
        } catch let error as RoutingError where [.noRoute, .untrusted, .malformedURL].contains(error.code) {
            return nil
        }
    }
}

extension AuditedRouter {
    /// What breaks when these routes follow others, each on a line, once every witness has been opened in
    /// both.
    func breakingChanges(since older: AuditedRouter) async throws -> [String] {
        let findings = router.breakingChanges(since: older.router)
        for finding in findings {
            try await ChangeCheck(older: older.router, newer: router, finding: finding).run()
        }
        return findings.map(Self.summary)
    }
}
