import Foundation
import RoutingDiagnostics
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

/// The rules by which Apple's systems compare a link with a file, each with the page that states it.
///
/// The article *Universal links* has the table of them, and says which are not documented.
@Suite struct AppSiteRuleTests {
    /// "Support Universal Links" (App Search Programming Guide): only the path is compared, capitals count,
    /// `NOT ` and a space exclude, and the first path that matches decides.
    @Test func olderPathsAreComparedByPathAloneAndDistinguishCapitals() throws {
        let site = try Self.site(paths: ["NOT /a/private/*", "/a/*", "NOT /b", "/b*", "/c?d"])
        #expect(site.handsOver("/a/x?q=1#f") && site.handsOver("/a/x") && site.handsOver("/c/d"))
        #expect(!site.handsOver("/A/x") && !site.handsOver("/a/private/x") && !site.handsOver("/b"))
    }

    /// "Allowing apps and websites to link to your content": universal links have the scheme `http` or `https`.
    ///
    /// The map of a path alone takes both, and a map with a scheme takes one of them.
    @Test func linksOfBothWebSchemesAreHandedOver() throws {
        let router = Routing(configuration: .init(webHosts: ["example.com"]))
        router.map("/a") { _ in }
        router.map("https://example.com/b") { _ in }
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: router.routes, host: "example.com")
        for link in ["http://example.com/a", "https://example.com/a"] {
            #expect(site.handsOver(link) && router.canOpen(link, from: .external()))
        }
        #expect(site.handsOver("http://example.com/b") && !router.canOpen("http://example.com/b"))
        #expect(!site.handsOver("app://example.com/a"))
    }

    /// "Support Universal Links" says that `*` is any text, and nothing of a slash at the end: it is a
    /// character.
    @Test func aSlashAtTheEndIsACharacter() throws {
        let site = try Self.site(paths: ["/news", "/films/*"])
        #expect(site.handsOver("/news") && !site.handsOver("/news/"))
        #expect(site.handsOver("/films/") && !site.handsOver("/films"))
    }

    /// Not documented: systems that want `paths` know no defaults, and we assume that newer ones apply none.
    @Test func defaultsDoNotChangeOlderPaths() throws {
        let site = try Self.site(
            #"{"defaults": {"caseSensitive": false}, "details": [{"appID": "A.b", "paths": ["/a"]}]}"#)
        #expect(site.handsOver("/a") && !site.handsOver("/A"))
    }

    /// "What's New in Universal Links" (WWDC 2019, session 717): an item without a value and an item that is
    /// missing both count as an empty value, and all items of one name have to match.
    @Test func aMissingItemIsAnEmptyValueAndAllItemsOfANameMatch() throws {
        let site = try Self.site(
            components: #"{"/": "/a", "?": {"q": "*", "id": "?*"}}, {"/": "/b", "?": {"q": ""}}"#)
        #expect(site.handsOver("/a?id=7") && site.handsOver("/a?q&id=7") && site.handsOver("/a?id=7&id=8"))
        #expect(!site.handsOver("/a") && !site.handsOver("/a?id") && !site.handsOver("/a?id=7&id="))
        #expect(["/b", "/b?q", "/b?q=", "/b?x=1"].allSatisfy { site.handsOver($0) })
        #expect(!site.handsOver("/b?q=&q=1"))
    }

    /// "applinks.Details.Components.Query": the keys are names of `NSURLQueryItem`, which are not escaped.
    @Test func namesOfItemsAreComparedDecoded() throws {
        let site = try Self.site(components: #"{"?": {"é n": "1"}}"#)
        #expect(site.handsOver("/?%C3%A9%20n=1") && !site.handsOver("/?%C3%A9%20n=2"))
    }

    /// "applinks.Details.Components": URLs are escaped by default.
    ///
    /// "What's new in Universal Links" (WWDC 2020, session 10098): with `percentEncoded` false, the pattern
    /// holds the characters themselves.
    @Test func aPatternIsComparedEscapedUnlessItSaysOtherwise() throws {
        let site = try Self.site(
            components: #"{"/": "/caf%C3%A9"}, {"/": "/thé", "percentEncoded": false}, {"/": "/maté"}"#)
        #expect(site.handsOver("/café") && site.handsOver("/caf%C3%A9") && site.handsOver("/thé"))
        #expect(!site.handsOver("/maté") && !site.handsOver("/th%25C3%25A9"))
    }

    /// "applinks.SubstitutionVariables": languages such as `en`, regions such as `US`, and values distinguish
    /// capitals by default.
    @Test func languagesAreSmallLettersAndRegionsCapitals() throws {
        let site = try Self.site(components: #"{"/": "/$(lang)_$(region)/"}"#)
        #expect(site.handsOver("/en_US/") && site.handsOver("/yue_HK/"))
        #expect(!site.handsOver("/EN_US/") && !site.handsOver("/en_us/") && !site.handsOver("/e_US/"))
        #expect(!site.handsOver("/en_USA/") && !site.handsOver("/engl_US/") && !site.handsOver("/en_1/"))
        let folding = try Self.site(components: #"{"/": "/$(lang)_$(region)/", "caseSensitive": false}"#)
        #expect(folding.handsOver("/EN_us/"))
    }

    /// "applinks.SubstitutionVariables": values distinguish capitals by default, so they do not where the
    /// component does not, the letters of `$(upper)` and `$(lower)` included.
    @Test func variablesFollowTheCaseOfTheirComponent() throws {
        let variables = #""substitutionVariables": {"food": ["Soup"]}"#
        let site = try Self.site(components: #"{"/": "/$(upper)$(lower)/$(food)"}"#, variables)
        #expect(site.handsOver("/Ab/Soup") && !site.handsOver("/aB/Soup") && !site.handsOver("/Ab/soup"))
        let folding = try Self.site(
            components: #"{"/": "/$(upper)$(lower)/$(food)", "caseSensitive": false}"#, variables)
        #expect(folding.handsOver("/aB/soup") && !folding.handsOver("/a7/soup"))
    }

    /// "applinks.Defaults": domain, app, URL, and the nearest of them counts.
    @Test func theNearestDefaultCounts() throws {
        let site = try Self.site(
            """
            {"defaults": {"caseSensitive": false}, "details": [
                {"appIDs": ["A.b"], "defaults": {"caseSensitive": true}, "components": [
                    {"/": "/a"}, {"/": "/b", "caseSensitive": false}]},
                {"appIDs": ["A.b"], "components": [{"/": "/c"}]}]}
            """)
        #expect(!site.handsOver("/A") && site.handsOver("/B") && site.handsOver("/C"))
    }

    private static func site(paths: [String]) throws -> AppSiteAssociation {
        let list = paths.map { "\"\($0)\"" }.joined(separator: ",")
        return try site(#"{"details": [{"appID": "A.b", "paths": ["# + list + "]}]}")
    }

    private static func site(
        components: String,
        _ more: String = #""substitutionVariables": {}"#
    ) throws -> AppSiteAssociation {
        try site(#"{"details": [{"appIDs": ["A.b"], "components": ["# + components + "]}], \(more)}")
    }

    private static func site(_ links: String) throws -> AppSiteAssociation {
        try AppSiteAssociation(Data(#"{"applinks": \#(links)}"#.utf8))
    }
}
