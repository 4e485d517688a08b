import Foundation
import RoutingDiagnostics
import RoutingUniversalLinks
import Samples
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

/// The samples of files for universal links.
@Suite struct UniversalLinkSamples {
    private let router = Routing()

    init() {
        router.map("https://example.com/books/:id", tags: ["Universal"]) { _ in }
    }

    @Test func aFileIsPrinted() {
        let site = AppSiteAssociation(
            appIDs: ["ABCDE12345.com.example.app"],
            routes: router["Universal"].routes,
            host: "example.com"
        )
        print(site.json)
        for note in site.unexpressed { print(note) }
        #expect(site.handsOver("https://example.com/books/7"))
        #expect(site.check(router, host: "example.com").isEmpty)
    }

    @Test func aFileIsCompared() throws {
        let data = Data(AppSiteAssociation(appIDs: ["A.b"], routes: router.routes).json.utf8)
        let site = try AppSiteAssociation(data)
        for finding in site.check(router["Universal"], host: "example.com") { print(finding) }
        #expect(site.check(router["Universal"], host: "example.com").isEmpty)
    }

    @Test func aSiteAgreesWithItsApp() async throws {
        let printed = Locked<[String]>([])
        @Sendable func print(_ items: Any...) {
            let line = items.map { "\($0)" }.joined(separator: " ")
            printed.withLock { $0.append(line) }
        }

        let router = Routing()
        let links = router["Universal"]
        links.map("https://shop.example/books/:id<int>") { request in
            print("book", request.parameters["id"] ?? "")
        }
        links.map("https://shop.example/search") { request in
            print("search for", request.parameters["q"] ?? "")
        }

        links.open("https://shop.example/books/7")
        await router.idle()
        #expect(printed.withLock { $0 } == ["book 7"])
        printed.withLock { $0 = [] }

        let site = AppSiteAssociation(
            appIDs: ["ABCDE12345.com.example.shop"],
            routes: links.routes,
            host: "shop.example"
        )
        print(site.json)
        for note in site.unexpressed { print(note) }

        let place = #/RoutingUniversalLinksTests/UniversalLinkSamples.swift:\d+/#
        let shown = printed.withLock { $0 }.joined(separator: "\n").replacing(
            place, with: "Shop/main.swift:6")
        #expect(shown == (try Article("UniversalLinks", of: "RoutingUniversalLinks").outputs[0]))
    }

    @Test func aSiteHandsOverAPartOfATree() {
        let router = Routing()
        for pattern in ["books", "books/:id", "cart/checkout", "login"] {
            router.map(pattern, tags: ["Views"]) { _, _, _, completed in completed() }
        }

        let shared: Set = ["books", "books/:id"]
        let site = AppSiteAssociation(
            appIDs: ["ABCDE12345.com.example.shop"],
            routes: router["Views"].routes.filter { shared.contains($0.pattern) },
            host: "shop.example"
        )
        #expect(site.handsOver("https://shop.example/books/7"))
        #expect(!site.handsOver("https://shop.example/login"))
        let findings = site.check(router["Views"], host: "shop.example")
        #expect(Set(findings.map(\.code)) == [.neverHandedOver])
        #expect(Set(findings.map(\.route?.pattern)) == ["cart/checkout", "login"])
    }

    @Test func aSiteIsChecked() throws {
        let printed = Locked<[String]>([])
        @Sendable func print(_ items: Any...) {
            let line = items.map { "\($0)" }.joined(separator: " ")
            printed.withLock { $0.append(line) }
        }

        let router = Routing()
        let links = router["Universal"]
        links.map("https://shop.example/books/:id<int>") { _ in }
        let data = Data(AppSiteAssociation(appIDs: ["A.b"], routes: router.routes).json.utf8)

        let site = try AppSiteAssociation(data)
        for finding in site.check(links, host: "shop.example") { print(finding) }
        #expect(
            printed.withLock { $0 }.joined(separator: "\n")
                == (try Article("UniversalLinks", of: "RoutingUniversalLinks").outputs[1]))

        let older = Routing()
        older.map("https://shop.example/books/:_", tags: ["Universal"]) { _ in }
        older.map("https://shop.example/books/:id<int>", tags: ["Universal"]) { _ in }
        #expect(site.check(older["Universal"], host: "shop.example").isEmpty)
    }
}
