import Testing

@testable import Routing
@testable import Support

/// Dispatches that would wait for themselves by way of other routers.
@Suite struct WaitForGraphTests {
    /// Routers whose handlers of `/outer` dispatch `/inner` on the next one, the last on the first, once all
    /// of them run.
    private func circle(of count: Int, _ codes: Recorder<RoutingError.Code?>) -> [Routing] {
        let routers = (0..<count).map { _ in Routing() }
        let arrived = (0..<count).map { _ in Signal() }
        for (index, router) in routers.enumerated() {
            let next = routers[(index + 1) % count]
            router.map("/inner") { _ in }
            router.map("/outer") { [weak next] _ in
                arrived[index].fire()
                for signal in arrived { await signal.wait() }
                codes.record(await failureCode { try await next?.dispatch("/inner") })
            }
        }
        return routers
    }

    @Test(arguments: [2, 3, 7]) func routersThatDispatchOnEachOtherDoNotWaitInACircle(count: Int) async throws
    {
        let codes = Recorder<RoutingError.Code?>()
        let routers = circle(of: count, codes)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for router in routers { group.addTask { try await router.dispatch("/outer") } }
            try await group.waitForAll()
        }
        #expect(codes.elements.count == count)
        #expect(codes.elements.count { $0 == .wouldDeadlock } == 1, "one refusal opens the circle")
        #expect(codes.elements.count { $0 == nil } == count - 1)
    }

    /// The waits begin at the same moment, in an order that no test decides.
    @Test func howeverTwoRoutersMeetOneOfThemIsRefused() async throws {
        for _ in 0..<200 {
            let codes = Recorder<RoutingError.Code?>()
            let routers = circle(of: 2, codes)
            async let one = routers[0].dispatch("/outer")
            async let other = routers[1].dispatch("/outer")
            _ = try await (one, other)
            #expect(codes.elements.count { $0 == .wouldDeadlock } == 1)
        }
    }

    /// One of them waits until the other has ended; the other would wait for itself, and goes on.
    @Test func howeverTwoRoutersAwaitEachOthersIdlenessOneOfThemDoes() async throws {
        for _ in 0..<200 {
            let routers = [Routing(), Routing()]
            let arrived = [Signal(), Signal()]
            let ended = [Signal(), Signal()]
            let sawEnd = Recorder<Bool>()
            for (index, router) in routers.enumerated() {
                router.map("/outer") { [weak other = routers[1 - index]] _ in
                    arrived[index].fire()
                    for signal in arrived { await signal.wait() }
                    await other?.idle()
                    sawEnd.record(ended[1 - index].hasFired)
                    ended[index].fire()
                }
            }
            async let one = routers[0].dispatch("/outer")
            async let other = routers[1].dispatch("/outer")
            _ = try await (one, other)
            #expect(sawEnd.elements == [false, true])
        }
    }

    @Test func aRouterWithRoomIsInNoCircle() async throws {
        let roomy = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let narrow = Routing()
        roomy.map("/inner") { _ in "inner" }
        narrow.map("/between") { [weak roomy] _ in
            try await roomy?.dispatch("/inner").value(as: String.self)
        }
        roomy.map("/outer") { _ in try await narrow.dispatch("/between").value(as: String?.self) }
        let outcome = try await roomy.dispatch("/outer")
        #expect(outcome.value(as: String??.self) == "inner")
    }

    /// The inquiry has no place, so it shows nothing about the place of the handler.
    @Test func whoWaitsBehindAHandlerThatAsksGuardsIsServed() async throws {
        let (first, second) = (Routing(), Routing())
        let log = EventLog(first)
        let (asked, goOn) = (Signal(), Signal())
        first.protect("/guarded") { _ in
            asked.fire()
            await goOn.wait()
            return .pass
        }
        first.map("/outer") { [weak first] _ in
            _ = try await first?.scope.askGuards(about: "/guarded", passing: nil)
        }
        first.map("/inner") { _ in "inner" }
        second.map("/other") { _ in try await first.dispatch("/inner").value(as: String.self) }
        async let outer = first.dispatch("/outer")
        await asked.wait()
        async let other = second.dispatch("/other")
        _ = await log.first(.opened, "/inner")
        goOn.fire()
        _ = try await outer
        #expect(try await other.value(as: String?.self) == "inner")
    }

    @Test func whoWaitsBehindAHandlerThatWaitsElsewhereIsServed() async throws {
        let (first, second) = (Routing(), Routing())
        let goOn = Signal()
        second.map("/slow") { _ in await goOn.wait() }
        first.map("/outer") { _ in try await second.dispatch("/slow") }
        first.map("/next") { _ in "next" }
        async let outer = first.dispatch("/outer")
        async let next = first.dispatch("/next")
        goOn.fire()
        _ = try await outer
        #expect(try await next.value(as: String.self) == "next")
    }

    @Test func twoThatWaitUntilTheOtherIsIdleDoNotWaitForGood() async throws {
        let (first, second) = (Routing(), Routing())
        let arrived = [Signal(), Signal()]
        first.map("/a") { [weak second] _ in
            arrived[0].fire()
            await arrived[1].wait()
            await second?.idle()
        }
        second.map("/b") { [weak first] _ in
            arrived[1].fire()
            await arrived[0].wait()
            await first?.idle()
        }
        async let one = first.dispatch("/a")
        async let other = second.dispatch("/b")
        _ = try await (one, other)
    }

    @Test func whoeverDispatchesOnARouterThatWaitsForItToBeIdleIsRefused() async throws {
        let (first, second) = (Routing(), Routing())
        let isRunning = Signal()
        let codes = Recorder<RoutingError.Code?>()
        first.map("/inner") { _ in }
        second.map("/b") { [weak first] _ in
            isRunning.fire()
            // The other one waits for this, or is about to; either way it cannot be waited for.
            codes.record(await failureCode { try await first?.dispatch("/inner") })
        }
        first.map("/a") { [weak second] _ in
            second?.open("/b")
            await isRunning.wait()
            await second?.idle()
        }
        try await first.dispatch("/a")
        await second.idle()
        // Refused if the wait came first; served if `idle` came too late to wait for it.
        #expect(codes.elements == [.wouldDeadlock] || codes.elements == [nil])
    }

    @Test func whoWaitedUntilAnotherWasIdleIsInNoOnesWay() async throws {
        let (first, second) = (Routing(), Routing())
        let (goOn, isReleased, end) = (Signal(), Signal(), Signal())
        second.map("/slow") { _ in await goOn.wait() }
        first.map("/inner") { _ in "inner" }
        second.map("/outer") { [weak first] _ in try await first?.dispatch("/inner").value(as: String.self) }
        first.map("/a") { [weak second] _ in
            guard let second, let caller = TaskContext.ofThisTask?.runningCall else { return false }
            second.open("/slow")
            // As `idle` does, but for the moment between its release and its return, which is kept open.
            guard let idler = second.scope.dispatcher.look({ state, _ in state.addIdler() }) else {
                return false
            }
            let mayWait = WaitForGraph.mayWait(for: .idle(second.scope.dispatcher, idler), caller)
            goOn.fire()
            await Task { await second.idle() }.value
            isReleased.fire()
            await end.wait()
            WaitForGraph.end(caller)
            return mayWait
        }
        async let outer = first.dispatch("/a")
        await isReleased.wait()
        let log = EventLog(first)
        async let other = second.dispatch("/outer")
        _ = await log.first(.opened, "/inner")
        end.fire()
        #expect(try await outer.value(as: Bool.self) == true)
        #expect(try await other.value(as: String?.self) == "inner", "it waits for a place, and gets it")
    }

    @Test func whoeverWaitsForWhatIsHeldFreesNoPlace() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let gate = Gate("shut")
        let codes = Recorder<RoutingError.Code?>()
        let isHeld = Signal()
        router.map("/held") { _ in }
        router.proxy("/held") { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
        router.map("/other") { _ in }
        router.map("/1") { [weak router] _ in
            codes.record(await failureCode { try await router?.dispatch("/held") })
        }
        router.map("/2") { [weak router] _ in
            await isHeld.wait()
            codes.record(await failureCode { try await router?.dispatch("/other") })
        }
        let log = EventLog(router)
        async let first = router.dispatch("/1")
        _ = await log.first(.held, "/held")
        async let second = router.dispatch("/2")
        isHeld.fire()
        _ = try await second
        #expect(codes.elements == [.wouldDeadlock], "what is held needs a place again")
        gate.open()
        _ = try await first
        #expect(codes.elements == [.wouldDeadlock, nil])
    }

    @Test func aThousandNestedDispatchesEnd() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2_000)))
        router.map("/:depth<int>") { [weak router] request in
            let depth = Int(request.parameters["depth"] ?? "") ?? 0
            if depth > 0 { try await router?.dispatch("/\(depth - 1)") }
        }
        try await router.dispatch("/1000")
    }

    /// Handlers that take all places, and whose inner jobs dispatch on the same router in turn.
    @Test func handlersThatWaitForPlacesOfTheirOwnFullRouterAllEnd() async throws {
        let count = 200
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(count)))
        let codes = Recorder<RoutingError.Code?>()
        let (arrived, isFull) = (Counter(), Signal())
        router.map("/last") { _ in }
        router.map("/inner") { [weak router] _ in
            codes.record(await failureCode { try await router?.dispatch("/last") })
        }
        router.map("/outer") { [weak router] _ in
            if arrived.next() == count { isFull.fire() }
            await isFull.wait()
            codes.record(await failureCode { try await router?.dispatch("/inner") })
        }
        for _ in 0..<count { router.open("/outer") }
        await router.idle()
        #expect(codes.elements.count >= count)
        #expect(codes.elements.contains(.wouldDeadlock))
    }
}
