import Testing

@testable import Routing

@Suite struct PatternAutomatonTests {
    /// Whatever the names are, choices of optional groups that match the same URLs are one chain.
    @Test(arguments: [
        ("a(/:x)(/:y)", ["a", "a/*", "a/*/*"]), ("(/:x<int>)(/:y<int>)", ["", "<int>", "<int>/<int>"]),
        ("a(/:x<p|q>)(/:y<p|q>)", ["a", "a/<p|q>", "a/<p|q>/<p|q>"]), ("a(/:x)/b", ["a/b", "a/*/b"]),
        ("a/:x...", ["a/*/[*]"]), ("a/:x<int>...", ["a/<int>/[<int>]"]), ("**/a", ["[*]/a"]),
        ("a/*", ["a/[*]"]),
    ])
    func choicesWithTheSameRequirementsAreOneChain(pattern: String, chains: [String]) throws {
        let automaton = PatternAutomaton(try RoutePattern(pattern))
        let written = automaton.chains.map { chain in
            chain.flatMap { stop in
                [stop.loop.map { "[\(Self.written($0))]" }, stop.step.map(Self.written)].compactMap(\.self)
            }.joined(separator: "/")
        }
        #expect(written.sorted() == chains.sorted())
        #expect(automaton.starts.count == chains.count)
    }

    private static func written(_ component: PatternComponent) -> String {
        component.written.replacing(":_", with: "")
    }

    @Test func anExpressionOverWholeURLsCountsAsAnyPath() throws {
        let automaton = PatternAutomaton(try RoutePattern(regularExpression: "a/(b|c)"))
        #expect(automaton.stops.map(\.loop) == [.anySegment])
        #expect(automaton.stops.map(\.step) == [nil])
        #expect(automaton.starts == [0])
    }
}
