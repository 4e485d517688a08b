import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import Support

/// The law of printing: what is read from a printed URL is what it was printed from.
@Suite struct RoutePatternPrintingPropertyTests {
    private let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)

    @Test func whatWasMatchedIsPrintedAndReadAgain() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 611)
        var (printed, wild) = (0, 0)
        for round in 0..<Effort.times(1_200) {
            let text = RandomCases.pattern(using: &generator)
            let pattern = try RoutePattern(text)
            let url = try RouteURL(RandomCases.url(near: [text], using: &generator))
            guard let captures = matcher.match(pattern, url) else { continue }
            let parameters = url.query.overlaid(by: captures)
            do {
                let again = try RouteURL(pattern.url(with: parameters))
                let read = try #require(matcher.match(pattern, again))
                try #require(
                    isSame(again.query.overlaid(by: read), parameters),
                    "seed \(RandomSeed.current), round \(round): '\(text)' printed '\(again)' of '\(url)'"
                )
                printed += 1
            } catch let error as RouteValueError {
                if error.code == .unnamedWildcard { wild += 1 }
            }
        }
        #expect(printed > 200 && wild > 66, "\(printed) printed, \(wild) with wildcards")
    }

    @Test(arguments: ["/:x", "app://:x/:y", "/a-:x.b", "/:x-:y", "/f(/:x)", "/f/:x...", ":x/:y"])
    func hostileValuesAreGivenBackOrRefused(text: String) throws {
        let pattern = try RoutePattern(text)
        var printed = 0
        for seed in RandomText.seeds(Effort.times(250)) {
            var texts = RandomText(seed: seed)
            let parameters: Parameters = [
                "x": texts.next(), "y": texts.next(), "q \(texts.next())": texts.next(),
            ]
            guard let url = try? pattern.url(with: parameters) else { continue }
            printed += 1
            let read = try RouteURL(url)
            let captures = try #require(matcher.match(pattern, read), "seed \(seed): \(url)")
            let all = read.query.overlaid(by: captures)
            for (name, value) in parameters {
                try #require(all[name]?.isExactly(value) == true, "seed \(seed): \(name) of \(url)")
            }
            try #require(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "seed \(seed): \(url)")
        }
        #expect(printed > 40)
    }

    /// Whether both give the same texts: what a `:name...` captured in one segment may be printed as several.
    private func isSame(_ left: Parameters, _ right: Parameters) -> Bool {
        Set(left.names) == Set(right.names)
            && left.names.allSatisfy { name in
                left.values(for: name).joined(separator: "/")
                    == right.values(for: name).joined(separator: "/")
            }
    }
}
