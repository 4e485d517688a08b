import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// What an explanation says is what a dispatch then does.
@Suite struct ExplanationPropertyTests {
    /// How often each thing happened, so that none is left out unnoticed.
    private struct Tally {
        var handled = 0
        var fallenBack = 0
        var unmatched = 0
        var malformed = 0
        var proxies = 0
        var suggestions = 0
        var codes: [RouteExplanation.Reason.Code: Int] = [:]
    }

    @Test(arguments: [false, true])
    func anExplanationNamesWhatADispatchThenDoes(isStrict: Bool) async throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ (isStrict ? 41 : 42))
        let pool = RandomRegistry.pool(of: 80, using: &generator)
        var random = RandomRegistry(generator, pool: pool)
        var tally = Tally()
        for _ in 0..<Effort.times(40) {
            let world = ExplainedWorld(
                random, caseSensitive: isStrict, webHosts: isStrict ? ["example.com", "x.test:8080"] : nil)
            for _ in 0..<16 { try world.change() }
            world.setFallback()
            for _ in 0..<4 {
                world.killOwner()
                try await check(world.url(), in: world.scope(), of: world, &tally)
                try world.change()
            }
            random = world.random
        }
        #expect(tally.handled > 16 && tally.unmatched > 16 && tally.fallenBack > 4 && tally.malformed > 2)
        #expect(tally.proxies > 32 && tally.suggestions > 8)
        for code: RouteExplanation.Reason.Code in [
            .scope, .scheme, .host, .segment, .constraint, .length, .ownerGone, .condition, .value, .shadowed,
        ] {
            #expect(
                tally.codes[code, default: 0] > 0,
                "\(code) does not occur; ROUTING_SEED=\(RandomSeed.current)")
        }
    }

    private func check(
        _ url: String,
        in scope: RouteScope,
        of world: ExplainedWorld,
        _ tally: inout Tally
    ) async throws {
        let comment: Comment = "'\(url)' in \(scope.filter.clauses); ROUTING_SEED=\(RandomSeed.current)"
        let routes = world.router.routes
        let explanation = scope.explain(url)
        #expect(explanation.winner.map { _ in true } ?? false == scope.canOpen(url), comment)
        do {
            let outcome = try await scope.dispatch(url)
            #expect(outcome.uuid == (explanation.winner?.route ?? explanation.fallback)?.uuid, comment)
            #expect(outcome.proxies.map(\.uuid) == explanation.proxies.map(\.uuid), comment)
            if let winner = explanation.winner {
                let parameters = ExactPairs(winner.parameters.map { ($0.name, $0.value) })
                #expect(parameters == ExactPairs(outcome.parameters), comment)
                tally.handled += 1
            } else {
                tally.fallenBack += 1
            }
        } catch let error as RoutingError {
            let isMalformed = explanation.fault != nil
            #expect(explanation.winner == nil && explanation.fallback == nil, comment)
            #expect(error.code == (isMalformed ? .malformedURL : .noRoute), comment)
            tally.malformed += isMalformed ? 1 : 0
            tally.unmatched += isMalformed ? 0 : 1
        }
        tally.proxies += explanation.proxies.count
        if explanation.fault == nil { checkOthers(of: explanation, among: routes, comment, &tally) }
    }

    /// Every entry is accounted for once, with a reason that holds.
    private func checkOthers(
        of explanation: RouteExplanation,
        among routes: [RegisteredRoute],
        _ comment: Comment,
        _ tally: inout Tally
    ) {
        let told =
            explanation.others.map(\.route) + explanation.proxies
            + (explanation.winner.map { [$0.route] } ?? [])
        #expect(told.count == routes.count && Set(told) == Set(routes), comment)
        let places = Dictionary(uniqueKeysWithValues: routes.enumerated().map { ($1.uuid, $0) })
        for passed in explanation.others {
            tally.codes[passed.reason.code, default: 0] += 1
            if passed.reason.code == .shadowed {
                let winner = explanation.winner.flatMap { places[$0.route.uuid] }
                #expect((winner ?? .max) < (places[passed.route.uuid] ?? -1), comment)
                #expect(passed.route.kind == .map, comment)
            }
            #expect((passed.reason.code == .ownerGone) <= (passed.route.isOwnerAlive == false), comment)
            guard let suggestion = passed.suggestion else { continue }
            tally.suggestions += 1
            #expect(throws: Never.self, comment) {
                let router = Routing()
                router.map(try RoutePattern(passed.route.pattern)) { _ in }
                #expect(router.canOpen(suggestion), "'\(suggestion)' for '\(passed.route.pattern)'")
            }
        }
        let far = explanation.others.drop { $0.isNear }
        #expect(!far.contains { $0.isNear }, comment)
    }
}

/// Whether one follows from the other.
private func <= (one: Bool, other: Bool) -> Bool { !one || other }
