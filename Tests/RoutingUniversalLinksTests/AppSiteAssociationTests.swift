import Foundation
import RoutingDiagnostics
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

@Suite struct AppSiteAssociationTests {
    @Test func aSmallAppIsPrintedExactly() {
        let router = Routing()
        router.map("/books/:id", summary: "Shows a book.") { _ in }
        router.map("https://example.com/help/**") { _ in }
        router.map("/:kind<news|sport>") { _ in }
        router.proxy("/**") { _ in .pass }
        let site = AppSiteAssociation(appIDs: ["ABCDE12345.com.example.app"], routes: router.routes)
        #expect(
            site.json == """
                {
                  "applinks" : {
                    "details" : [
                      {
                        "appIDs" : [
                          "ABCDE12345.com.example.app"
                        ],
                        "components" : [
                          {
                            "/" : "/help",
                            "caseSensitive" : false
                          },
                          {
                            "/" : "/help/*",
                            "caseSensitive" : false
                          },
                          {
                            "/" : "/books/?*/?*",
                            "caseSensitive" : false,
                            "comment" : "beyond /books/:id",
                            "exclude" : true
                          },
                          {
                            "/" : "/books/?*",
                            "caseSensitive" : false,
                            "comment" : "Shows a book."
                          },
                          {
                            "/" : "/$(kind)",
                            "caseSensitive" : false
                          },
                          {
                            "/" : "/$(kind)/",
                            "caseSensitive" : false
                          }
                        ]
                      }
                    ],
                    "substitutionVariables" : {
                      "kind" : [
                        "news",
                        "sport"
                      ]
                    }
                  }
                }
                """
        )
        #expect(site.unexpressed.isEmpty)
    }

    @Test(arguments: [
        (["/"], ["/"]), (["/about"], ["/about", "/about/"]), (["/*"], ["/*"]), (["/a/*"], ["/a", "/a/*"]),
        (["/a/:rest..."], ["/a/?*"]), (["/a/**/z"], ["/a/z", "/a/z/", "/a/*/z", "/a/*/z/"]),
        (["/:a/**"], ["/?*"]), (["/a/**/:b/:c"], ["/a/?*/?*"]), (["/:a"], ["NOT /?*/?*", "/?*"]),
        (["/*/b"], ["NOT /?*/?*/b", "NOT /?*/?*/b/", "/?*/b", "/?*/b/"]),
        (["/file-:id"], ["NOT /file-*/?*", "NOT /file-/", "/file-?*"]),
        (["/:n.json"], ["NOT /*/*.json", "NOT /*/*.json/", "/?*.json", "/?*.json/"]),
        (["/a(/:b)"], ["NOT /a/?*/?*", "/a/?*", "/a", "/a/"]),
        (["/caf%C3%A9 au lait"], ["/caf%C3%A9%20au%20lait", "/caf%C3%A9%20au%20lait/"]),
        (["/:x<bool>"], ["/$(x)", "/$(x)/"]),
        (
            ["/:lang<en|de>", "/:lang<fr|it>/a", "/b/:lang<fr|it>"],
            [
                "/$(lang-3)/a", "/$(lang-3)/a/", "/b/$(lang-3)", "/b/$(lang-3)/", "/$(lang-2)", "/$(lang-2)/",
            ]
        ),
    ])
    func patternsBecomePaths(_ patterns: [String], _ lines: [String]) throws {
        let site = AppSiteAssociation(
            appIDs: ["A.b"], routes: siteRoutes(try patterns.map { try RoutePattern($0) }))
        #expect(site.lines == lines)
    }

    @Test func whatExcludesComesBeforeNothingThatIsLonger() throws {
        let site = AppSiteAssociation(
            appIDs: ["A.b"],
            routes: siteRoutes(["/books/:id", "/books/:id/notes", "/books/**/edit", "/books"]))
        let lines = [
            "/books/edit", "/books/edit/", "/books/*/edit", "/books/*/edit/", "NOT /books/?*/?*/notes",
            "NOT /books/?*/?*/notes/", "/books/?*/notes", "/books/?*/notes/", "NOT /books/?*/?*", "/books/?*",
            "/books",
            "/books/",
        ]
        #expect(site.lines == lines)
    }

    @Test func amongRoutesOfOneLengthTheNewestComesFirst() {
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(["/newest", "/middle", "/oldest"]))
        #expect(site.lines.filter { !$0.hasSuffix("/") } == ["/newest", "/middle", "/oldest"])
    }

    @Test func theSlashAtTheEndIsNoTextOfACapture() {
        let alone = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(["/file-:id"]))
        #expect(!alone.handsOver("/file-/") && alone.handsOver("/file-7/") && alone.unexpressed.isEmpty)
        // Others do take it, whichever is newer.
        for other: RoutePattern in ["/file-", "/fil:x", "/:x", "/:x-", "/:x<file-|a>"] {
            for patterns: [RoutePattern] in [["/file-:id", other], [other, "/file-:id"]] {
                let site = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(patterns))
                #expect(site.handsOver("/file-/") && site.handsOver("/file-7/"), "\(site.lines)")
            }
        }
    }

    @Test func aUUIDIsADigitAtATime() {
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(["/:id<uuid>"]))
        #expect(site.unexpressed.isEmpty)
        #expect(site.handsOver("/1b4e28ba-2fa1-11d2-883f-0016D3CCA427"))
        #expect(!site.handsOver("/1b4e28ba-2fa1-11d2-883f-0016d3cca42"))
        #expect(!site.handsOver("/1b4e28ba-2fa1-11d2-883f-0016d3cca42g"))
    }

    @Test(arguments: [
        (nil, ["/a", "/b", "/c", "/d", "/e"]), ("example.com", ["/a", "/b", "/e"]),
        ("Sub.Example.com", ["/b", "/c", "/e"]),
        ("other.test", ["/b", "/e"]), ("localhost:8080", ["/b", "/d", "/e"]),
    ])
    func aHostTakesItsPatterns(_ host: String?, _ paths: [String]) {
        let routes = siteRoutes([
            "https://example.com/a", "https://*/b", "https://*.example.com/c", "https://localhost:8080/d",
            "/e",
        ])
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: routes, host: host)
        #expect(site.lines.filter { !$0.hasSuffix("/") } == paths)
    }

    @Test func capitalsCountWhereTheRouterSaysSo() {
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(["/Books"]), caseSensitive: true)
        #expect(site.handsOver("/Books") && !site.handsOver("/books"))
        #expect(!site.json.contains("caseSensitive"))
        let folding = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(["/Books"]))
        #expect(folding.handsOver("/bOOKS"))
    }

    @Test func whatIsReadIsWhatWasPrinted() throws {
        let routes = siteRoutes(["/books/:id", "/a/**/b", "/:k<x|y>/z", "/n/:n<int>"])
        let site = AppSiteAssociation(appIDs: ["A.b", "C.d"], routes: routes)
        let read = try AppSiteAssociation(Data(site.json.utf8))
        #expect(read.details == site.details && read.substitutionVariables == site.substitutionVariables)
        #expect(read.json == site.json && read.unexpressed.isEmpty)
    }
}
