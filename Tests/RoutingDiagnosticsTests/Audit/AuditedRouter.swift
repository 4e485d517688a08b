import Testing

@testable import Routing
@testable import RoutingDiagnostics

/// A router with entries that are written on lines, each known by the number of its line.
///
/// A line is `map /books/:id` or `proxy /books/**`, followed by tags, `[Views]`, and a name, `"guard"`.
struct AuditedRouter {
    let router: Routing

    init(_ lines: [String], _ configuration: Routing.Configuration = Routing.Configuration()) throws {
        router = Routing(configuration: configuration)
        for (index, line) in lines.enumerated() { try register(line, UInt(index + 1)) }
    }

    /// Registers what a line says.
    @discardableResult
    func register(_ line: String, _ number: UInt, owner: (any RouteOwner)? = nil) throws -> RouteUUID {
        let words = line.split(separator: " ").map(String.init)
        let tags = words.filter { $0.hasPrefix("[") }.map { String($0.dropFirst().dropLast()) }
        let name = words.first { $0.hasPrefix("\"") }.map { String($0.dropFirst().dropLast()) }
        let pattern =
            words[1].hasPrefix("~")
            ? try RoutePattern(regularExpression: String(words[1].dropFirst())) : try RoutePattern(words[1])
        if words[0] == "map" {
            return router.map(pattern, name: name, tags: tags, owner: owner, perform: { _ in }, line: number)
        }
        return router.proxy(
            pattern,
            name: name,
            tags: tags,
            owner: owner,
            decide: { _ in .pass },
            line: number)
    }

    /// What an audit finds, each on a line, once every witness has been seen to show it.
    func findings() async throws -> [String] {
        let findings = router.audit()
        for finding in findings { try await WitnessCheck(router, finding).run() }
        return findings.map(Self.summary)
    }

    /// A finding in short: `neverReached 1 by 2: /books/new [Views]`.
    static func summary(_ finding: RouteFinding) -> String {
        let other = finding.other.map { " by \($0.line)" } ?? ""
        let scope = finding.scope.map { " [\($0)]" }.joined()
        let may = finding.certainty == .possible ? "may " : ""
        return "\(may)\(finding.code) \(finding.route.line)\(other): \(finding.witness)\(scope)"
    }
}
