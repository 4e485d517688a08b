import Foundation
import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// Explanations as values.
@Suite struct ExplanationTests {
    typealias Reason = RouteExplanation.Reason

    private let router = Routing()

    @Test func parametersSayWhereTheyComeFrom() throws {
        router.map("files/:id/:path...") { _ in }
        let winner = try #require(router.explain("files/7/a/b%2Fc?id=8&q=1&q=2").winner)
        #expect(winner.parameters.map(\.name) == ["q", "q", "id", "path", "path"])
        #expect(winner.parameters.map(\.value) == ["1", "2", "7", "a", "b/c"])
        #expect(winner.parameters.map(\.origin) == [.query, .query, .capture, .capture, .capture])
    }

    @Test func aURLIsReadAsItIsOpened() throws {
        let url = "https://u@Shop.Example:443/a/../b%20c?x=1#f"
        let explanation = router.explain(url)
        let reading = try #require(explanation.reading)
        #expect(explanation.url == url)
        #expect(reading.scheme == "https" && reading.host == "shop.example" && !reading.startsWithHost)
        #expect(reading.segments == ["b c"] && reading.query == ["x": "1"] && reading.fragment == "f")
        #expect(router.explain("APP://Push/Login").reading?.segments == ["push", "Login"])
        #expect(router.explain("app://push").reading?.startsWithHost == true)
    }

    @Test func aMalformedURLHasAFaultAndNothingElse() {
        router.map("/*") { _ in }
        router.proxy("/*") { _ in .pass }
        router.fallback { _ in }
        let explanation = router.explain("/a%")
        #expect(explanation.fault?.code == "invalidEscape" && explanation.fault?.offset == 2)
        #expect(explanation.fault?.excerpt == "  /a%\n    ^")
        #expect(explanation.reading == nil && explanation.winner == nil && explanation.fallback == nil)
        #expect(explanation.proxies.isEmpty && explanation.others.isEmpty)
    }

    @Test func proxiesAreToldInTheOrderInWhichTheyAreAsked() {
        let first = router.proxy("/**") { _ in .pass }
        router.proxy("/x") { _ in .pass }
        let last = router.proxy("/:id") { _ in .pass }
        let explanation = router.explain("/a")
        #expect(explanation.proxies.map(\.uuid) == [last, first])
        #expect(explanation.others.map(\.route.pattern) == ["/x"])
        #expect(explanation.winner == nil)
    }

    @Test func aMapIsShadowedByTheOneThatWins() throws {
        let old = router.map("/:a") { _ in }
        router.map("/:b") { _ in }
        let newest = router.map("/:c", perform: { _ in }, fileID: "Shop/Routes.swift", line: 3)
        let explanation = router.explain("/x")
        #expect(explanation.winner?.route.uuid == newest)
        #expect(explanation.winner?.route.sourceLine == "Shop/Routes.swift:3")
        #expect(explanation.others.allSatisfy { $0.reason.message == "shadowed by '/:c', registered later" })
        #expect(explanation.others.map(\.reason.code) == [.shadowed, .shadowed])
        #expect(explanation.others.last?.route.uuid == old)
        #expect(explanation.others.allSatisfy { $0.isNear })
    }

    @Test func theNearestFallbackIsTold() {
        let general = router.fallback { _ in }
        let own = router["A"].fallback { _ in }
        router.map("/a") { _ in }
        #expect(router.explain("/b").fallback?.uuid == general)
        #expect(router["A"]["B"].explain("/b").fallback?.uuid == own)
        #expect(router.explain("/a").fallback == nil)
    }

    @Test func conditionsThatRefuseAreNamed() throws {
        let isShort = RoutePattern.Constraint.satisfying { $0.utf8.count < 3 }
        router.map("/:x") { _ in }
        router.map(try RoutePattern("/:x", where: ["x": isShort])) { _ in }
        router.proxy(try RoutePattern("/:x", where: ["x": isShort])) { _ in .pass }
        router.map(try RoutePattern("/:x(/:y)", where: ["x": isShort, "y": isShort])) { _ in }
        let refused = router.explain("/long")
        #expect(refused.winner?.route.conditions == [] && refused.proxies.isEmpty)
        #expect(refused.others.map(\.reason.code) == [.condition, .condition, .condition])
        #expect(refused.others[0].reason.message == "the condition on ':x, :y' refuses it")
        #expect(refused.others[2].reason.message == "the condition on ':x' refuses 'long'")
        #expect(refused.others[2].reason.seen == "long")
        let taken = router.explain("/s")
        #expect(taken.winner?.route.conditions == ["x", "y"] && taken.proxies.count == 1)
        #expect(taken.others.map(\.reason.code) == [.shadowed, .shadowed])
    }

    @Test func aConditionIsAskedOnceAboutTheURL() throws {
        let asked = Locked<[String]>([])
        let condition = RoutePattern.Constraint.satisfying { text in
            asked.withLock { $0.append(text) }
            return text == "yes"
        }
        for number in 0..<3 {
            let pattern = try RoutePattern("/\(number == 1 ? "x" : ":a")/:b", where: ["b": condition])
            router.map(pattern) { _ in }
            router.proxy(pattern) { _ in .pass }
        }
        _ = router.explain("/y/no")
        #expect(asked.withLock { $0 } == ["no", "no", "no", "no"])
        asked.withLock { $0 = [] }
        _ = router["A"].explain("/y/yes")
        #expect(asked.withLock { $0 }.isEmpty, "what is out of scope is not asked")
    }

    @Test func valuesThatDoNotDecodeAreExplained() {
        let shop = Shop()
        shop.mapBook(line: 12)
        let reason = shop.router.explain("app://books/7?tab=prices").others.first?.reason
        #expect(reason?.code == .value && reason?.wanted == "Book")
        let winner = shop.router.explain("app://books/7?tab=notes").winner
        #expect(winner?.route.valueType == "Book")
        #expect(winner?.parameters.map(\.value) == ["notes", "7"])
    }

    @Test func entriesOfOwnersThatAreGoneSaySo() {
        let plain = router.map("/a") { _ in }
        var owner: PlainOwner? = PlainOwner()
        withExtendedLifetime(owner) {
            router.map("/:x", owner: owner) { _ in }
            router.proxy("/:x", owner: owner) { _ in .pass }
            #expect(router.explain("/a").winner?.route.isOwnerAlive == true)
        }
        owner = nil
        let explanation = router.explain("/a")
        #expect(explanation.winner?.route.uuid == plain && explanation.proxies.isEmpty)
        #expect(explanation.others.map(\.reason.code) == [.ownerGone, .ownerGone])
        #expect(router.routes.map(\.isOwnerAlive) == [false, false, nil])
        // A search that meets the map lets go of all that the owner had.
        #expect(router.canOpen("/a") && router.routes.map(\.uuid) == [plain])
    }

    @Test func scopesSayWhichTagIsMissing() {
        router.map("/a", tags: ["A"]) { _ in }
        router.map("/a") { _ in }
        let explanation = router["A"]["B", "C"].explain("/a")
        #expect(explanation.scope == [["A"], ["B", "C"]])
        let (none, some) = (explanation.others[0].reason, explanation.others[1].reason)
        #expect(none.code == .scope && none.wanted == "'A'" && none.seen == nil)
        #expect(none.message == "lacks the tag 'A'")
        #expect(some.wanted == "'B', 'C'" && some.seen == "'A'")
        #expect(some.message == "has none of the tags 'B', 'C'")
        #expect(explanation.others.allSatisfy { $0.isNear })
        #expect(
            router["A"].explain("/b").others.filter { $0.reason.code == .scope }.allSatisfy { !$0.isNear })
    }

    @Test func theNearestComeFirstAndThenTheNewest() {
        for pattern in ["books/:id", "x/y/z", "settings/:id", "booooks/:id", ":n<int>/7", "q"] {
            router.map(RoutePattern(stringLiteral: pattern)) { _ in }
        }
        let others = router.explain("boks/7").others
        let patterns = ["books/:id", ":n<int>/7", "q", "booooks/:id", "settings/:id", "x/y/z"]
        #expect(others.map(\.route.pattern) == patterns)
        #expect(others.map(\.isNear) == [true, true, false, false, false, false])
    }

    @Test func aSuggestionMustAlsoSatisfyCode() throws {
        let never = RoutePattern.Constraint.satisfying { _ in false }
        router.map(try RoutePattern("books/:id", where: ["id": never])) { _ in }
        let passed = try #require(router.explain("boks/7").others.first)
        #expect(passed.isNear && passed.suggestion == nil)
    }

    /// Texts come from where an audit has them, so a constraint that an audit can satisfy is satisfied here.
    @Test(arguments: [
        ("books/:id([A-Z]{3}-\\d+)", "books", "books/"), ("books/:id<uuid>/pages", "books/pages", "/pages"),
        ("books/:kind<novel|film>", "books/nvel", "novel"), ("books/v:id(x{5})", "books/v", "xxxxx"),
    ])
    func whatASuggestionInsertsSatisfiesConstraints(_ pattern: String, _ url: String, _ part: String) throws {
        let router = Routing()
        router.map(try RoutePattern(pattern)) { _ in }
        let suggestion = router.explain(url).others.first?.suggestion
        #expect(suggestion?.contains(part) == true, "\(suggestion ?? "none")")
        #expect(suggestion.map { router.canOpen($0) } == true)
    }

    @Test func explanationsSurviveEncoding() throws {
        let shop = Shop()
        shop.mapBook(line: 12)
        shop.router.fallback { _ in }
        for url in ["app://books/7?a=1&a=2#f", "boks/7", "/%zz", "https://shop.exmple/orders/1", "/"] {
            for scope in [shop.router.scope, shop.router["Web"]] {
                let explanation = scope.explain(url)
                let saved = try JSONEncoder().encode(explanation)
                let loaded = try JSONDecoder().decode(RouteExplanation.self, from: saved)
                #expect(loaded == explanation && "\(loaded)" == "\(explanation)")
            }
        }
    }

    @Test func aCodeThatNoVersionKnowsIsRefusedWithItsPlace() throws {
        router.map("/:a") { _ in }
        router.map("/:b") { _ in }
        let explanation = try String(decoding: JSONEncoder().encode(router.explain("/x")), as: UTF8.self)
        let unknown = explanation.replacing("\"shadowed\"", with: "\"moon\"")
        let error = try #require(throws: DecodingError.self) { try RouteExplanation(json: unknown) }
        let said = RouteDocumentError(error)
        #expect(said.code == .invalidValue)
        #expect(said.place == "others[0].reason.code")
        #expect(said.message.contains("moon"))
    }

    @Test func nothingRuns() {
        let seen = Recorder<String>()
        router.map("/a") { _ in seen.record("map") }
        router.proxy("/a") { _ in
            seen.record("proxy")
            return .pass
        }
        let events = EventLog(router)
        _ = router.explain("/a")
        _ = router.explain("%")
        #expect(events.kinds.isEmpty && seen.elements.isEmpty && router.pending.isEmpty)
    }
}
