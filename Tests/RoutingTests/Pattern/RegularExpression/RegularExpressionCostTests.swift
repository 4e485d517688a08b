import Testing

@testable import Routing

@Suite struct RegularExpressionCostTests {
    private static let attacks = [
        "(a*)*b", "(a+)+b", "(a|a)*b", "(a|aa)+b", "(a*)(a*)(a*)(a*)b", "(.*)*x", "(?<x>(?<y>a*)*)*b",
        "(a?){50}a{50}b", "((a{0,20}){0,20})b", "(:id)*:id2(a*)*b", #"(\w+\s?)*$-"#,
    ]

    @Test(arguments: attacks, ExpressionRun.allCases)
    func stepsGrowLinearlyWithTheSubject(_ text: String, _ run: ExpressionRun) throws {
        let lengths = [500, 1_000, 2_000]
        let costs = try lengths.map { try run.cost(text, in: String(repeating: "a", count: $0)) }
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
        #expect(try ExpressionRun.whole.cost("a+", in: subject).steps <= 2)
    }

    @Test func searchesStopOnceNoThreadCanDoBetter() throws {
        let subject = "b" + String(repeating: "a", count: 1_000)
        #expect(try ExpressionRun.search.cost("b", in: subject).steps <= 2)
        #expect(try ExpressionRun.search.cost("b+?", in: subject).steps <= 6)
    }
}
