import Routing
import RoutingTesting
import Testing

@Suite struct ExpectingRoutesTests {
    private let router = Routing()

    init() {
        router.map("books/:id") { _ in }
        router.map("login") { _ in }
        router.proxy("account/**") { _ in .redirect(to: "login") }
    }

    @Test func aURLThatItsPatternHandlesMeetsTheExpectation() async throws {
        let outcome = try await expectOpens(router, "app://books/7", "books/:id", ["id": "7"])
        #expect(outcome.pattern == "books/:id")
    }

    @Test func anotherPatternIsNamedWithTheProxyThatChoseIt() async throws {
        let line: UInt = #line
        let failure = await #expect(throws: ExpectationFailure.self) {
            try await expectOpens(router, "account/orders", "account/:tab")
        }
        let message = try #require(failure?.message)
        #expect(message.hasPrefix("'account/orders' was to be handled by 'account/:tab', but 'login' did"))
        #expect(message.contains("the proxy 'account/**'"))
        // A macro stands at its first line, all of it.
        #expect(failure?.line == line + 1)
    }

    @Test func otherParametersAreTold() async throws {
        let failure = await #expect(throws: ExpectationFailure.self) {
            try await expectOpens(router, "books/7", "books/:id", ["id": "8"])
        }
        #expect(failure?.message.contains("but it was given") == true)
    }

    @Test func whatTheRouterSaysIsPassedOn() async throws {
        let failure = await #expect(throws: ExpectationFailure.self) {
            try await expectOpens(router, "app://%zz", "books/:id")
        }
        #expect(failure?.message.contains("malformedURL") == true)
        #expect(failure?.message.contains("invalidEscape") == true)
    }

    @Test func aRefusalIsExpectedWithItsCode() async throws {
        try await expectRefuses(router, "nowhere")
        try await expectRefuses(router, "nowhere", .noRoute)
        let failure = await #expect(throws: ExpectationFailure.self) {
            try await expectRefuses(router, "nowhere", .rejected)
        }
        #expect(failure?.message.contains("noRoute") == true)
    }

    @Test func aURLThatIsHandledIsNoRefusal() async throws {
        let failure = await #expect(throws: ExpectationFailure.self) {
            try await expectRefuses(router, "books/7")
        }
        #expect(failure?.message == "'books/7' was to be refused, but 'books/:id' handled it")
    }
}
