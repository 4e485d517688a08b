import Testing

@testable import Routing
@testable import RoutingDiagnostics

@Suite struct ComponentSamplesTests {
    private static let segments = [
        "books", ":x", ":x<int>", ":x<uuid>", ":x<books|7|Film>", ":x(b.*)", ":x(\\d{4})", ":x([a-c]{3})",
        "v-:x",
        ":x<bool>", "*", ":x([A-Z]+)", "x.:x<alpha>",
    ]

    private func component(_ segment: String) throws -> PatternComponent {
        try #require(RoutePattern("/\(segment)/end").segmented?.alternatives.first?.components.first)
    }

    @Test(arguments: [false, true])
    func aTextIsFoundWhereOneComponentHasATextThatTheOtherAccepts(ignoringCase: Bool) throws {
        let segments = SegmentSamples(ignoringCase: ignoringCase)
        var samples = ComponentSamples(ignoringCase: ignoringCase)
        let components = try Self.segments.map(component)
        for one in components {
            for other in components {
                let isKnown =
                    segments.texts(for: one).contains { segments.accepts(other, $0) }
                    || segments.texts(for: other).contains { segments.accepts(one, $0) }
                let text = samples.text(for: one, other)
                #expect((text != nil) == isKnown, "\(one) \(other)")
                if let text { #expect(segments.accepts(one, text) && segments.accepts(other, text)) }
            }
        }
    }

    /// A pair of expressions costs the few texts that they suggest, not those that are tried on each.
    @Test func aPairOfExpressionsCostsFewTrials() throws {
        var samples = ComponentSamples(ignoringCase: true)
        let components = try (0..<100).map { try component(":x([a-c]{3}\($0))") }
        for one in components {
            for other in components where one != other { #expect(samples.text(for: one, other) == nil) }
        }
        #expect(samples.trials < 100 * 100 * 8 + 100 * 100)
    }
}
