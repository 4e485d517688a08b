import Foundation
import RoutingDiagnostics
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

@Suite struct AppSiteCheckTests {
    private let host = "example.com"

    @Test func aSiteThatHandsOverTooMuchIsFound() throws {
        let router = Routing()
        router.map("/books/:id<int>") { _ in }
        let site = try Self.site(["/books/*"])
        let findings = site.check(router, host: host)
        #expect(findings.map(\.code) == [.notTaken])
        #expect(findings.map(\.witness) == ["https://example.com/books/"])
        #expect(
            findings.first?.description
                == "https://example.com/books/: notTaken: '/books/*' hands it over, and no route takes it; "
                + "register one, or exclude it from the file"
        )
        try Self.checkWitnesses(of: findings, site, router)
    }

    @Test func theTextOfAFileCannotRedrawTheTerminal() throws {
        let component = #"{"/": "/b\u001b[2J\u202e\nall is well*", "percentEncoded": false}"#
        let file = #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [\#(component)]}]}}"#
        let findings = try AppSiteAssociation(Data(file.utf8)).check(Routing(), host: "e.com")
        #expect(findings.map(\.code) == [.notTaken])
        for text in findings.flatMap({ ["\($0)", $0.message] }) {
            #expect(text.unicodeScalars.allSatisfy { $0.isVisible() })
        }
    }

    @Test func aRouteThatIsNeverHandedALinkIsFound() throws {
        let router = Routing()
        router.map("/books/:id<int>/notes", name: "notes") { _ in }
        router.map("/help(/:page)") { _ in }
        router.map("/help/:page/print") { _ in }
        let site = try Self.site(["NOT /help/*", "/books/42"])
        let findings = site.check(router, host: host)
        #expect(findings.map(\.code) == [.notTaken, .neverHandedOver, .neverHandedOver, .neverHandedOver])
        #expect(
            findings.map { $0.route?.pattern } == [
                nil, "/help/:page/print", "/help(/:page)", "/books/:id<int>/notes",
            ])
        #expect(findings.map { $0.component?.description } == ["/books/42", "NOT /help/*", nil, nil])
        #expect(
            findings[3].message.hasPrefix(
                "no component matches them, so the map \"notes\" '/books/:id<int>/notes' ("))
        #expect(
            findings[1].message.hasPrefix(
                "'NOT /help/*' keeps them in the browser, so the map '/help/:page/print' ("))
        try Self.checkWitnesses(of: findings, site, router)
    }

    @Test func whatAgreesHasNoFindings() throws {
        let router = Routing()
        for pattern: RoutePattern in [
            "/books", "/books/:id", "/:k<a|b>/x", "/help/**", "https://*.example.com/sub",
        ] {
            router.map(pattern) { _ in }
        }
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: router.routes, host: host)
        #expect(site.check(router, host: host).isEmpty)
    }

    @Test func routesOfOtherHostsAndSchemesPlayNoPart() throws {
        let router = Routing()
        router.map("https://other.test/books") { _ in }
        router.map("app://books") { _ in }
        router.map("/a") { _ in }
        #expect(try Self.site(["/a"]).check(router, host: host).isEmpty)
        #expect(try Self.site(["/a"]).check(router, host: "other.test").map(\.code) == [.neverHandedOver])
    }

    @Test func aScopeIsComparedByItself() throws {
        let router = Routing()
        router.map("/a", tags: ["Universal"]) { _ in }
        router.map("/b") { _ in }
        let site = try Self.site(["/a", "/b"])
        #expect(site.check(router, host: host).isEmpty)
        #expect(site.check(router["Universal"], host: host).map(\.witness) == ["https://example.com/b"])
    }

    @Test func hostsThatTheRouterRefusesAreTakenByNoRoute() throws {
        let router = Routing(configuration: .init(webHosts: ["other.test"]))
        router.map("/a") { _ in }
        #expect(try Self.site(["/a"]).check(router, host: host).map(\.code) == [.notTaken])
        #expect(try Self.site(["/a"]).check(router, host: "other.test").isEmpty)
    }

    @Test func conditionsAreAskedAndNothingRuns() async throws {
        let asked = Locked(0)
        let ran = Locked(0)
        let router = Routing()
        router.map(
            try RoutePattern(
                "/n/:n",
                where: [
                    "n": .satisfying { text in
                        asked.withLock { $0 += 1 }
                        return text == "2024"
                    }
                ])
        ) { _ in ran.withLock { $0 += 1 } }
        router.proxy("/**") { _ in
            ran.withLock { $0 += 1 }
            return .pass
        }
        #expect(try Self.site(["/n/2024"]).check(router, host: host).isEmpty)
        #expect(try Self.site(["/x"]).check(router, host: host).map(\.code) == [.notTaken, .neverHandedOver])
        await router.idle()
        #expect(asked.withLock { $0 } > 0 && ran.withLock { $0 } == 0)
    }

    @Test func linksAreMadeForAnExpressionOfItsOwnKind() throws {
        let router = Routing()
        router.map(#"/tickets/:id([A-Z]{3}-\d{4})"#) { _ in }
        let site = try Self.site(["/books"])
        let findings = site.check(router, host: host)
        #expect(findings.map(\.code) == [.notTaken, .neverHandedOver])
        try Self.checkWitnesses(of: findings, site, router)
    }

    @Test func aRouteThatANewerOneHidesIsNotBlamed() throws {
        let router = Routing()
        router.map("/a/:x") { _ in }
        router.map("/**") { _ in }
        let findings = try Self.site([]).check(router, host: host)
        #expect(findings.map { $0.route?.pattern } == ["/**"])
    }

    @Test func queriesAndVariablesAreFilledIn() throws {
        let text = """
            {"applinks": {"substitutionVariables": {"food": ["soup", "pie"]}, "details": [{"appIDs": ["A.b"],
            "components": [{"/": "/$(food)/$(digit)?", "?": {"q": "?*"}, "#": "x*"}, {"?": "a=?"}]}]}}
            """
        let site = try AppSiteAssociation(Data(text.utf8))
        let findings = site.check(Routing(), host: host)
        #expect(findings.map(\.witness) == ["https://example.com/pie/17?q=x#x", "https://example.com/?a=x"])
        try Self.checkWitnesses(of: findings, site, Routing())
    }

    @Test func anAppIsComparedByItself() throws {
        let text = """
            {"applinks": {"details": [{"appIDs": ["A.a"], "components": [{"/": "/a"}]},
            {"appIDs": ["B.b"], "components": [{"/": "/b"}]}]}}
            """
        let router = Routing()
        router.map("/a") { _ in }
        let site = try AppSiteAssociation(Data(text.utf8))
        #expect(site.check(router, host: host, appID: "A.a").isEmpty)
        #expect(site.check(router, host: host, appID: "B.b").map(\.code) == [.notTaken, .neverHandedOver])
        #expect(site.check(router, host: host).map(\.witness) == ["https://example.com/b"])
    }

    @Test func findingsAreSaved() throws {
        let router = Routing()
        router.map("/a") { _ in }
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(["/b/:n<int>"]))
        let findings = site.check(router, host: host)
        #expect(findings.count == 2)
        #expect(
            try JSONDecoder().decode([AppSiteFinding].self, from: JSONEncoder().encode(findings)) == findings)
        let notes = site.unexpressed
        let saved = try JSONEncoder().encode(notes)
        #expect(try JSONDecoder().decode([AppSiteAssociation.Unexpressed].self, from: saved) == notes)
    }

    private static func site(_ paths: [String]) throws -> AppSiteAssociation {
        let list = paths.map { "\"\($0)\"" }.joined(separator: ",")
        let text = #"{"applinks": {"details": [{"appID": "A.b", "paths": ["# + list + "]}]}}"
        return try AppSiteAssociation(Data(text.utf8))
    }

    private static func checkWitnesses(
        of findings: [AppSiteFinding],
        _ site: AppSiteAssociation,
        _ router: Routing
    ) throws {
        for finding in findings {
            let isHandedOver = finding.code == .notTaken
            #expect(site.handsOver(finding.witness) == isHandedOver)
            #expect(router.canOpen(finding.witness) != isHandedOver)
        }
    }
}
