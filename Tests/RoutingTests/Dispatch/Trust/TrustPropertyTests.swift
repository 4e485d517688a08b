import Foundation
import Routing
import SeededRandom
import Testing

@testable import Reference
@testable import Support

/// Random registries and openings: what is for the program itself is never called for an external URL, nor
/// for what follows from one.
@Suite struct TrustPropertyTests {
    private struct Call: Sendable {
        let accepting: [RouteOrigin.Kind]
        let origin: RouteOrigin.Kind
        /// Whether the URL carries the mark that every external one, and all that follow from it, carry.
        let isMarked: Bool
    }

    /// A random world: routers whose handlers, proxies and fallbacks open more, in all ways there are.
    private struct World: Sendable {
        let routers: [Routing]
        let gate = Gate("gate")
        let calls = Recorder<Call>()
        let pool: [String]
        /// Whether handlers dispatch; then nothing is held, and there is room for all, so that no task waits
        /// for what waits for them.
        let dispatches: Bool

        /// What a handler goes on to do, read from its URL so that it can be repeated.
        func follow(_ request: RouteRequest) async {
            let left = Int(request.parameters["left"] ?? "") ?? 0
            guard left > 0 else { return }
            var generator = SeededGenerator(seed: UInt64(request.parameters["seed"] ?? "") ?? 0)
            let router = generator.pick(routers)
            let mark = request.parameters["mark"] ?? ""
            let url = url(&generator, left: left - 1, mark: mark)
            switch generator.number(below: dispatches ? 7 : 5) {
            case 0: request.open(url)
            case 1: request.open(url, from: .internal)
            case 2: router.open(url)
            case 3: router.open(url, from: .internal)
            case 4: Task { router.open(url) }
            case 5: _ = try? await router.dispatch(url)
            default: _ = try? await request.scope["A"].dispatch(url)
            }
        }

        func decide(_ request: RouteRequest, _ choice: Int) async -> ProxyDecision {
            var generator = SeededGenerator(seed: UInt64(request.parameters["seed"] ?? "") ?? 0)
            let mark = request.parameters["mark"] ?? ""
            switch choice {
            case 0: return .redirect(to: url(&generator, left: 1, mark: mark))
            case 1: return gate.isOpen ? .pass : .hold(at: gate)
            case 2:
                await follow(request)
                return .pass
            default: return .pass
            }
        }

        func url(_ generator: inout SeededGenerator, left: Int, mark: String) -> String {
            let path = RandomCases.url(near: pool, using: &generator)
            let route = String(path.prefix { $0 != "?" && $0 != "#" })
            return "\(route)?left=\(left)&mark=\(mark)&seed=\(generator.next())"
        }

        func note(_ request: RouteRequest, _ accepting: [RouteOrigin.Kind]) {
            let isMarked = request.url.query["mark"] == "external"
            calls.record(Call(accepting: accepting, origin: request.origin.kind, isMarked: isMarked))
        }
    }

    @Test func whatIsForUsIsNeverCalledForOthers() async {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 81)
        var external = 0
        var refused = 0
        for round in 0..<60 {
            let world = world(dispatches: round.isMultiple(of: 2), &generator)
            let logs = world.routers.map { EventLog($0) }
            for _ in 0..<12 {
                let isExternal = generator.chance(60)
                let mark = isExternal ? "external" : "internal"
                let url = world.url(&generator, left: 3, mark: mark)
                let origin: RouteOrigin = isExternal ? .external(source: "seed") : .internal
                generator.pick(world.routers).open(url, from: origin)
            }
            if !world.dispatches { for router in world.routers { await router.idle() } }
            world.gate.open()
            for _ in 0..<8 { for router in world.routers { await router.idle() } }
            for call in world.calls.elements {
                external += call.isMarked ? 1 : 0
                let comment: Comment = "\(call); ROUTING_SEED=\(RandomSeed.current)"
                #expect(call.accepting.contains(call.origin), comment)
                #expect(!call.isMarked || call.origin == .external, comment)
            }
            refused += logs.reduce(0) { $0 + $1.events(.untrusted).count }
        }
        #expect(external > 500 && refused > 50, "too little happens: \(external), \(refused)")
    }

    private func world(dispatches: Bool, _ generator: inout SeededGenerator) -> World {
        let pool = RandomRegistry.pool(of: 12, using: &generator).filter { !$0.contains("?") }
        let routers = (0..<3).map { _ in
            Routing(
                configuration: Routing.Configuration(
                    concurrency: dispatches ? .limit(1000) : generator.pick([.serial, .limit(3)]),
                    externalDefault: generator.pick([.allow, .deny, .denyUnknown])
                ))
        }
        let world = World(routers: routers, pool: pool, dispatches: dispatches)
        if dispatches { world.gate.open() }
        for router in routers {
            for _ in 0..<10 { register(generator.pick(pool), in: router, world, &generator) }
        }
        return world
    }

    private func register(
        _ text: String,
        in router: Routing,
        _ world: World,
        _ generator: inout SeededGenerator
    ) {
        guard let pattern = try? RoutePattern(text) else { return }
        let all = RouteOrigin.Kind.allCases
        let given = generator.pick([nil, nil, [.internal], [.internal], [.external], all])
        let byDefault: [RouteOrigin.Kind] =
            router.configuration.externalDefault == .allow ? RouteOrigin.Kind.allCases : [.internal]
        let tags = generator.pick([[], ["A"]])
        switch generator.number(below: 8) {
        case 0:
            let choice = generator.number(below: 5)
            router.proxy(pattern, tags: tags, accepting: given) { request in
                world.note(request, given ?? RouteOrigin.Kind.allCases)
                return await world.decide(request, choice)
            }
        case 1:
            router.fallback(accepting: given) { request in
                world.note(request, given ?? byDefault)
                await world.follow(request)
            }
        default:
            router.map(pattern, tags: tags, accepting: given) { request in
                world.note(request, given ?? byDefault)
                await world.follow(request)
            }
        }
    }
}
