import Foundation
import RoutingDiagnostics
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

/// Apple's systems read files of 128 KiB at most, so no more is made of any routes.
@Suite struct AppSiteSizeTests {
    @Test func aFileThatFitsOnlyWithoutLineBreaksHasNone() throws {
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: Self.routes(1_000))
        #expect(site.unexpressed.isEmpty)
        #expect(site.json.utf8.count <= AppSiteAssociation.largestFile && !site.json.contains("\n"))
        #expect(try AppSiteAssociation(Data(site.json.utf8)).details == site.details)
    }

    @Test func commentsGoBeforeRoutesDo() throws {
        let summary = String(repeating: "x", count: 200)
        let routes = Self.routes(400, summary: summary)
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: routes)
        #expect(site.unexpressed.isEmpty && site.details[0].components.allSatisfy { $0.comment == nil })
        #expect(routes.indices.allSatisfy { site.handsOver("/section-\($0)") })
        let few = AppSiteAssociation(appIDs: ["A.b"], routes: Self.routes(10, summary: summary))
        #expect(few.details[0].components.allSatisfy { $0.comment == summary })
    }

    @Test func theOldestRoutesThatDoNotFitAreLeftOutAndTold() throws {
        let routes = Self.routes(1_600)
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: routes)
        #expect(site.json.utf8.count <= AppSiteAssociation.largestFile)
        #expect(site.json.utf8.count > AppSiteAssociation.largestFile - 200)
        #expect(try AppSiteAssociation(Data(site.json.utf8)).details == site.details)
        let left = site.unexpressed
        #expect(left.allSatisfy { $0.code.rawValue == "size" && $0.isLeftOut })
        #expect(left.map(\.route) == Array(routes.suffix(left.count)) && !left.isEmpty)
        let kept = routes.count - left.count
        #expect(site.handsOver("/section-\(kept - 1)") && !site.handsOver("/section-\(kept)"))
        #expect(
            left.first?.why
                == "the file would be larger than the 131072 bytes that Apple's systems read; "
                + "put a wider pattern in the place of several")
    }

    @Test func pathsThatRoutesHaveInCommonCountOnce() {
        let patterns = (0..<2_000).map {
            RoutePattern(stringLiteral: "https://host-\($0).example.com/:id<uuid>")
        }
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(patterns))
        #expect(site.unexpressed.isEmpty && site.details[0].components.count == 2)
    }

    @Test func aLongListOfWordsThatDoesNotFitIsLeftOutWithItsVariable() throws {
        let words = (0..<300).map { "word-\($0)" }.joined(separator: "|")
        let patterns = (0..<200).map { RoutePattern(stringLiteral: "/s\($0)/:k<\(words)>") }
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(patterns))
        #expect(try AppSiteAssociation(Data(site.json.utf8)).details == site.details)
        #expect(!site.unexpressed.isEmpty && site.handsOver("/s0/word-7"))
    }

    @Test func onePatternThatBecomesManyLongPathsIsLeftOut() throws {
        let stars = String(repeating: "/*", count: 1_900)
        let groups = (0..<6).map { "(/g\($0))" }.joined()
        let site = AppSiteAssociation(
            appIDs: ["A.b"], routes: siteRoutes([try RoutePattern(stars + "/z" + groups), "/a"]))
        #expect(site.unexpressed.map { "\($0.isLeftOut) \($0.code)" } == ["true size"])
        #expect(site.lines == ["/a", "/a/"])
    }

    private static func routes(_ count: Int, summary: String? = nil) -> [RegisteredRoute] {
        let router = Routing()
        for index in (0..<count).reversed() {
            let pattern = RoutePattern(stringLiteral: "/section-\(index)")
            router.map(pattern, summary: summary) { _ in }
        }
        return router.routes
    }
}
