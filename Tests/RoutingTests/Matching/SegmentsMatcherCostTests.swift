import Testing

@testable import Routing

/// The cost of matching, counted in questions to conditions in code, on URLs that were made to be expensive.
@Suite struct SegmentsMatcherCostTests {
    private static let segments = (0..<500).map { "s\($0)" }

    /// Conditions for the captures of a pattern, told apart by how often they agree.
    enum Mood: CaseIterable {
        case always, never, everyOther, lastOnly, allButLast

        func accepts(_ segment: String) -> Bool {
            switch self {
            case .always: true
            case .never: false
            case .everyOther: segment.utf8.last.map { $0.isMultiple(of: 2) } ?? false
            case .lastOnly: segment == "s499"
            case .allButLast: segment != "s499"
            }
        }
    }

    @Test(
        arguments: [
            ("/**/:x/**/:y/**/b", 6), ("/**/:x/:y/b", 4), ("/**/:x/:y/**/:z", 5), ("/**/:x/**/:y/**/:z/b", 7),
            ("/**/a/**/:x/**/:y...", 5), ("/**/:x/:y...", 3), ("/**/:x/**/:y...", 4), ("/:x...", 1),
            ("/**/p:x/**/s:y/**/s:z/b", 7),
        ],
        Mood.allCases
    )
    func noMoreIsAskedThanPartsTimesSegments(_ pattern: (text: String, parts: Int), _ mood: Mood) throws {
        for other in Mood.allCases {
            var conditions: [String: @Sendable (String) -> Bool] = [:]
            let names = ["x", "y", "z"].filter { pattern.text.contains(":\($0)") }
            for name in names {
                // A mixed segment hands over what is behind its `s`.
                conditions[name] = { (name == "x" ? mood : other).accepts($0.hasPrefix("s") ? $0 : "s" + $0) }
            }
            let probe = try MatchingProbe(pattern.text, conditions)
            _ = try probe.match(Self.segments)
            let most = pattern.parts * Self.segments.count
            #expect(probe.questions.count <= most, "with \(other)")
        }
    }

    @Test func aRestThatIsRefusedLateIsNotTriedFromEveryPlace() throws {
        let probe = try MatchingProbe("/**/:rest...", ["rest": { $0 != "s499" }])
        #expect(try probe.match(Self.segments) == nil)
        #expect(probe.questions.count == 500)
    }
}
