import Routing
import Testing

@testable import Support

/// What is opened through a request carries on where the request came from.
@Suite struct RequestTests {
    @Test func aRequestOpensInTheScopeOfItsWorkWhateverTheTagsOfTheEntry() async throws {
        let router = Routing()
        let seen = Recorder<String>()
        router.map("/next", tags: ["A"]) { _ in seen.record("A") }
        router.map("/next", tags: ["B"]) { _ in seen.record("B") }
        router.map("/next") { _ in seen.record("none") }
        router.map("/start", tags: ["A", "B"]) { request in
            #expect(request.open("/next"))
        }
        for scope in [router["A"], router["B"], router.scope] {
            scope.open("/start")
            await router.idle()
        }
        #expect(seen.elements == ["A", "B", "none"])
    }

    @Test func aRequestDispatchesInTheScopeOfItsWork() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        router.map("/next", tags: ["A"]) { _ in "A" }
        router.map("/next") { _ in "none" }
        router.map("/start", tags: ["A"]) { request in
            try await request.dispatch("/next").value(as: String.self)
        }
        #expect(try await router["A"].dispatch("/start").value(as: String?.self) == "A")
        #expect(try await router.dispatch("/start").value(as: String?.self) == "none")
    }

    @Test func aProxysRequestOpensInTheScopeOfItsWork() async throws {
        let router = Routing()
        let seen = Recorder<String>()
        router.map("/next", tags: ["A"]) { _ in seen.record("A") }
        router.map("/next") { _ in seen.record("none") }
        router.proxy("/start", tags: ["A"]) { request in
            #expect(request.open("/next"))
            return .reject("rather the next")
        }
        router["A"].open("/start")
        await router.idle()
        #expect(seen.elements == ["A"])
    }

    @Test func whatARequestOpensIsCausedByItsWorkFromAnyTask() async throws {
        let router = Routing()
        let log = EventLog(router)
        router.map("/next") { _ in }
        router.map("/start") { [weak router] request in
            await Task.detached { _ = request.open("/next") }.value
            await Task.detached { _ = router?.open("/next") }.value
        }
        try await router.dispatch("/start")
        await router.idle()
        let opened = log.events(.opened)
        #expect(opened.map(\.route) == ["/start", "/next", "/next"])
        // A detached task that opens on the router itself tells nothing of where it comes from.
        #expect(opened.map(\.cause) == [nil, opened.first?.number, nil])
    }

    @Test(arguments: [false, true])
    func malformedURLsOfARequestAreCausedByItsWorkToo(throughTheRouter: Bool) async throws {
        let router = Routing()
        let log = EventLog(router)
        router.map("/start") { [weak router] request in
            #expect(throughTheRouter ? router?.open("%zz") == false : !request.open("%zz"))
        }
        try await router.dispatch("/start")
        #expect(log.events(.malformed).first?.cause == log.events(.opened).first?.number)
        #expect(log.events(.malformed).count == 1)
    }
}
