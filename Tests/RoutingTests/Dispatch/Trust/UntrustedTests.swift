import Routing
import Testing

@testable import Support

/// What is said when only a map matches that does not accept where the URL comes from.
@Suite struct UntrustedTests {
    private let router = Routing()
    private let others = RouteOrigin.external(source: "mail")

    @Test func theErrorNamesTheMap() async throws {
        router.map("/a/:x", name: "admin", accepting: [.internal]) { _ in }
        let fault = try await failure { try await router.dispatch("/a/b", from: others) }
        #expect(fault.code == .untrusted)
        let start = "the map \"admin\" '/a/:x' (RoutingTests/UntrustedTests.swift:"
        #expect(fault.message.hasPrefix(start), "\(fault.message)")
        #expect(fault.message.hasSuffix(" matches '/a/b', but does not accept external URLs"))
    }

    @Test func theEventNamesTheMap() async throws {
        let log = EventLog(router)
        let map = router.map("/a", accepting: [.internal]) { _ in }
        router.proxy("/a") { _ in .pass }
        #expect(!router.open("/a", from: others))
        await router.idle()
        #expect(log.kinds.suffix(3) == [.opened, .proxied, .untrusted])
        let event = try #require(log.events.last)
        #expect(event.uuid == map && event.origin == others && event.error?.code == .untrusted)
        #expect(event.cause == log.events(.opened).first?.number)
        #expect(log.events(.opened).first?.description.contains(" from external (mail)") == true)
    }

    @Test func whereNobodyMatchesThereIsNoRoute() async throws {
        router.map("/a", accepting: [.internal]) { _ in }
        router["A"].map("/b", accepting: [.internal]) { _ in }
        #expect(try await failure { try await router.dispatch("/c", from: others) }.code == .noRoute)
        #expect(try await failure { try await router["A"].dispatch("/a", from: others) }.code == .noRoute)
        #expect(try await failure { try await router["A"].dispatch("/b", from: others) }.code == .untrusted)
    }

    @Test func theProgramItselfMayBeRefusedAsWell() async throws {
        router.map("/a", accepting: [.external]) { _ in }
        let fault = try await failure { try await router.dispatch("/a") }
        #expect(fault.code == .untrusted && fault.message.hasSuffix("does not accept internal URLs"))
    }

    @Test func aFallbackAnswersInstead() async throws {
        router.map("/a", accepting: [.internal]) { _ in }
        router.fallback { _ in "fallback" }
        #expect(try await router.dispatch("/a", from: others).value(as: String.self) == "fallback")
    }

    @Test func codeIsAskedOnceBeforeSomebodyIsNamed() async throws {
        let asked = Recorder<String>()
        func pattern(_ text: String, _ label: String, _ answer: Bool) throws -> RoutePattern {
            try RoutePattern(
                text,
                where: [
                    "x": .satisfying { _ in
                        asked.record(label)
                        return answer
                    }
                ])
        }
        router.map("/:x", accepting: [.internal]) { _ in }
        router.map(try pattern("/:x", "yes", true), name: "yes", accepting: [.internal]) { _ in }
        router.map(try pattern("/:x", "no", false), name: "no", accepting: [.internal]) { _ in }
        router.map(try pattern("/:x", "for all", false)) { _ in }
        let log = EventLog(router)
        let fault = try await failure { try await router.dispatch("/a", from: others) }
        #expect(fault.code == .untrusted)
        #expect(log.events(.untrusted).map(\.name) == ["yes"])
        #expect(asked.elements.filter { $0 != "for all" } == ["no", "yes"])
    }

    @Test func whereCodeRefusesThereIsNoRoute() async throws {
        let never = try RoutePattern("/:x", where: ["x": .satisfying { _ in false }])
        router.map(never, accepting: [.internal]) { _ in }
        router.map(Number.self, accepting: [.internal]) { _, _ in }
        #expect(try await failure { try await router.dispatch("/a", from: others) }.code == .noRoute)
        #expect(try await failure { try await router.dispatch("/7", from: others) }.code == .untrusted)
    }

    private struct Number: Route {
        static let pattern: RoutePattern = "/:number"
        var number: Int
    }

    @Test func whoHasGoneIsNotNamed() async throws {
        final class Owner: RouteOwner {}
        var owner: Owner? = Owner()
        router.map("/a", owner: owner, accepting: [.internal]) { _ in }
        #expect(try await failure { try await router.dispatch("/a", from: others) }.code == .untrusted)
        owner = nil
        #expect(try await failure { try await router.dispatch("/a", from: others) }.code == .noRoute)
        #expect(owner == nil)
    }

    @Test func afterARedirectItIsTheNewURLThatIsRefused() async throws {
        router.map("/a") { _ in }
        router.map("/b", accepting: [.internal]) { _ in }
        router.proxy("/a") { _ in .redirect(to: "/b?x=1") }
        let fault = try await failure { try await router.dispatch("/a", from: others) }
        #expect(fault.code == .untrusted && fault.message.contains(" matches '/b?x=1', "))
    }

    @Test func itsValuesAreHiddenAsInAllEvents() async throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let log = EventLog(router)
        router.map("/login/:token", accepting: [.internal]) { _ in }
        router.open("/login/s3cretword", from: others)
        await router.idle()
        let event = await log.first(.untrusted)
        #expect(event.error?.message.contains("s3cretword") == false)
        #expect(event.route == "/login/•••")
    }

    @Test func whatIsMalformedSaysWhereItComesFrom() async {
        let log = EventLog(router)
        router.open("%zz", from: others)
        router.open("%zz")
        #expect(log.events(.malformed).map(\.origin) == [others, .internal])
    }
}
