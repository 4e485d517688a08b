import Dispatch
import Routing
import Testing

@testable import Support

/// What follows from an external URL is external.
@Suite struct FollowingTests {
    private let router = Routing()
    private let others = RouteOrigin.external(source: "mail")

    /// Maps `/secret`, which no external URL is to reach, and `/open`, which all may, to handlers that say
    /// who came.
    private func mapTargets(in router: Routing) {
        router.map("/secret", accepting: [.internal]) { "secret: \($0.origin)" }
        router.map("/open") { "open: \($0.origin)" }
    }

    /// What a handler gets that dispatches two URLs in some way.
    private func dispatch(_ way: (String) async throws -> RouteOutcome) async -> [String] {
        var results: [String] = []
        for url in ["/secret", "/open"] {
            do {
                results.append(try await way(url).value(as: String.self) ?? "")
            } catch let error as RoutingError {
                results.append("\(error.code)")
            } catch {
                results.append("\(error)")
            }
        }
        return results
    }

    private static let refused = ["untrusted", "open: external (mail)"]
    private static let trusted = ["secret: internal", "open: internal"]

    @Test func aRedirectStaysExternal() async throws {
        mapTargets(in: router)
        router.map("/a") { _ in }
        router.proxy("/a") { .redirect(to: $0.parameters["to"] ?? "") }
        let fault = try await failure { try await router.dispatch("/a?to=/secret", from: others) }
        #expect(fault.code == .untrusted)
        let outcome = try await router.dispatch("/a?to=/open", from: others)
        #expect(outcome.value(as: String.self) == "open: external (mail)")
        #expect(try await router.dispatch("/a?to=/secret").value(as: String.self) == "secret: internal")
    }

    @Test func aClassicRedirectStaysExternal() async throws {
        mapTargets(in: router)
        router.map("/a") { _ in }
        router.proxy("/a", queue: .global()) { _, parameters, _, next in next(("/secret", parameters, nil)) }
        let fault = try await failure { try await router.dispatch("/a", from: others) }
        #expect(fault.code == .untrusted)
    }

    @Test func whatAGateHoldsStaysExternal() async throws {
        let gate = Gate("signed in")
        let log = EventLog(router)
        mapTargets(in: router)
        router.proxy("/**") { _ in gate.isOpen ? .pass : .hold(at: gate) }
        async let secret = failure { try await router.dispatch("/secret", from: others) }
        async let open = router.dispatch("/open", from: others)
        _ = await log.first(.held, "/secret")
        _ = await log.first(.held, "/open")
        #expect(gate.pending.map(\.origin) == [others, others])
        #expect(router.held.map(\.origin) == [others, others])
        gate.open()
        #expect(try await secret.code == .untrusted)
        #expect(try await open.value(as: String.self) == "open: external (mail)")
    }

    @Test func anExternalDuplicateDoesNotTakeThePlaceOfAnInternalOne() async {
        let gate = Gate("signed in", coalescesDuplicates: true)
        router.proxy("/**") { _ in .hold(at: gate) }
        router.open("/a", passing: 1)
        router.open("/a", passing: 2, from: others)
        router.open("/a", passing: 3, from: .external(source: "web"))
        await router.idle()
        #expect(gate.pending.map { $0.data as? Int } == [1, 3])
    }

    /// The ways in which a handler opens something else.
    enum Way: CaseIterable, Sendable {
        case request, requestSayingOtherwise, scope, narrowedScope, router, routerSayingOtherwise, task

        func dispatch(_ url: String, _ request: RouteRequest, _ router: Routing) async throws
            -> RouteOutcome
        {
            switch self {
            case .request: try await request.dispatch(url)
            case .requestSayingOtherwise: try await request.dispatch(url, from: .internal)
            case .scope: try await request.scope.dispatch(url)
            case .narrowedScope: try await request.scope[].dispatch(url)
            case .router: try await router.dispatch(url)
            case .routerSayingOtherwise: try await router.dispatch(url, from: .internal)
            case .task: try await Task { try await router.dispatch(url) }.value
            }
        }

        func canOpen(_ url: String, _ request: RouteRequest, _ router: Routing) async -> Bool {
            switch self {
            case .request: request.canOpen(url)
            case .requestSayingOtherwise: request.canOpen(url, from: .internal)
            case .scope: request.scope.canOpen(url)
            case .narrowedScope: request.scope[].canOpen(url)
            case .router: router.canOpen(url)
            case .routerSayingOtherwise: router.canOpen(url, from: .internal)
            case .task: await Task { router.canOpen(url) }.value
            }
        }
    }

    @Test(arguments: Way.allCases)
    func whatAHandlerDispatchesIsExternal(_ way: Way) async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        mapTargets(in: router)
        router.map("/a") { request in
            #expect(await !way.canOpen("/secret", request, router) == request.origin.isExternal)
            #expect(await way.canOpen("/open", request, router))
            return await dispatch { try await way.dispatch($0, request, router) }
        }
        #expect(try await router.dispatch("/a", from: others).value(as: [String].self) == Self.refused)
        #expect(try await router.dispatch("/a").value(as: [String].self) == Self.trusted)
    }

    @Test(arguments: Way.allCases)
    func whatAProxyDispatchesIsExternal(_ way: Way) async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let seen = Box<[String]>()
        mapTargets(in: router)
        router.map("/a") { _ in }
        router.proxy("/a") { request in
            seen.put(await dispatch { try await way.dispatch($0, request, router) })
            return .pass
        }
        try await router.dispatch("/a", from: others)
        #expect(seen.value == Self.refused)
        try await router.dispatch("/a")
        #expect(seen.value == Self.trusted)
    }

    @Test(arguments: Way.allCases)
    func whatAFallbackDispatchesIsExternal(_ way: Way) async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        router["T"].map("/secret", accepting: [.internal]) { _ in }
        let isReached = Box<Bool>()
        router.fallback { request in
            guard request.route == "/a" else { return }
            isReached.put((try? await way.dispatch("/secret", request, router)) != nil)
            #expect(await !way.canOpen("/secret", request, router))
        }
        try await router.dispatch("/a", from: others)
        #expect(isReached.value == true, "the fallback takes what the map does not accept")
    }

    @Test func itGoesThroughOtherRouters() async throws {
        let second = Routing()
        let third = Routing()
        router.map("/a") { _ in try await second.dispatch("/b").value(as: [String].self) }
        second.map("/b") { _ in try await third.dispatch("/c").value(as: [String].self) }
        let fourth = Routing()
        mapTargets(in: fourth)
        third.map("/c") { _ in await dispatch { try await fourth.dispatch($0) } }
        #expect(try await router.dispatch("/a", from: others).value(as: [String].self) == Self.refused)
        #expect(try await router.dispatch("/a").value(as: [String].self) == Self.trusted)
    }

    @Test func anExternalURLInTheCourseOfAnotherIsWhatItSays() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        mapTargets(in: router)
        let web = RouteOrigin.external(source: "web")
        router.map("/a") { try await $0.dispatch("/open", from: web).value(as: String.self) }
        let outcome = try await router.dispatch("/a", from: others)
        #expect(outcome.value(as: String.self) == "open: external (web)")
    }

    @Test func whatIsOpenedAndNotAwaitedIsExternalToo() async {
        let log = EventLog(router)
        mapTargets(in: router)
        router.map("/a") { [router] request in
            #expect(!request.open("/secret"))
            #expect(!router.open("/secret"))
            #expect(!router.open("/secret", from: .internal))
            #expect(request.open("/open"))
        }
        router.open("/a", from: others)
        await router.idle()
        #expect(log.events(.untrusted).map(\.origin) == [others, others, others])
        #expect(log.events(.handled).map(\.origin) == [others, others])
    }

    @Test func aDetachedTaskLeaves() async throws {
        mapTargets(in: router)
        router.map("/a") { [router] _ in
            await Task.detached { router.canOpen("/secret") }.value
        }
        #expect(try await router.dispatch("/a", from: others).value(as: Bool.self) == true)
    }

    @Test func theOriginIsThatOfTheWorkNotOfWhoOpenedItBefore() async throws {
        mapTargets(in: router)
        let origins = Recorder<RouteOrigin>()
        router.map("/a") { _ in origins.record(.current) }
        router.open("/a")
        router.open("/a", from: others)
        router.open("/a")
        await router.idle()
        #expect(origins.elements == [.internal, others, .internal])
        #expect(RouteOrigin.current == .internal)
    }
}
