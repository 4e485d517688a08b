import Dispatch
import Testing

@testable import Routing
@testable import Support

/// What listeners are told: the paragraph on events.
@Suite struct EventTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func eventsTellWhatHappenedInOrderAndBecauseOfWhat() {
        let log = EventLog(router)
        driven.map("new", as: "new")
        driven.proxy("/**", as: "all")
        driven.proxy("old", as: "old", commit: "new")
        driven.run("new", "old")

        #expect(log.events.map(\.number) == Array(1...log.events.count))
        #expect(
            log.events.map(\.description)
                == log.events.map { event in
                    let what = event.decision.map { " \($0)" } ?? ""
                    let place = event.sourceLine.map { " at \($0)" } ?? ""
                    let cause = event.cause.map { " because of #\($0)" } ?? ""
                    return "#\(event.number) \(event.kind) \(event.route)\(what)\(place)\(cause)"
                }
        )
        #expect(
            log.events.dropFirst(3).map { "\($0.number) \($0.kind) \($0.route) \($0.cause ?? 0)" } == [
                "4 opened new 0", "5 opened old 0", "6 proxied new 4", "7 handled new 4",
                "8 proxied old 5", "9 redirected new 8", "10 handled new 5",
            ]
        )
    }

    @Test func listenersAreToldOfAnOpeningBeforeCodeIsAskedInItsTurn() throws {
        let log = EventLog(router)
        let asked = Recorder<RoutingEvent.Kind?>()
        func conditional(_ text: String) throws -> RoutePattern {
            let condition: @Sendable (String) -> Bool = { _ in
                asked.record(log.kinds.last)
                return true
            }
            return try RoutePattern(text, where: ["id": .satisfying(condition)])
        }
        driven.map("/plain/1")
        router.proxy(try conditional("/plain/:id")) { _, _, _, next in next(nil) }
        router.open("/plain/1")
        #expect(asked.elements == [.opened])
        driven.scheduler.runAll()
        asked.removeAll()
        driven.map(try conditional("/asked/:id"))
        router.open("/asked/1")
        #expect(asked.elements == [.registered, .opened], "for the answer, and when its turn came")
        driven.scheduler.runAll()
    }

    @Test func registrationsAndDisposalsNameTheirEntry() {
        let log = EventLog(router)
        let uuid = router.map("x", name: "the x") { _, _, _, completed in completed() }
        router.dispose(of: uuid)
        router.dispose(of: uuid)
        #expect(log.kinds == [.registered, .disposed])
        for event in log.events {
            #expect(event.uuid == uuid)
            #expect(event.name == "the x")
            #expect(event.route == "x")
            #expect(event.sourceLine?.description.hasPrefix("RoutingTests/EventTests.swift:") == true)
        }
    }

    @Test func whatGoesWithItsOwnerIsReportedAsDisposedOf() {
        final class Owner: RouteOwner {}
        var owner: Owner? = Owner()
        let uuid = router.map("x", owner: owner) { _ in }
        let log = EventLog(router)
        owner = nil
        router.map("y") { _ in }
        #expect(log.events(.disposed).map(\.uuid) == [uuid])
    }

    @Test func failuresCarryTheirErrors() {
        let log = EventLog(router)
        router.proxy("rejected") { _, _, _, next in next(("%zz", [:], nil)) }
        driven.run("%zz", "nothing", "rejected")
        #expect(log.events.compactMap(\.error).map(\.code) == [.malformedURL, .noRoute, .malformedURL])
        #expect(log.events(.malformed).map(\.route) == ["%zz", "rejected"])
    }

    @Test func anOpenInAHandlerIsCausedByTheOpenThatItServes() async throws {
        let router = Routing()
        router.map("inner") { _ in }
        router.map("outer") { [weak router] request in
            request.open("inner")
            router?.open("inner")
            return nil as String?
        }
        let log = EventLog(router)
        try await router.dispatch("outer")
        await router.idle()
        let opened = log.events(.opened)
        #expect(opened.map(\.route) == ["outer", "inner", "inner"])
        #expect(opened.dropFirst().map(\.cause) == [opened[0].number, opened[0].number])
    }

    @Test func whatAClassicClosureOpensIsCausedByItsURL() async throws {
        let router = Routing()
        let queue = DispatchQueue(label: "classic")
        router.map("inner", queue: queue) { _, _, _, completed in completed() }
        router.protect("outer", queue: queue) { [weak router] _, _, _, next in
            router?.open("inner")
            next(nil)
        }
        router.map("outer", queue: queue) { [weak router] _, _, _, completed in
            router?.open("inner")
            completed()
        }
        let log = EventLog(router)
        for origin in [RouteOrigin.internal, .external()] {
            router.open("outer", from: origin)
            await router.idle()
        }
        let opened = log.events(.opened)
        #expect(opened.map(\.route) == ["outer", "inner", "inner", "outer", "inner", "inner"])
        let (first, second) = (opened[0].number, opened[3].number)
        #expect(opened.map(\.cause) == [nil, first, first, nil, second, second])
    }

    @Test func eachListenerSeesOneEventAtATimeThoughItOpensMore() {
        let seen = Recorder<String>()
        let depth = Box(0)
        let observation = router.observe { [weak router] event in
            #expect(depth.value == 0)
            depth.put(1)
            if event.kind == .opened, event.route == "x" { router?.open("y") }
            seen.record("\(event.kind) \(event.route)")
            depth.put(0)
        }
        driven.run("x")
        #expect(seen.elements == ["opened x", "unmatched x", "opened y", "unmatched y"])
        observation.end()
    }

    @Test func anObserverEndsWhenItsObservationIsReleased() {
        let seen = Recorder<RoutingEvent.Kind>()
        var observation: RouteObservation? = router.observe { seen.record($0.kind) }
        router.map("x") { _ in }
        #expect(observation != nil)
        observation = nil
        router.map("y") { _ in }
        #expect(seen.elements == [.registered])
    }

    @Test func numbersBeginWithTheFirstListener() {
        router.map("before") { _ in }
        let first = EventLog(router)
        router.map("x") { _ in }
        let second = EventLog(router)
        router.map("y") { _ in }
        #expect(first.events.map(\.number) == [1, 2])
        #expect(second.events.map(\.number) == [2])
    }

    @Test func aStreamThatFallsBehindDropsTheOldestAndShowsTheGap() async {
        var router: Routing? = Routing()
        let events = router?.events(bufferingNewest: 3)
        for index in 0..<10 { router?.map("\(index)") { _ in } }
        router = nil
        var numbers: [Int] = []
        if let events { for await event in events { numbers.append(event.number) } }
        #expect(numbers == [8, 9, 10])
    }

    @Test func aStreamEndsWithItsReader() async {
        let router = Routing()
        var events: AsyncStream<RoutingEvent>? = router.events()
        router.map("x") { _ in }
        #expect(events != nil)
        events = nil
        #expect(router.scope.dispatcher.transact { state, _ in state.hub.isListenedTo } == false)
    }

    @Test func anUnmatchedURLIsNotAboutTheProxyThatLetItPass() {
        let log = EventLog(router)
        driven.proxy("/**", as: "all", commit: nil)
        driven.run("new")
        #expect(
            log.events.map { "\($0.kind) \($0.pattern ?? "-")" }.suffix(3) == [
                "opened -", "proxied /**", "unmatched -",
            ])
        #expect(log.events.last?.uuid == nil && log.events.last?.sourceLine == nil)
    }

    /// An `open` reports its end only to listeners.
    @Test func anOpeningWithoutAValueNamesTheMapAndTheFault() throws {
        struct Page: Route {
            static let pattern: RoutePattern = "typed"
            var n: Int
        }
        let log = EventLog(router)
        router.map(Page.self) { _, _ in }
        driven.run("typed?n=x")
        let error = try #require(log.events.last?.error)
        #expect(log.events.last?.kind == .unmatched && error.message.contains("does not decode"))
        #expect(error.underlying is RouteValueError)
    }
}
