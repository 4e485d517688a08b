import Foundation
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

@Suite struct AppSiteReadingTests {
    @Test func theExampleOfTheDocumentationIsRead() throws {
        let site = try Self.read(
            """
            {"applinks": {"details": [{
                "appIDs": ["ABCDE12345.com.example.app", "ABCDE12345.com.example.app2"],
                "components": [
                    {"#": "no_universal_links", "exclude": true, "comment": "Matches any URL with this fragment"},
                    {"/": "/buy/*", "comment": "Matches any URL with a path that starts with /buy/."},
                    {"/": "/help/website/*", "exclude": true},
                    {"/": "/help/*", "?": {"articleNumber": "????"}, "caseSensitive": false}
                ]
            }]}, "webcredentials": {"apps": ["ABCDE12345.com.example.app"]}}
            """
        )
        #expect(
            site.lines == [
                "NOT *#no_universal_links", "/buy/*", "NOT /help/website/*", "/help/*?articleNumber=????",
            ])
        #expect(site.details[0].appIDs.count == 2)
        #expect(site.details[0].components[0].comment == "Matches any URL with this fragment")
        #expect(
            site.handsOver("/help/a?articleNumber=1234")
                && !site.handsOver("/help/website/a?articleNumber=1234"))
        #expect(!site.handsOver("/buy/a#no_universal_links"))
    }

    @Test func theOlderFormIsRead() throws {
        let site = try Self.read(
            """
            {"applinks": {"apps": [], "details": [
                {"appID": "A.b", "paths": ["NOT /videos/wwdc/2010/*", "/videos/wwdc/20?6/*", "NOTE", "*"]}
            ]}}
            """
        )
        #expect(site.lines == ["NOT /videos/wwdc/2010/*", "/videos/wwdc/20?6/*", "NOTE", "*"])
        #expect(site.details[0].appIDs == ["A.b"])
        #expect(site.handsOver("/videos/wwdc/2016/x") && !site.handsOver("/videos/wwdc/2010/x"))
    }

    /// "Seamless Linking to Your App" (WWDC 2015, session 509).
    @Test func theOldestFormNamesAppsByTheirKeys() throws {
        let site = try Self.read(
            """
            {"applinks": {"apps": [], "details": {
                "B.shop": {"paths": ["/shop/*"]}, "A.news": {"paths": ["NOT /news/old", "/news/*"]}
            }}}
            """
        )
        #expect(site.details.map(\.appIDs) == [["A.news"], ["B.shop"]])
        #expect(site.lines == ["NOT /news/old", "/news/*", "/shop/*"])
        #expect(site.handsOver("/news/x", to: "A.news") && !site.handsOver("/news/x", to: "B.shop"))
        #expect(try AppSiteAssociation(Data(site.json.utf8)) == site)
    }

    @Test func componentsCountWherePathsStandBesideThem() throws {
        let site = try Self.read(
            """
            {"applinks": {"details": [
                {"appID": "A.b", "appIDs": ["A.b", "C.d"], "paths": ["/old"], "components": [{"/": "/new"}]}
            ]}}
            """
        )
        #expect(site.lines == ["/new"] && site.details[0].appIDs == ["A.b", "C.d"])
    }

    @Test func defaultsCountWhereNothingElseIsSaid() throws {
        let site = try Self.read(
            """
            {"applinks": {"defaults": {"caseSensitive": false, "percentEncoded": false}, "details": [
                {"appIDs": ["A.b"], "defaults": {"percentEncoded": true},
                 "components": [{"/": "/a"}, {"/": "/b", "caseSensitive": true}]},
                {"appIDs": ["A.b"], "components": [{}]}
            ]}}
            """
        )
        let components = site.details.flatMap(\.components)
        #expect(components.map(\.isCaseSensitive) == [false, true, false])
        #expect(components.map(\.isPercentEncoded) == [true, true, false])
        #expect(try AppSiteAssociation(Data(site.json.utf8)) == site)
    }

    @Test(arguments: [
        ("", "malformedJSON at line 1, column 1: the text ends too early: there is no value"),
        (
            "{\"applinks\":\n {]}",
            "malformedJSON at line 2, column 3: a name in quotes is wanted here"
        ),
        ("[]", "wrongType in the document: expected an object with 'applinks', found an array"),
        ("{}", "missing at applinks: there is no 'applinks'; add it"),
        (#"{"applinks": {}}"#, "missing at applinks.details: there is no 'details'; add it"),
        (
            #"{"applinks": {"details": 7}}"#,
            "wrongType at applinks.details: expected an array in brackets, found a number"
        ),
        (
            #"{"applinks": {"details": {"A.b": {"paths": [7]}}}}"#,
            "wrongType at applinks.details.A.b.paths[0]: expected a string in quotes, found a number"
        ),
        (
            #"{"applinks": {"details": {"A.b": {}}}}"#,
            "missing at applinks.details.A.b: nothing says which links are handed over; add 'components'"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": []}]}}"#,
            "missing at applinks.details[0]: there is no app; add 'appIDs' with one at least"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["A.b"]}]}}"#,
            "missing at applinks.details[0]: nothing says which links are handed over; add 'components'"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": "A.b", "components": []}]}}"#,
            "wrongType at applinks.details[0].appIDs: expected an array in brackets, found a string"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": 7}]}]}}"#,
            "wrongType at applinks.details[0].components[0]./: expected a string in quotes, found a number"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"?": {"a": true}}]}]}}"#,
            "wrongType at applinks.details[0].components[0].?.a: expected a string in quotes, found true or false"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"exclude": "yes"}]}]}}"#,
            "wrongType at applinks.details[0].components[0].exclude: expected true or false, found a string"
        ),
        (
            #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": "/$(x)"}]}]}}"#,
            "unknownVariable at applinks.details[0].components[0]./: '$(x)' is not defined; add it to 'substitutionVariables'"
        ),
        (
            #"{"applinks": {"substitutionVariables": {"lang": ["a"]}, "details": []}}"#,
            "invalidVariable at applinks.substitutionVariables.lang: Apple defines '$(lang)'; choose another name"
        ),
        (
            #"{"applinks": {"substitutionVariables": {"a(": ["a"]}, "details": []}}"#,
            "invalidVariable at applinks.substitutionVariables.a(: a name is not empty and holds none of '$', '(' and ')'"
        ),
        (
            #"{"applinks": {"substitutionVariables": {"a": ["x", "$(b)"], "b": []}, "details": []}}"#,
            "invalidVariable at applinks.substitutionVariables.a[1]: a value cannot use other variables"
        ),
    ])
    func aBadFileIsNamed(_ text: String, _ description: String) {
        let error = #expect(throws: RouteDocumentError.self) { try Self.read(text) }
        #expect(error?.description == description)
    }

    @Test func aLargeFileIsRefused() throws {
        let comment = String(repeating: "x", count: AppSiteAssociation.largestFile)
        let text = #"{"applinks": {"details": [], "comment": ""# + comment + #""}}"#
        let error = #expect(throws: RouteDocumentError.self) { try Self.read(text) }
        #expect(error?.code == .tooLarge)
        let padding = AppSiteAssociation.largestFile - 29
        let fitting = #"{"applinks": {"details": []}}"# + String(repeating: " ", count: padding)
        #expect(fitting.utf8.count == AppSiteAssociation.largestFile)
        #expect(try Self.read(fitting).details.isEmpty)
    }

    @Test func manyPatternsAreRefused() throws {
        let tooMany = AppSiteInputLimits.mostPatterns + 1
        let patterns = Array(repeating: #""/""#, count: tooMany).joined(separator: ",")
        let text = #"{"applinks": {"details": [{"appID": "A.b", "paths": ["# + patterns + "]}]}}"
        let error = #expect(throws: RouteDocumentError.self) { try Self.read(text) }
        #expect(error?.code == .tooManyPatterns)
        #expect(error?.place == "applinks.details[0].components[\(AppSiteInputLimits.mostPatterns)]")
    }

    @Test func variablesThatMultiplyAreRefused() throws {
        let values = #"""# + String(repeating: "x", count: 20_000) + #"""#
        let uses = String(repeating: "$(v)", count: 20)
        let text =
            #"{"applinks": {"substitutionVariables": {"v": ["# + values
            + #"]}, "details": [{"appID": "A.b", "paths": [""# + uses + #""]}]}}"#
        let error = #expect(throws: RouteDocumentError.self) { try Self.read(text) }
        #expect(error?.code == .tooManyPatterns)
    }

    @Test func bytesThatAreNoTextAreRefused() {
        let (head, tail) = (#"{"applinks": {"details": [{"appID": "A.b", "paths": ["/"#, #""]}]}}"#)
        let data = Data(Array(head.utf8) + [0xFF] + Array(tail.utf8))
        let error = #expect(throws: RouteDocumentError.self) { try AppSiteAssociation(data) }
        #expect(error?.code == .malformedJSON)
    }

    private static func read(_ text: String) throws -> AppSiteAssociation {
        try AppSiteAssociation(Data(text.utf8))
    }
}
