import SeededRandom
import Testing

@testable import Reference

/// Checks that the random cases are valid, repeatable and worth comparing.
@Suite struct RandomCasesTests {
    @Test func everyPatternIsValidAtTheFirstAttempt() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<3000 {
            let pattern = RandomCases.pattern(using: &generator)
            #expect(NaivePattern(pattern) != nil, "\(pattern)")
        }
    }

    @Test func everyURLIsValid() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<1500 {
            let pattern = RandomCases.pattern(using: &generator)
            let url = RandomCases.url(near: [pattern], using: &generator)
            #expect(NaiveURL(url) != nil, "\(url)")
        }
    }

    @Test func moreThanAQuarterOfThePairsMatch() {
        var generator = SeededGenerator(seed: 3)
        var matches = 0
        let pairs = 2000
        for _ in 0..<pairs {
            let pattern = RandomCases.pattern(using: &generator)
            let url = RandomCases.url(near: [pattern], using: &generator)
            guard let pattern = NaivePattern(pattern), let url = NaiveURL(url) else { continue }
            if pattern.match(url) != nil { matches += 1 }
        }
        #expect(matches * 4 > pairs)
        #expect(matches * 10 < pairs * 9, "cases without a match are needed too")
    }

    @Test func theSameSeedGivesTheSameCases() {
        var (one, other) = (SeededGenerator(seed: 4), SeededGenerator(seed: 4))
        for _ in 0..<200 {
            let patterns = [RandomCases.pattern(using: &one)]
            #expect(patterns == [RandomCases.pattern(using: &other)])
            let url = RandomCases.url(near: patterns, using: &one)
            #expect(url == RandomCases.url(near: patterns, using: &other))
        }
    }

    @Test(arguments: [
        ":_", "/*/", "/**", "/...", "<int>...", "<news|sport>", #"(\d+)"#, "<uuid>", "colou(r)", "(/",
        "APP://", "https://*.", ":8080", "%61", "/..", "))",
    ])
    func everyKindOfComponentOccurs(_ component: String) {
        var generator = SeededGenerator(seed: 5)
        let found = (0..<3000).contains { _ in RandomCases.pattern(using: &generator).contains(component) }
        #expect(found)
    }
}
