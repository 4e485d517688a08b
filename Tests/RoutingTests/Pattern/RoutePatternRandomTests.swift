import Foundation
import Testing

@testable import Routing
@testable import Support

/// Checks that reading patterns is total: every text gives a pattern that keeps its promises, or an error.
@Suite struct RoutePatternRandomTests {
    @Test(arguments: RandomText.seeds(4))
    func anyTextGivesAPatternOrAnError(_ seed: UInt64) throws {
        var texts = RandomText(seed: seed)
        var accepted = 0
        for _ in 0..<1500 {
            let text = texts.next()
            guard let pattern = checked(text, seed, read: { try RoutePattern(text) }) else { continue }
            accepted += 1
            let decoded = try JSONDecoder().decode(RoutePattern.self, from: JSONEncoder().encode(pattern))
            #expect(decoded == pattern, "seed \(seed): \(text.debugDescription)")
        }
        #expect((100..<1400).contains(accepted), "both outcomes are needed; seed \(seed)")
    }

    @Test(arguments: RandomText.seeds(2))
    func anyTextGivesAWholeURLExpressionOrAnError(_ seed: UInt64) {
        var texts = RandomText(seed: seed)
        for _ in 0..<1000 {
            let text = texts.next()
            _ = checked(text, seed) { try RoutePattern(regularExpression: text) }
        }
    }

    @Test(arguments: RandomText.seeds(2))
    func anyConstraintGivenApartGivesAPatternOrAnError(_ seed: UInt64) {
        var texts = RandomText(seed: seed)
        for _ in 0..<500 {
            let text = texts.next()
            do {
                let pattern = try RoutePattern("/:a", where: ["a": .regex(text)])
                #expect(try pattern == RoutePattern(pattern.description), "seed \(seed)")
            } catch {
                #expect(error is RoutePatternError, "seed \(seed): \(text.debugDescription)")
            }
        }
    }

    @Test(arguments: RandomText.seeds(2))
    func anyPatternMatchesAnyURLOrDoesNot(_ seed: UInt64) throws {
        var texts = RandomText(seed: seed)
        let patterns = (0..<1000).compactMap { _ in try? RoutePattern(texts.next()) }
        let urls = (0..<300).compactMap { _ in try? RouteURL(texts.next()) }
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        var matches = 0
        for pattern in patterns {
            for url in urls where matcher.match(pattern, url) != nil { matches += 1 }
        }
        #expect(matches > 0, "seed \(seed)")
    }

    private func checked(
        _ text: String,
        _ seed: UInt64,
        read: () throws -> RoutePattern
    ) -> RoutePattern? {
        let about: Comment = "seed \(seed): \(text.debugDescription)"
        do {
            let pattern = try read()
            #expect(pattern.description.isExactly(text), about)
            return pattern
        } catch let error as RoutePatternError {
            #expect(error.pattern.isExactly(text), about)
            #expect((0...text.utf8.count).contains(error.offset), about)
            let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.last?.last == "^", about)
        } catch {
            Issue.record("another error, \(about): \(error)")
        }
        return nil
    }
}
