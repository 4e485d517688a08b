import Foundation
import Routing
import Testing

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
}
