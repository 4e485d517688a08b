import SeededRandom
import Testing

@testable import Routing

@Suite struct RegularExpressionRandomTests {
    @Test(arguments: 0..<10 as Range<UInt64>)
    func matchesAreThoseOfABacktrackingEngine(_ seed: UInt64) throws {
        var random = RandomExpressions(seed: seed)
        var compared = 0
        for _ in 0..<Effort.times(100) {
            let text = random.expression()
            guard let expression = try? RegularExpression(text, dialect: .route) else { continue }
            let parsed = try RegularExpressionParser.parse(text, dialect: .route)
            for ignoringCase in [false, true] {
                let subject = random.subject()
                let naive = NaiveMatcher(parsed, subject: subject, ignoringCase: ignoringCase)
                let whole = expression.matchesWhole(subject.utf8, ignoringCase: ignoringCase)
                let match = expression.firstMatch(in: Array(subject.utf8), ignoringCase: ignoringCase)
                let comment: Comment = "seed \(seed): \(text) in \(subject.debugDescription)"
                let (naiveWhole, naiveMatch) = (naive.matchesWhole, naive.firstMatch)
                guard naive.patience.left > 0 else { continue }
                #expect(whole == naiveWhole, comment)
                #expect((match == nil) == (naiveMatch == nil), comment)
                // Engines disagree on what a pass through a loop captures that matches nothing.
                if !parsed.root.repeatsChoicesOfNothing { #expect(match == naiveMatch, comment) }
                compared += 1
            }
        }
        #expect(compared > 105, "most expressions should be well-formed and safe")
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func readBackwardsMatchesBeginWhereTheyDoForwards(_ seed: UInt64) throws {
        var random = RandomExpressions(seed: seed)
        for _ in 0..<300 {
            let text = random.expression()
            guard let expression = try? RegularExpression(text) else { continue }
            let subject = Array(random.subject().utf8)
            let places = (0...subject.count).filter { $0 == subject.count || subject[$0] & 0xC0 != 0x80 }
            let ends = PositionSet(in: subject.count) { places.contains($0) && $0.isMultiple(of: 2) }
            var scan = CaptureScan(.expression(expression), subject, ignoringCase: true)
            let beginnings = scan.beginnings(endingIn: ends)
            for start in places {
                var accepted = scan.ends(from: start)
                let end = scan.next(of: &accepted, in: ends)
                let comment: Comment = "seed \(seed): \(text) from \(start) in \(subject)"
                #expect(beginnings.contains(start) == (end != nil), comment)
            }
        }
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func anyTextIsAnExpressionOrAFault(_ seed: UInt64) {
        var random = RandomExpressions(seed: seed)
        for _ in 0..<2_000 {
            let text = random.noise()
            let dialect: RegularExpression.Dialect = Bool.random(using: &random) ? .route : .segment
            let subject = Array(random.noise().utf8)
            do throws(RegularExpressionFault) {
                let expression = try RegularExpression(text, dialect: dialect)
                _ = expression.matchesWhole(subject, ignoringCase: true)
                _ = expression.firstMatch(in: subject.reversed(), ignoringCase: false)
            } catch {
                #expect(0...text.utf8.count ~= error.offset, "seed \(seed): \(text)")
                #expect(!error.message.isEmpty, "seed \(seed): \(text)")
            }
        }
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func bodiesEndWhereTheParserEndsThem(_ seed: UInt64) {
        var random = RandomExpressions(seed: seed)
        var compared = 0
        for text in (0..<Effort.times(500)).flatMap({ _ in [random.noise(), random.expression()] }) {
            guard (try? RegularExpressionParser.parse(text, dialect: .segment)) != nil else { continue }
            let end = RegularExpression.endOfBody(in: Array("(\(text))".utf8), from: 1)
            #expect(end == text.utf8.count + 1, "seed \(seed): \(text)")
            compared += 1
        }
        #expect(compared > 320, "many texts should be well-formed")
    }

    @Test(arguments: [
        "(", "[", "{", "a|", "(?:)", "[a", "\\", "a{2", "a{2}", ":a", "^", "(?<n", "a-", "{1,", "é",
    ])
    func longTextsAreReadToTheirEndOrRefused(_ part: String) {
        let text = String(repeating: part, count: 20_000)
        for dialect in [RegularExpression.Dialect.segment, .route] {
            #expect(throws: RegularExpressionFault.self) { try RegularExpression(text, dialect: dialect) }
        }
        #expect(RegularExpression.endOfBody(in: Array(text.utf8), from: 0) == nil)
    }
}
