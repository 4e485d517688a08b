import Routing
import SeededRandom
import Testing

@testable import Reference
@testable import Support

/// Random registries of guards, proxies, redirects, gates, scopes and fallbacks: no map and no fallback is
/// called with a URL that the guards of that URL have not passed in the same job.
@Suite struct GuardPropertyTests {
    /// A guard, and its pattern in a router of its own, which says what it matches.
    private struct Guard: Sendable {
        let number: Int
        let accepting: [RouteOrigin.Kind]
        let matcher: Routing

        func protects(_ request: RouteRequest) -> Bool {
            accepting.contains(request.origin.kind) && matcher.canOpen(request.url.string)
        }
    }

    /// What is passed along with a URL: which job it is, and how many guards there were when it was opened.
    ///
    /// A guard that is made later may come when the job is past its guards already.
    private struct Ticket: Sendable {
        let job: Int
        let guards: Int
    }

    /// What happened to a job, as the guards and handlers tell it.
    private struct Job: Sendable {
        /// The guards that let a URL pass since a gate held the job last: a number and the URL each.
        var passed: Set<String> = []
        var breaches: [String] = []
    }

    private struct World: Sendable {
        let router: Routing
        let gate = Gate("gate")
        let pool: [String]
        let guards = Locked<[Guard]>([])
        let jobs = Locked<[Int: Job]>([:])
        let asked = Recorder<ProxyDecision>()
        let handled = Recorder<Int>()

        /// Called by a map or a fallback.
        func handle(_ request: RouteRequest) {
            guard let ticket = request.data as? Ticket else { return }
            let protecting = guards.withLock { $0.prefix(ticket.guards) }.filter { $0.protects(request) }
            let url = request.url.string
            jobs.withLock { jobs in
                for gatekeeper in protecting
                where jobs[ticket.job]?.passed.contains("\(gatekeeper.number) \(url)") != true {
                    jobs[ticket.job, default: Job()].breaches.append("guard \(gatekeeper.number), \(url)")
                }
            }
            handled.record(protecting.count)
        }

        /// Called by a guard, which has a number, or a proxy, which has none.
        func decide(_ request: RouteRequest, as number: Int?, _ choice: Int) -> ProxyDecision {
            guard let job = (request.data as? Ticket)?.job else { return .pass }
            var generator = SeededGenerator(seed: UInt64(choice) &+ UInt64(request.url.string.utf8.count))
            let decision: ProxyDecision =
                switch choice {
                case 0: .redirect(to: RandomCases.url(near: pool, using: &generator))
                case 1: gate.isOpen ? .pass : .hold(at: gate)
                case 2: .reject("no")
                case 3: .redirect(to: request.url.string)
                default: .pass
                }
            asked.record(decision)
            jobs.withLock { jobs in
                if "\(decision)".hasPrefix("hold") { jobs[job, default: Job()].passed = [] }
                if decision.passes, let number {
                    jobs[job, default: Job()].passed.insert("\(number) \(request.url.string)")
                }
            }
            return decision
        }
    }

    @Test func noHandlerIsCalledWithAURLThatItsGuardsHaveNotPassed() async {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 97)
        var protected = 0
        var redirects = 0
        for _ in 0..<Effort.times(50) {
            let world = world(&generator)
            for job in 0..<16 {
                let url = RandomCases.url(near: world.pool, using: &generator)
                let origin: RouteOrigin = generator.chance(30) ? .external() : .internal
                let scope = generator.chance(30) ? world.router["A"] : world.router[]
                let ticket = Ticket(job: job, guards: world.guards.withLock { $0.count })
                scope.open(url, passing: ticket, from: origin)
                if generator.chance(10) { protect(world, &generator) }
            }
            await world.router.idle()
            world.gate.open()
            await world.router.idle()
            for (job, record) in world.jobs.withLock({ $0 }) {
                let comment: Comment = "job \(job): \(record.breaches); ROUTING_SEED=\(RandomSeed.current)"
                #expect(record.breaches.isEmpty, comment)
            }
            protected += world.handled.elements.reduce(0, +)
            redirects += world.asked.elements.filter { $0.redirection != nil }.count
        }
        #expect(protected > 187 && redirects > 187, "too little happens: \(protected), \(redirects)")
    }

    private func world(_ generator: inout SeededGenerator) -> World {
        let pool = RandomRegistry.pool(of: 10, using: &generator).filter { !$0.contains("?") }
        let concurrency = generator.pick([Routing.Configuration.Concurrency.serial, .limit(3)])
        let world = World(
            router: Routing(configuration: .init(concurrency: concurrency)), pool: pool)
        for _ in 0..<4 { protect(world, &generator) }
        for _ in 0..<12 { register(world, &generator) }
        return world
    }

    private func protect(_ world: World, _ generator: inout SeededGenerator) {
        guard let pattern = try? RoutePattern(generator.pick(world.pool)) else { return }
        let all = RouteOrigin.Kind.allCases
        let accepting = generator.pick([all, all, [.external], [.internal]])
        let number = world.guards.withLock { $0.count }
        let choice = generator.number(below: 12)
        let matcher = Routing()
        matcher.map(pattern) { _ in }
        let mapping: any RouteMapping = generator.chance(30) ? world.router["A"] : world.router
        mapping.protect(pattern, accepting: accepting) { world.decide($0, as: number, choice) }
        let gatekeeper = Guard(number: number, accepting: accepting, matcher: matcher)
        world.guards.withLock { $0.append(gatekeeper) }
    }

    private func register(_ world: World, _ generator: inout SeededGenerator) {
        guard let pattern = try? RoutePattern(generator.pick(world.pool)) else { return }
        let tags = generator.pick([[], ["A"]])
        switch generator.number(below: 8) {
        case 0, 1:
            let choice = generator.number(below: 5)
            world.router.proxy(pattern, tags: tags) { world.decide($0, as: nil, choice) }
        case 2: world.router.fallback { world.handle($0) }
        default: world.router.map(pattern, tags: tags) { world.handle($0) }
        }
    }
}
