import SeededRandom
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

/// Apple's patterns, as "applinks.Details.Components" tells of them.
@Suite struct AppSiteMatchingTests {
    @Test(arguments: [
        ("/buy/*", "/buy/", true), ("/buy/*", "/buy/a/b", true), ("/buy/*", "/buy", false), ("*", "/", true),
        ("/a?c", "/abc", true), ("/a?c", "/a/c", true), ("/a?c", "/ac", false), ("/a/?*", "/a/", false),
        ("/a/?*", "/a/b", true), ("/*/b", "/a/a/b", true), ("/a", "/A", false), ("/a", "/a/", false),
        ("", "/", false),
        ("/$(digit)", "/7", true), ("/$(digit)", "/77", false), ("/$(upper)$(lower)", "/Ab", true),
        ("/$(upper)", "/a", false), ("/$(alpha)$(alnum)$(xdigit)", "/z9F", true), ("/$(xdigit)", "/g", false),
        ("/$(lang)/x", "/en/x", true), ("/$(lang)/x", "/deu/x", true), ("/$(region)", "/USA", false),
        ("/$(region)", "/U7", false), ("/$(region)", "/Us", false), ("/x$(region)", "/xUS", true),
        ("/$(food)", "/fries", true), ("/$(food)", "/pizza-quattro", true), ("/$(food)", "/soup", false),
        ("/$(food)/$(food)", "/fries/pizza-x/y", true), ("/a$b", "/a$b", true), ("/$(open", "/$(open", true),
        ("/a%20b", "/a%20b", true), ("/a%20b", "/a b", true), ("/caf%C3%A9", "/café", true),
        ("/a", "/b/../a", true), ("/a/", "/a/b/..", true), ("/a//b", "/a//b", true), ("/a/b", "/a//b", false),
    ])
    func aPathIsComparedAsAWhole(_ pattern: String, _ path: String, _ isHandedOver: Bool) {
        let site = Self.site([.init(path: pattern)])
        #expect(site.handsOver(path) == isHandedOver)
        #expect(site.handsOver("https://example.com" + path) == isHandedOver)
        #expect(site.handsOver("HTTP://user@example.com:8080" + path + "?q#f") == isHandedOver)
    }

    @Test(arguments: [
        "app://books/7", "", "https://", "//example.com/a", "https://example.com/%zz", "mailto:a",
    ])
    func whatIsNoLinkIsNeverHandedOver(_ url: String) {
        #expect(!Self.site([.init(path: nil)]).handsOver(url))
    }

    @Test func theFirstThatMatchesDecides() {
        let site = Self.site([
            .init(path: "/help/website/*", isExcluded: true), .init(path: "/help/*"),
            .init(path: "/help/more/*", isExcluded: true),
        ])
        #expect(site.handsOver("/help/a") && site.handsOver("/help/more/a"))
        #expect(!site.handsOver("/help/website/a") && !site.handsOver("/other"))
    }

    @Test func queryAndFragmentAreComparedWhereTheyAreGiven() {
        let text = Self.site([.init(path: "/a", query: .text("id=?*"))])
        #expect(text.handsOver("/a?id=7") && !text.handsOver("/a") && !text.handsOver("/a?x=1&id=7"))
        let items = Self.site([.init(path: "/a", query: .items(["id": "????", "q": "*"]))])
        #expect(items.handsOver("/a?x&id=1234") && items.handsOver("/a?q=1&id=1234"))
        #expect(
            !items.handsOver("/a?id=123") && !items.handsOver("/a") && !items.handsOver("/a?id=1234&id=1"))
        let fragment = Self.site([
            .init(path: nil, fragment: "no_links", isExcluded: true), .init(path: "/a"),
        ])
        #expect(fragment.handsOver("/a") && fragment.handsOver("/a#x") && !fragment.handsOver("/a#no_links"))
    }

    @Test func capitalsAndEscapesAreAsTheComponentSays() {
        let folding = Self.site([.init(path: "/Caf%c3%a9", isCaseSensitive: false)])
        #expect(folding.handsOver("/cAF%C3%A9"))
        let decoding = Self.site([.init(path: "/café au ?ait", isPercentEncoded: false)])
        #expect(decoding.handsOver("/caf%C3%A9%20au%20lait") && decoding.handsOver("/café au lait"))
        #expect(!Self.site([.init(path: "/café")]).handsOver("/café"))
    }

    @Test(arguments: ["/a", "/a/b", "/A/B", "/ab", "/b", "/", "/a//b", "/a/", "/%61", "/é/b"])
    func whatIsSetAsideByItsFirstSegmentCannotMatch(_ path: String) throws {
        let texts = ["/a", "/a/*", "/A/b", "/a*", "/?", "*", "/", "", "/$(digit)", "/%c3%a9/b", "/ab/", "a"]
        let patterns = texts.map { AppSitePattern($0) }
        let index = AppSiteIndex(patterns.map { ($0, true) } + [nil])
        let candidates = index.candidates(for: try #require(AppSiteURL(path)).path)
        #expect(candidates.last == texts.count && candidates == candidates.sorted())
        for ignoringCase in [false, true] {
            let matcher = AppSiteTextMatcher(
                try #require(AppSiteURL(path)).path, ignoringCase: ignoringCase, [:])
            var steps = AppSiteSteps()
            for (number, pattern) in patterns.enumerated() where matcher.matches(pattern, &steps) {
                #expect(candidates.contains(number), "\(texts[number])")
            }
        }
    }

    @Test func eachAppHasItsOwnList() {
        let site = AppSiteAssociation(
            details: [
                .init(
                    appIDs: ["A.a"], components: [.init(path: "/a/x", isExcluded: true), .init(path: "/a/*")]),
                .init(appIDs: ["B.b"], components: [.init(path: "/a/x")]),
            ],
            substitutionVariables: [:]
        )
        #expect(
            site.handsOver("/a/x") && !site.handsOver("/a/x", to: "A.a") && site.handsOver("/a/x", to: "B.b"))
        #expect(site.handsOver("/a/y", to: "A.a") && !site.handsOver("/a/y", to: "B.b"))
        #expect(!site.handsOver("/a/y", to: "C.c"))
    }

    @Test func itMatchesWhatTriesEverythingMatches() {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 41)
        let pieces = ["a", "b", "ab", "?", "*", "$(v)", "$(digit)", "**", "/"]
        let values = ["v": ["a", "b*", "?a", "ab", "abb", ""]]
        let variables = values.mapValues { $0.map { AppSitePattern($0) } }
        let arranged = values.mapValues { AppSiteValues($0, ignoringCase: false) }
        var steps = AppSiteSteps()
        var matched = 0
        for _ in 0..<4_000 {
            let pattern = (0..<generator.number(below: 6)).map { _ in generator.pick(pieces) }.joined()
            let text = (0..<generator.number(below: 7)).map { _ in generator.pick(["a", "b", "7", "/"]) }
                .joined()
            let expected = Self.tries(
                AppSitePattern(pattern).atoms[...], Array(text.unicodeScalars)[...], variables)
            let matcher = AppSiteTextMatcher(text, ignoringCase: false, arranged)
            matched += expected ? 1 : 0
            #expect(
                matcher.matches(AppSitePattern(pattern), &steps) == expected,
                "'\(pattern)' and '\(text)'; ROUTING_SEED=\(RandomSeed.current)")
        }
        #expect(matched > 300)
    }

    @Test func aHostilePatternCostsLittle() {
        let pattern = String(repeating: "*a", count: 200) + "b"
        let site = Self.site([.init(path: "/" + pattern)])
        #expect(!site.handsOver("/" + String(repeating: "a", count: 2_000)))
    }

    @Test(arguments: [
        String(repeating: "*a", count: 200) + "b", "*" + String(repeating: "a", count: 400) + "b",
        String(repeating: "*?a?", count: 200) + "b", String(repeating: "*$(v)", count: 200) + "b",
        String(repeating: "$(lang)", count: 200) + "b", String(repeating: "$(w)", count: 200) + "b",
    ])
    func aHostilePatternCostsAtMostTheProduct(_ text: String) {
        let values = ["v": ["a", "aa", "", "aaa"], "w": ["a*", "*a"]].mapValues {
            AppSiteValues($0, ignoringCase: false)
        }
        let link = String(repeating: "a", count: 1_000)
        var steps = AppSiteSteps()
        #expect(!AppSiteTextMatcher(link, ignoringCase: false, values).matches(AppSitePattern(text), &steps))
        // Each use of a variable counts as the lengths of its values.
        let length = text.utf8.count + 8 * AppSitePattern(text).variables.count
        #expect(steps.count <= link.utf8.count * length)
    }

    private static func site(_ components: [AppSiteAssociation.Component]) -> AppSiteAssociation {
        AppSiteAssociation(
            details: [.init(appIDs: ["A.b"], components: components)],
            substitutionVariables: ["food": ["burrito", "pizza*", "sushi", "fr?es"]]
        )
    }

    /// Tries every way in which a pattern could match.
    private static func tries(
        _ atoms: ArraySlice<AppSitePattern.Atom>,
        _ text: ArraySlice<Unicode.Scalar>,
        _ variables: [String: [AppSitePattern]]
    ) -> Bool {
        guard let atom = atoms.first else { return text.isEmpty }
        let rest = atoms.dropFirst()
        switch atom {
        case .text(let literal):
            return text.starts(with: literal) && tries(rest, text.dropFirst(literal.count), variables)
        case .one:
            return !text.isEmpty && tries(rest, text.dropFirst(), variables)
        case .many:
            return (0...text.count).contains { tries(rest, text.dropFirst($0), variables) }
        case .variable(let name):
            let values =
                variables[name]?.map(\.atoms) ?? (0..<10).map { [.text(Array("\($0)".unicodeScalars))] }
            return values.contains { tries($0 + rest, text, variables) }
        }
    }
}
