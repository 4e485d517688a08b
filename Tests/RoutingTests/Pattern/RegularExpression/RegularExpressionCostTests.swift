import Testing

@testable import Routing

@Suite struct RegularExpressionCostTests {
    /// Matches without regard to safety and gives the number of steps.
    private func cost(
        _ text: String,
        in subject: String,
        _ mode: RegularExpressionMatcher.Mode
    ) throws -> (steps: Int, instructions: Int) {
        let parsed = try RegularExpressionParser.parse(text, dialect: .route)
        let program = try RegularExpressionProgram(parsed)
        var matcher = RegularExpressionMatcher(program, mode: mode, ignoringCase: true)
        _ = matcher.run(over: subject.utf8)
        return (matcher.steps, program.instructions.count)
    }

    private static let attacks = [
        "(a*)*b", "(a+)+b", "(a|a)*b", "(a|aa)+b", "(a*)(a*)(a*)(a*)b", "(.*)*x", "(?<x>(?<y>a*)*)*b",
        "(a?){50}a{50}b", "((a{0,20}){0,20})b", "(:id)*:id2(a*)*b", #"(\w+\s?)*$-"#,
    ]

    @Test(arguments: attacks, [RegularExpressionMatcher.Mode.whole, .search])
    func stepsGrowLinearlyWithTheSubject(_ text: String, _ mode: RegularExpressionMatcher.Mode) throws {
        let lengths = [500, 1_000, 2_000]
        let costs = try lengths.map { try cost(text, in: String(repeating: "a", count: $0), mode) }
        for (length, cost) in zip(lengths, costs) {
            #expect(cost.steps <= cost.instructions * (length + 1))
        }
        // Twice the scalars, twice the steps, but for what the edges of the subject cost.
        let growth = costs[1].steps - costs[0].steps
        let slack = 10 * costs[0].instructions
        #expect(abs(costs[2].steps - costs[1].steps - 2 * growth) <= slack)
    }

    @Test func wholeMatchesStopWhereNoThreadIsLeft() throws {
        let subject = "b" + String(repeating: "a", count: 1_000)
        #expect(try cost("a+", in: subject, .whole).steps <= 2)
    }

    @Test func searchesStopOnceNoThreadCanDoBetter() throws {
        let subject = "b" + String(repeating: "a", count: 1_000)
        #expect(try cost("b", in: subject, .search).steps <= 2)
        #expect(try cost("b+?", in: subject, .search).steps <= 6)
    }
}
