import Dispatch
import Routing
import RoutingDiagnostics
import Testing

@testable import Support

/// Where a URL comes from when the caller does not say, by the configuration and by where it is opened.
@Suite struct UnstatedOriginTests {
    typealias Mode = Routing.Configuration.ExternalDefault

    static let modes: [Mode] = [.allow, .deny, .denyUnknown]
    static let mail = RouteOrigin.external(source: "mail")
    static let stated: [RouteOrigin?] = [nil, .internal, .external(source: "web")]

    /// Where a call opens another URL.
    enum Context: CaseIterable, Sendable {
        case request, requestScope, narrowedScope, requestInDetachedTask
        case router, routerScope, routerInDetachedTask
        case closure, closureOnAnotherQueue

        var isOfRequest: Bool {
            switch self {
            case .request, .requestScope, .narrowedScope, .requestInDetachedTask: true
            default: false
            }
        }

        /// Whether the router knows there which URL is served.
        var isKnown: Bool {
            switch self {
            case .routerInDetachedTask, .closureOnAnotherQueue: false
            default: true
            }
        }

        /// The origin of a URL that is opened here in the course of another one.
        func origin(_ mode: Mode, of stated: RouteOrigin?, inCourseOf outer: RouteOrigin) -> RouteOrigin {
            if let stated, stated.isExternal { return stated }
            if outer.isExternal, isKnown { return outer }
            let isTrusted = stated != nil || isOfRequest || mode != .denyUnknown
            return isTrusted ? .internal : .external()
        }
    }

    private func router(_ mode: Mode) -> Routing {
        let configuration = Routing.Configuration(concurrency: .limit(8), externalDefault: mode)
        let router = Routing(configuration: configuration)
        // A tag, so that scopes see the maps as well.
        router.map("app://secret/:id", tags: ["T"]) { $0.origin }
        router.map("app://open/:id", tags: ["T"], accepting: [.internal, .external]) { $0.origin }
        return router
    }

    /// Runs a body in a context, in the course of a URL.
    private func run(
        in context: Context,
        of router: Routing,
        inCourseOf outer: RouteOrigin,
        _ body: @escaping @Sendable (any RouteOpening) async -> [String]
    ) async -> [String] {
        let faults = Recorder<[String]>()
        let both = RouteOrigin.Kind.allCases
        switch context {
        case .closure, .closureOnAnotherQueue:
            let isElsewhere = context == .closureOnAnotherQueue
            router.map("app://start", queue: .global(), accepting: both) { _, _, _, completed in
                @Sendable func begin() {
                    Task {
                        faults.record(await body(router))
                        completed()
                    }
                }
                if isElsewhere { DispatchQueue.global().async { begin() } } else { begin() }
            }
        default:
            router.map("app://start", tags: ["T"], accepting: both) { request in
                let found: [String]
                switch context {
                case .request: found = await body(request)
                case .requestScope: found = await body(request.scope)
                case .narrowedScope: found = await body(request.scope["T"])
                case .requestInDetachedTask: found = await Task.detached { await body(request) }.value
                case .routerScope: found = await body(router["T"])
                case .routerInDetachedTask: found = await Task.detached { await body(router) }.value
                default: found = await body(router)
                }
                faults.record(found)
            }
        }
        router.open("app://start", from: outer)
        return await faults.elements(atLeast: 1).flatMap { $0 }
    }

    @Test(arguments: modes, Context.allCases)
    func everyWayToOpenAgrees(_ mode: Mode, _ context: Context) async {
        for outer in [RouteOrigin.internal, Self.mail] {
            for stated in Self.stated {
                let expected = context.origin(mode, of: stated, inCourseOf: outer)
                let router = router(mode)
                let faults = await run(in: context, of: router, inCourseOf: outer) { place in
                    await UnstatedOpenings(place, stated).faults(
                        expecting: expected,
                        accepted: mode == .allow || !expected.isExternal
                    )
                }
                #expect(faults == [], "\(outer), stated \(stated?.description ?? "nothing")")
            }
        }
    }

    @Test(arguments: modes, stated)
    func outsideOfAnyCallEveryWayToOpenAgrees(_ mode: Mode, _ stated: RouteOrigin?) async {
        let expected = Context.router.origin(mode, of: stated, inCourseOf: .internal)
        let isAccepted = mode == .allow || !expected.isExternal
        let router = router(mode)
        for place in [router, router["T"]] as [any RouteOpening] {
            let openings = UnstatedOpenings(place, stated)
            #expect(await openings.faults(expecting: expected, accepted: isAccepted) == [])
        }
        // The router itself answers without making a scope.
        if stated == nil { #expect(router.canOpen("app://secret/7") == isAccepted) }
    }

    @Test func aCallThatServesAnInternalURLDoesNotVouchForTheRouter() async throws {
        let router = router(.denyUnknown)
        router.map("app://start") { [router] request in
            #expect(request.open("app://secret/7"))
            #expect(!router.open("app://secret/7"))
            #expect(RouteOrigin.current == .internal)
        }
        try await router.dispatch("app://start", from: .internal)
    }

    @Test(arguments: [RouteOrigin.internal, mail])
    func whatAClosureOpensOnManyThreadsIsRefused(_ outer: RouteOrigin) async {
        let router = router(.denyUnknown)
        let answers = Recorder<Bool>()
        router.map("app://start", queue: .global(), accepting: [.internal, .external]) {
            [router] _, _, _, completed in
            DispatchQueue.concurrentPerform(iterations: 16) { _ in
                answers.record(router.canOpen("app://secret/7"))
                answers.record(router.open("app://secret/7"))
            }
            completed()
        }
        router.open("app://start", from: outer)
        let all = await answers.elements(atLeast: 32)
        #expect(all.allSatisfy { !$0 })
        await router.idle()
    }

    @Test func aClosureThatTakesTheOriginAlongIsTrustedAsItsURLIs() async {
        let router = router(.denyUnknown)
        let answers = Recorder<Bool>()
        router.map("app://start", queue: .global(), accepting: [.internal, .external]) {
            [router] _, _, _, completed in
            let origin = RouteOrigin.current
            DispatchQueue.global().async {
                answers.record(router.open("app://secret/7", from: origin))
                completed()
            }
        }
        router.open("app://start", from: .internal)
        router.open("app://start", from: Self.mail)
        #expect(Set(await answers.elements(atLeast: 2)) == [true, false])
        await router.idle()
    }

    @Test func redirectsAndGatesKeepAStatedOrigin() async throws {
        let router = router(.denyUnknown)
        let gate = Gate("signed in")
        let log = EventLog(router)
        router.proxy("app://moved/:id") { .redirect(to: "app://secret/\($0.parameters["id"] ?? "")") }
        router.map("app://held", accepting: [.internal]) { $0.origin }
        router.proxy("app://held") { _ in gate.isOpen ? .pass : .hold(at: gate) }
        let moved = try await router.dispatch("app://moved/7", from: .internal)
        #expect(moved.value(as: RouteOrigin.self) == .internal)
        #expect(try await failure { try await router.dispatch("app://moved/7") }.code == .untrusted)
        async let held = router.dispatch("app://held", from: .internal)
        _ = await log.first(.held)
        gate.open()
        #expect(try await held.value(as: RouteOrigin.self) == .internal)
    }

    @Test func theErrorMentionsTheMissingOrigin() async throws {
        let router = router(.denyUnknown)
        let hint = "does not accept external URLs; without 'from:' a URL counts as external here"
        let unstated = try await failure { try await router.dispatch("app://secret/7") }
        #expect(unstated.message.hasSuffix(hint), "\(unstated.message)")
        for origin in [RouteOrigin.external(), Self.mail] {
            let stated = try await failure { try await router.dispatch("app://secret/7", from: origin) }
            #expect(stated.message.hasSuffix("does not accept external URLs"), "\(stated.message)")
        }
    }

    @Test func whatIsNoURLIsReportedWithItsOrigin() {
        let router = router(.denyUnknown)
        let log = EventLog(router)
        router.open("app://%zz")
        router.open("app://%zz", from: .internal)
        router.open(UnstatedOpenings.Name.secret)
        router.open(UnstatedOpenings.Name.secret, from: .internal)
        #expect(log.events(.malformed).map(\.origin) == [.external(), .internal, .external(), .internal])
    }
}
