import Routing
import Testing

/// Guards whose patterns are expressions: no spelling and no length of a URL gets round them.
@Suite struct GuardExpressionTests {
    private let router = Routing()

    private func code(_ url: String) async -> RoutingError.Code? {
        do {
            try await router.dispatch(url)
            return nil
        } catch {
            return (error as? RoutingError)?.code
        }
    }

    @Test(arguments: [
        "app://account/delete", "APP://Account/delete", "app://acc%6Funt/delete", "app:///account/delete",
        "app:/account/delete", "app:account/delete", "app:////account/delete", "app://u@account/delete",
        "app://account/x/../delete", "app://account/./delete", "app://account/a%2Fb", "app://acc%6Funt/a%2Fb",
        "app://account/" + String(repeating: "./", count: 1_100) + "delete",
    ])
    func anExpressionOverWholeURLsSeesEverySpelling(_ url: String) async throws {
        router.map("app://account/:page") { _ in }
        router.protect(try RoutePattern(regularExpression: "^app://account/[^/]+$" as String)) { _ in
            .reject("no")
        }
        #expect(await code(url) == .rejected)
    }

    @Test func theHostOfTheWebIsSeenInEverySpelling() async throws {
        router.map("https://a.com/account/:page") { _ in }
        router.protect(try RoutePattern(regularExpression: #"^https://a\.com/account/"# as String)) { _ in
            .reject("no")
        }
        #expect(await code("https://A.com:443/./acc%6Funt/x") == .rejected)
        #expect(await code("https://a.com/other") == .noRoute)
    }

    @Test(arguments: [1, 256, 257, 4_000])
    func anExpressionOfACaptureSeesEveryLength(_ length: Int) async {
        let page = String(repeating: "x", count: length)
        for (map, guarded, url) in [
            ("app://account/:page", "app://account/:page([a-z]+)", "app://account/\(page)"),
            ("app://pay-:what", "app://pay-:what([a-z]+)", "app://pay-\(page)"),
            ("app://files/:rest...", "app://files/:rest([a-z]+)...", "app://files/a/\(page)"),
        ] as [(RoutePattern, RoutePattern, String)] {
            router.map(map) { _ in }
            router.protect(guarded) { request in .reject(request.parameters.values.joined(separator: "/")) }
            #expect(await code(url) == .rejected)
        }
    }

    @Test func aConditionInCodeIsNotAskedAboutATextThatIsTooLong() async throws {
        router.map("/:a-:b") { _ in }
        let isShort = RoutePattern.Constraint.satisfying { $0.utf8.count < 9 }
        router.protect(try RoutePattern("/:a-:b", where: ["a": isShort, "b": isShort])) { _ in .reject("no") }
        #expect(await code("/x-y") == .rejected)
        #expect(await code("/x-" + String(repeating: "y", count: 300)) == .rejected)
        #expect(await code("/x-" + String(repeating: "y", count: 200)) == nil)
    }

    @Test func aLongTextThatOtherPartsRefuseIsNotGuarded() async {
        let long = String(repeating: "x", count: 300)
        router.map("app://:first/:page") { _ in }
        router.protect("app://account/pay-:what([a-z]+)") { _ in .reject("no") }
        #expect(await code("app://account/get-\(long)") == nil)
        #expect(await code("app://other/pay-\(long)") == nil)
    }

    @Test func theCapturesOfAGuardComeFromTheSpellingThatItMatched() async throws {
        router.map("app://account/:page") { _ in }
        router.protect(try RoutePattern(regularExpression: "^app://account/:page$" as String)) { request in
            .reject(request.parameters["page"] ?? "")
        }
        do {
            try await router.dispatch("app://acc%6Funt/7%25")
            Issue.record("the guard was not asked")
        } catch {
            #expect("\(error)".contains("7%"))
        }
    }
}
