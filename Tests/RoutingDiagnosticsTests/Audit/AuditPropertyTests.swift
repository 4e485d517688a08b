import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics

/// Random registries: what is found is so, and every witness shows it.
@Suite struct AuditPropertyTests {
    @Test(arguments: [false, true])
    func whatIsCertainIsSo(caseSensitive: Bool) async throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ (caseSensitive ? 62 : 61))
        var counts: [String: Int] = [:]
        for round in 0..<Effort.times(12) {
            // Where wide patterns are about, nothing is idle and little is won.
            let pool =
                round.isMultiple(of: 2)
                ? RandomRegistry.pool(of: 24, using: &generator)
                : (0..<24).map { _ in RandomCases.pattern(using: &generator) }
            let router = Routing(configuration: Routing.Configuration(caseSensitive: caseSensitive))
            for _ in 0..<12 { try register(generator.pick(pool), in: router, &generator) }
            let findings = router.audit()
            #expect(findings == router.audit())
            for finding in findings {
                counts["\(finding.code)", default: 0] += 1
                try await WitnessCheck(router, finding).run()
                guard finding.certainty == .certain else { continue }
                for _ in 0..<25 {
                    let near = [finding.route.pattern, generator.pick(pool)]
                    check(finding, in: router, RandomCases.url(near: near, using: &generator))
                }
            }
        }
        for code in ["neverReached", "duplicate", "parameterNames", "idleProxy", "unaskedProxy"] {
            #expect(counts[code, default: 0] >= 1, "\(code) is hardly ever found: \(counts)")
        }
    }

    private func register(
        _ pattern: String,
        in router: Routing,
        _ generator: inout SeededGenerator
    ) throws {
        let pattern = try RoutePattern(pattern)
        let tags = generator.pick([[], [], ["A"], ["B"], ["A", "B"]])
        let accepting: [RouteOrigin.Kind]? = generator.pick([nil, nil, nil, [.internal], [.external]])
        if generator.chance(75) {
            router.map(pattern, tags: tags, accepting: accepting) { _ in }
        } else {
            router.proxy(pattern, tags: tags, accepting: accepting) { _ in .pass }
        }
    }

    /// Looks whether a URL speaks against a finding.
    private func check(_ finding: RouteFinding, in router: Routing, _ text: String) {
        guard let url = try? RouteURL(text) else { return }
        let comment: Comment = "'\(text)' is against \(finding); ROUTING_SEED=\(RandomSeed.current)"
        switch finding.code {
        case .neverReached,
            .duplicate where finding.route.kind == .map:
            var scopes = [router.scope, router["A"], router["B"], router["A", "B"], router["A"]["B"]]
            scopes += finding.route.tags.map { router[$0] }
            for scope in scopes {
                for origin in [RouteOrigin.internal, .external()] {
                    let winner = scope.map(openedBy: url.string, from: origin)
                    #expect(winner != finding.route.uuid, comment)
                }
            }
        case .idleProxy:
            guard let pattern = try? RoutePattern(finding.route.pattern) else { return }
            let matcher = PatternMatcher(
                rules: router.configuration.matchingRules, asksPredicates: true)
            #expect(matcher.match(pattern, url) == nil || !router.canOpen(text), comment)
            #expect(matcher.match(pattern, url) == nil || !router.canOpen(text, from: .external()), comment)
        default:
            break
        }
    }
}
