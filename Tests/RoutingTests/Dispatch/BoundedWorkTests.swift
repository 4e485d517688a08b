import Dispatch
import Testing

@testable import Routing
@testable import Support

/// A caller pays for its own job, whatever others do meanwhile.
@Suite struct BoundedWorkTests {
    @Test func whoeverTellsASlowListenerIsNotKeptByWhatOthersCause() {
        let driven = DrivenRouter()
        let seen = Recorder<String>()
        let observation = driven.router.observe { [weak router = driven.router] event in
            seen.record(event.route)
            guard event.route == "/first", event.kind == .opened else { return }
            // While this listener takes its time, another thread opens a thousand URLs.
            DispatchQueue.global().sync {
                for number in 0..<1_000 { router?.open("/\(number)") }
            }
        }
        driven.router.open("/first")
        #expect(seen.elements.allSatisfy { $0 == "/first" }, "the thousand are not this caller's")
        driven.scheduler.runAll()
        #expect(seen.elements.count == 2 + 2_000)
        observation.end()
    }

    /// A router in which a URL has ended whose condition opened three others: nothing has started these.
    private func routerWithWaitingJobs() throws -> DrivenRouter {
        let driven = DrivenRouter()
        driven.map("/other")
        let asked = Box(0)
        let counting: @Sendable (String) -> Bool = { [weak router = driven.router] _ in
            asked.put((asked.value ?? 0) + 1)
            if asked.value == 2 { for _ in 0..<3 { router?.open("/other") } }
            return false
        }
        driven.router.map(try RoutePattern("/asked/:id", where: ["id": .satisfying(counting)])) { _ in }
        driven.router.open("/asked/1")
        #expect(asked.value == 2, "for the answer, and when its turn came")
        #expect(driven.router.pending.count == 3, "its end leaves them to the pump")
        return driven
    }

    @Test func whoeverOpensStartsNoOtherJob() throws {
        let driven = try routerWithWaitingJobs()
        #expect(driven.scheduler.count == 1)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/other", "/other", "/other"])
    }

    @Test func whoAsksGuardsStartsNoJob() async throws {
        let driven = try routerWithWaitingJobs()
        _ = try await driven.router.scope.askGuards(about: "/other", passing: nil)
        #expect(driven.router.pending.count == 3)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/other", "/other", "/other"])
    }

    @Test func nobodyStartsWhileCodeIsAskedAboutOneThatCameBefore() throws {
        let driven = DrivenRouter(Routing.Configuration(concurrency: .limit(4)))
        driven.map("/other")
        let asked = Box(0)
        let condition: @Sendable (String) -> Bool = { [weak router = driven.router] _ in
            asked.put((asked.value ?? 0) + 1)
            if asked.value == 2 { router?.open("/other") }
            return true
        }
        let pattern = try RoutePattern("/asked/:id", where: ["id": .satisfying(condition)])
        driven.router.map(pattern) { [seen = driven.seen] route, _, _, completed in
            seen.record(route)
            completed()
        }
        driven.run("/asked/1")
        #expect(driven.seen.elements == ["/asked/1", "/other"])
    }

    @Test func whatReachesOneQueueIsWhatWasOpenedFirst() async {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(8)))
        let queue = DispatchQueue(label: "one serial queue")
        let order = Recorder<Int>()
        let count = 5_000
        router.map("/:number<int>", queue: queue) { _, parameters, _, completed in
            order.record(Int(parameters["number"] ?? "") ?? -1)
            // Places are freed by other threads than the one that opens.
            DispatchQueue.global().async(execute: completed)
        }
        for number in 0..<count { router.open("/\(number)") }
        await router.idle()
        #expect(order.elements == Array(0..<count))
    }

    @Test func aCallWhoseMapIsDisposedOfKeepsItsPlaceInTheQueue() async {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let queue = DispatchQueue(label: "one serial queue")
        let order = Recorder<String>()
        router.map("/:number", queue: queue) { route, _, _, completed in
            order.record(route)
            completed()
        }
        let newer = router.map("/1", queue: queue) { _, _, _, completed in completed() }
        queue.suspend()
        router.open("/1")
        router.open("/2")
        router.dispose(of: newer)
        queue.resume()
        await router.idle()
        #expect(order.elements == ["/1", "/2"])
    }

    @Test func aGuardRegisteredBeforeAQueuedCallTakesItsPlaceInTheQueue() async {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let queue = DispatchQueue(label: "one serial queue")
        let order = Recorder<String>()
        router.map("/:number", queue: queue) { route, _, _, completed in
            order.record(route)
            completed()
        }
        queue.suspend()
        router.open("/1")
        router.open("/2")
        router.protect("/1", queue: queue) { _, _, _, next in
            order.record("guard")
            next(nil)
        }
        queue.resume()
        await router.idle()
        // The guard delays the first job, whose map is called behind the second.
        #expect(order.elements == ["guard", "/2", "/1"])
    }

    @Test func listenersThatOpenWithinListenersDoNotNestWithoutEnd() async {
        let router = Routing()
        let seen = Recorder<Int>()
        let observations = (0..<250).map { number in
            router.observe { [weak router] event in
                guard event.kind == .opened, event.route == "/\(number)" else { return }
                seen.record(number)
                router?.open("/\(number + 1)")
            }
        }
        router.open("/0")
        await router.idle()
        #expect(seen.elements == Array(0..<250))
        for observation in observations { observation.end() }
    }
}

/// What no number may break.
@Suite struct ExtremesTests {
    @Test func aTimeThatNeverPassesIsNoTrap() async throws {
        let router = Routing(configuration: Routing.Configuration(handlerTimeout: .seconds(Int64.max)))
        router.map("/a") { _ in "a" }
        #expect(try await router.dispatch("/a").value(as: String.self) == "a")
        let gate = Gate("shut", timeToLive: .seconds(Int64.max))
        router.map("/held") { _ in "held" }
        router.proxy("/held") { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
        let log = EventLog(router)
        async let outcome = router.dispatch("/held")
        _ = await log.first(.held)
        gate.open()
        #expect(try await outcome.value(as: String.self) == "held")
    }

    @Test func aLongChainOfErrorsIsShownAndLetGoOf() {
        var error = RoutingError(.handlerFailed, "the first")
        for number in 0..<30_000 { error = RoutingError(.handlerFailed, "\(number)", underlying: error) }
        let lines = error.description.split(separator: "\n")
        #expect(lines.first == "handlerFailed: 29999")
        #expect((2...1_001).contains(lines.count))
    }

    @Test func aChainOfErrorsIsCutOffAfterAThousand() {
        var error = RoutingError(.handlerFailed, "the first")
        var counts: [Int] = []
        for _ in 0..<1_002 {
            error = RoutingError(.handlerFailed, "another", underlying: error)
            let chain = sequence(first: error) { $0.underlying as? RoutingError }
            counts.append(Array(chain).count - 1)
        }
        #expect(counts == Array(1...1_000) + [1, 2])
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min), .milliseconds(1)])
    func aTimerPasses(_ duration: Duration) async {
        let passed = Signal()
        let cancel = LiveScheduler().wait(duration, on: ContinuousClock()) { passed.fire() }
        await passed.wait()
        cancel()
    }

    @Test(arguments: [Duration.milliseconds(30), .milliseconds(1_020)])
    func aTimerDoesNotPassBeforeItsTime(_ duration: Duration) async {
        let passed = Signal()
        let start = ContinuousClock.now
        let cancel = LiveScheduler().wait(duration, on: ContinuousClock()) { passed.fire() }
        await passed.wait()
        // The two clocks need not agree to the last microsecond.
        #expect(ContinuousClock.now - start > duration * 0.9)
        cancel()
    }

    @Test func aCancelledTimerKeepsNothing() async {
        let gone = Signal()
        func start() -> Scheduler.Cancel {
            let cargo = Cargo(gone)
            return LiveScheduler().wait(.seconds(3_600), on: ContinuousClock()) {
                withExtendedLifetime(cargo) {}
            }
        }
        start()()
        await gone.wait()
    }
}
