import Routing
import SeededRandom
import Testing

@testable import Support

/// A guard lets a URL pass with certain parameters: the map receives no others.
@Suite struct GuardParametersTests {
    private let router = Routing()

    @Test func aRedirectThatRemovesParametersIsAskedAbout() async {
        router.map("app://d") { _ in }
        router.protect("app://s") { _ in .redirect(to: "app://d", parameters: ["safe": "1"]) }
        router.proxy("/**") { .redirect(to: $0.url.string, parameters: Parameters()) }
        router.protect("app://d") { $0.parameters["safe"] == nil ? .reject : .pass }
        await #expect(failureCode { try await router.dispatch("app://s") } == .rejected)
    }

    @Test func aRedirectThatBringsBackValuesOfTheURLIsAskedAbout() async {
        router.map("app://pay") { _ in }
        router.protect("app://buy") { _ in
            .redirect(to: "app://pay?amount=1000", parameters: ["amount": "5"])
        }
        router.proxy("/**") { .redirect(to: $0.url.string) }
        router.protect("app://pay") { $0.parameters["amount"] == "1000" ? .reject : .pass }
        await #expect(failureCode { try await router.dispatch("app://buy") } == .rejected)
    }

    @Test func aMapWithOtherCapturesIsAskedAbout() async {
        router.map("app://a/b") { _ in }
        let newer = router.map("app://:x/b") { _ in }
        router.proxy("/**") { _ in
            router.dispose(of: newer)
            return .pass
        }
        router.protect("app://a/**") { $0.parameters["x"] == "evil" ? .reject : .pass }
        await #expect(failureCode { try await router.dispatch("app://a/b?x=evil") } == .rejected)
    }

    @Test func aMapWithTheSameCapturesIsNot() async throws {
        let asked = Recorder<Parameters>()
        router.map("app://:x/b") { "older \($0.parameters)" }
        let newer = router.map("app://:x/:_") { _ in }
        router.proxy("/**") { _ in
            router.dispose(of: newer)
            return .pass
        }
        router.protect("/**") { request in
            asked.record(request.parameters)
            return .pass
        }
        let outcome = try await router.dispatch("app://a/b")
        #expect(outcome.value(as: String.self) == #"older ["x": "a"]"#)
        #expect(asked.elements == [["x": "a"]])
    }

    @Test func aMapThatChangesWithEachQuestionEndsTheJob() async throws {
        let newest = Box<RouteUUID>()
        let asked = Recorder<Int>()
        router.map("app://a/:p") { _ in }
        router.protect("app://a/**") { _ in
            asked.record(1)
            if let id = newest.value {
                router.dispose(of: id)
                newest.put(nil)
            } else {
                newest.put(router.map("app://a/:q") { _ in })
            }
            return .pass
        }
        let error = try await failure { try await router.dispatch("app://a/1") }
        #expect(error.code == .redirectLoop)
        let message = "the map of 'app://a/1' was replaced 17 times while guards were asked about it"
        #expect(error.message == message)
        #expect(asked.elements.count == 18)
    }

    @Test func aRepeatedRedirectIsNot() async throws {
        let asked = Recorder<String>()
        router.map("/:id") { _ in }
        router.proxy("/**") { .redirect(to: $0.url.string) }
        router.protect("/**") { request in
            asked.record(request.url.string)
            return .pass
        }
        try await router.dispatch("/7?x=1", passing: 1)
        #expect(asked.elements == ["/7?x=1"])
    }
}

extension GuardParametersTests {
    /// The patterns of the maps, several for each URL, with captures that have the names of query values.
    private static let patterns: [RoutePattern] = [
        "app://a/b", "app://:x/b", "app://a/:y", "app://:y/:x", "app://**", "app://a(/:z)", "app://c",
    ]
    private static let urls = ["app://a/b", "app://a/b?x=1&y=2", "app://a?z=3", "app://c?x=4", "app://n/o"]

    @Test func handlersReceiveWhatGuardsHaveSeenLast() async {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 131)
        var (handled, redirected) = (0, 0)
        for _ in 0..<400 {
            let seen = Recorder<Parameters>()
            let given = Recorder<Parameters>()
            let router = Self.router(&generator, given)
            router.protect("/**") { request in
                seen.record(request.parameters)
                return .pass
            }
            let url = generator.pick(Self.urls)
            let outcome = try? await router.dispatch(url)
            let expected = given.elements.isEmpty ? nil : seen.elements.last
            #expect(given.elements.last == expected, "\(url); ROUTING_SEED=\(RandomSeed.current)")
            handled += given.elements.count
            redirected += outcome?.proxies.count { !$0.decision.passes } ?? 0
        }
        #expect(handled > 150 && redirected > 80, "too little happens: \(handled), \(redirected)")
    }

    private static func router(_ generator: inout SeededGenerator, _ given: Recorder<Parameters>) -> Routing {
        let router = Routing()
        let maps = (0..<5).map { _ in router.map(generator.pick(patterns)) { given.record($0.parameters) } }
        if generator.chance(30) { router.fallback { given.record($0.parameters) } }
        for _ in 0..<3 {
            let choices = (generator.number(below: 8), generator.number(below: 5))
            let (pattern, url) = (generator.pick(patterns), generator.pick(urls))
            let decide: @Sendable (RouteRequest) -> ProxyDecision = { request in
                var parameters = request.parameters
                switch choices.0 {
                case 0: router.dispose(of: maps[choices.1])
                case 1: router.map(patterns[choices.1]) { given.record($0.parameters) }
                case 2: return .redirect(to: request.url.string)
                case 3: return .redirect(to: request.url.string, parameters: Parameters())
                case 4:
                    parameters[["x", "y", "z", "w", "x"][choices.1]] = choices.1 < 2 ? nil : "7"
                    return .redirect(to: request.url.string, parameters: parameters)
                case 5: return .redirect(to: url, parameters: ["x": "5", "w": "6"])
                case 6: return .redirect(to: url)
                default: break
                }
                return .pass
            }
            if generator.chance(40) {
                router.protect(pattern) { decide($0) }
            } else {
                router.proxy(pattern) { decide($0) }
            }
        }
        return router
    }
}
