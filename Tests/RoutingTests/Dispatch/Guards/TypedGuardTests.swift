import Dispatch
import Routing
import Testing

@testable import Support

/// A typed guard is asked whatever parameters a redirect carries along.
@Suite struct TypedGuardTests {
    private struct Payment: Route {
        enum Tab: String, Codable {
            case one, two
        }

        static let pattern: RoutePattern = "app://pay/:to"
        var to: String
        var tab: Tab?
    }

    private let router = Routing()
    private let seen = Recorder<Payment.Tab?>()

    init() {
        router.map("app://pay/:to") { _ in "paid" }
        router.protect(Payment.self) { [seen] payment, _ in
            seen.record(payment.tab)
            return .reject("no")
        }
    }

    @Test(arguments: ["app://pay/x", "app://pay/x?tab=one"])
    func aClassicRedirectDoesNotBypassIt(_ url: String) async {
        router.proxy("app://old/:to", queue: .global()) { _, parameters, data, next in
            var changed = parameters
            changed["tab"] = "legacy"
            next((url, changed, data))
        }
        await #expect(failureCode { try await router.dispatch("app://old/me") } == .rejected)
        #expect(seen.elements == [url.hasSuffix("one") ? .one : nil])
    }

    @Test func anAsyncRedirectDoesNotBypassIt() async {
        router.proxy("app://old/:to") { _ in .redirect(to: "app://pay/x", parameters: ["tab": "legacy"]) }
        await #expect(failureCode { try await router.dispatch("app://old/me") } == .rejected)
    }

    @Test func aRedirectByAnotherGuardDoesNotBypassIt() async {
        router.protect("app://old/:to") { _ in .redirect(to: "app://pay/x", parameters: ["tab": "legacy"]) }
        await #expect(failureCode { try await router.dispatch("app://old/me") } == .rejected)
    }

    @Test func parametersOfTheOldURLDoNotBypassIt() async {
        router.proxy("app://old/:to") { _ in .redirect(to: "app://pay/x") }
        await #expect(failureCode { try await router.dispatch("app://old/me?tab=legacy") } == .rejected)
    }

    @Test func itsValueIsThatOfTheRedirectIfThatDecodes() async {
        let changed: Parameters = ["tab": "two"]
        router.proxy("app://old/:to") { _ in .redirect(to: "app://pay/x?tab=one", parameters: changed) }
        await #expect(failureCode { try await router.dispatch("app://old/me") } == .rejected)
        #expect(seen.elements == [.two])
    }

    @Test func itIsNotAskedIfNeitherDecodes() async throws {
        let changed: Parameters = ["tab": "legacy"]
        router.proxy("app://old/:to") { _ in .redirect(to: "app://pay/x?tab=odd", parameters: changed) }
        #expect(try await router.dispatch("app://old/me").value(as: String.self) == "paid")
        #expect(seen.elements.isEmpty)
    }

    @Test func aTypedProxyIsNotAskedIfTheRedirectDoesNotDecode() async throws {
        let router = Routing()
        router.map("app://pay/:to") { _ in "paid" }
        router.proxy(Payment.self) { _, _ in .reject("no") }
        router.protect("app://old/:to") { _ in .redirect(to: "app://pay/x", parameters: ["tab": "legacy"]) }
        #expect(try await router.dispatch("app://old/me").value(as: String.self) == "paid")
    }
}
