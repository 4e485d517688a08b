import RoutingDiagnostics
import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingUniversalLinks

/// What is printed of routes, compared with what the routes match.
@Suite struct AppSiteLawTests {
    /// Segments of few letters, so that literals, captures and slashes come to stand in each other's place.
    private static let segments = ["a", "b", "ab", "a-", "-b", "a-b"]

    @Test func aSiteHandsOverWhatSomeMapMatches() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 11)
        let urls = Self.paths(upTo: 3).flatMap { [$0, $0 == "/" ? "/" : $0 + "/"] }
        var (exact, taken, compared) = (0, 0, 0)
        for _ in 0..<200 {
            let texts = (0...generator.number(below: 3)).map { _ in Self.pattern(using: &generator) }
            let comparison = try Comparison(texts)
            exact += comparison.site.unexpressed.isEmpty ? 1 : 0
            for _ in 0..<40 {
                let url = generator.pick(urls)
                compared += 1
                taken += comparison.isTaken(url) ? 1 : 0
                comparison.check(url)
            }
        }
        #expect(exact > 70)
        #expect(taken * 10 > compared && taken * 10 < compared * 9)
    }

    @Test func theCommonCasesOfThePatternsPageAreNoExceptions() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 12)
        var exact = 0
        for _ in 0..<200 {
            let texts = (0...generator.number(below: 3)).map { _ in RandomCases.pattern(using: &generator) }
                .filter { !$0.lowercased().hasPrefix("app:") }
            let comparison = try Comparison(texts)
            exact += comparison.site.unexpressed.isEmpty ? 1 : 0
            for _ in 0..<10 {
                let url = try RouteURL(RandomCases.url(near: texts, using: &generator))
                guard let path = Self.asBrowsersWrite(url) else { continue }
                comparison.check(path)
                comparison.check(path == "/" ? path : path + "/")
            }
        }
        #expect(exact > 50)
    }

    @Test func whatIsExactlyExpressedHasNothingToFind() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 13)
        var exact = 0
        for _ in 0..<60 {
            let texts = (0...generator.number(below: 3)).map { _ in Self.pattern(using: &generator) }
            let router = Routing()
            for text in texts { router.map(try RoutePattern(text)) { _ in } }
            let site = AppSiteAssociation(appIDs: ["A.b"], routes: router.routes)
            guard site.unexpressed.isEmpty else { continue }
            exact += 1
            let findings = site.check(router, host: "example.com")
            #expect(findings.isEmpty, "\(texts): \(findings); ROUTING_SEED=\(RandomSeed.current)")
        }
        #expect(exact > 20)
    }

    /// A file made of routes, and a plain look at which of them match.
    private struct Comparison {
        let texts: [String]
        let site: AppSiteAssociation
        private let patterns: [RoutePattern]
        private let printed: AppSiteMatcher

        init(_ texts: [String]) throws {
            self.texts = texts
            patterns = try texts.map { try RoutePattern($0) }
            site = AppSiteAssociation(appIDs: ["A.b"], routes: siteRoutes(patterns), host: "example.com")
            printed = AppSiteMatcher(site)
        }

        func isTaken(_ path: String) -> Bool {
            guard let url = try? RouteURL("https://example.com" + path) else { return false }
            let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
            return patterns.contains { matcher.match($0, url) != nil }
        }

        func check(_ path: String) {
            let url = AppSiteURL("https://example.com" + path)
            var steps = AppSiteSteps()
            let isHandedOver = url.flatMap { printed.decision(on: $0, &steps) }?.isHandedOver == true
            if isHandedOver == isTaken(path) { return }
            let isLess = !isHandedOver
            let isReported =
                isLess
                ? site.unexpressed.contains(where: \.isLeftOut)
                : site.unexpressed.contains { !$0.isLeftOut }
            if isReported { return }
            let given = "\(texts) \(isLess ? "take" : "do not take") '\(path)'; \(site.lines)"
            Issue.record("\(given); ROUTING_SEED=\(RandomSeed.current)")
        }
    }
}

extension AppSiteLawTests {
    /// All paths of up to so many segments.
    private static func paths(upTo length: Int) -> [String] {
        var (paths, longest) = (["/"], [""])
        for _ in 0..<length {
            longest = longest.flatMap { path in segments.map { path + "/" + $0 } }
            paths += longest
        }
        return paths
    }

    /// Writes a pattern without types and expressions.
    private static func pattern(using generator: inout SeededGenerator) -> String {
        var names = ["x", "y", "z", "u", "v", "w"]
        let origin = generator.pick(["", "", "", "https://example.com", "https://*"])
        let count = generator.number(below: 4)
        var text = (0..<count).reduce(into: origin) { text, _ in
            let name = names.removeLast()
            text +=
                "/"
                + generator.pick([
                    "a", "b", "ab", "a-b", "*", ":\(name)", ":\(name)", ":_", "a-:\(name)", ":\(name)-b",
                    "a:\(name)",
                    ":\(name)<a|b>", "a:\(name)<b|-b>", "(/a)", "**",
                ])
        }
        text += generator.pick(["", "", "", "(/:\(names[0]))", "/*", "/:\(names[0])...", "/**/b"])
        return text.isEmpty ? "/" : text.replacingDoubledSlashes
    }

    /// The path of a URL without empty segments, and with no more escapes than are needed.
    private static func asBrowsersWrite(_ url: RouteURL) -> String? {
        guard url.host != nil || url.scheme == nil else { return nil }
        let segments = url.segments
        guard !segments.contains(where: { $0 == "." || $0 == ".." }) else { return nil }
        return "/" + segments.map(AppSiteEscapes.segment).joined(separator: "/")
    }
}

extension String {
    /// The text with one slash in place of a slash and a group that begins with one.
    fileprivate var replacingDoubledSlashes: String {
        split(separator: "/(/", omittingEmptySubsequences: false).joined(separator: "(/")
    }
}
