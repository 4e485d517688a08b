import Testing

@testable import Routing

@Suite struct RegularExpressionSamplesTests {
    @Test func thereAreAtMostFourAndNoneIsTooLong() throws {
        #expect(try RegularExpression("[a7-z]").samples(atMost: 8).count == 4)
        #expect(try RegularExpression("aaa").samples(atMost: 3) == ["aaa"])
        #expect(try RegularExpression("aaa").samples(atMost: 2) == [])
        #expect(try RegularExpression("a{2,3}").samples(atMost: 2) == ["aa"])
    }

    @Test(arguments: [
        #"\d{3}-[a-c]+"#, "(ab|cd)e?", "[^a-z]{2,4}", ".+", "a*b", "(news|sport)-[0-9]{4}", "[é-ü]x",
    ])
    func anExpressionHasSamples(_ text: String) throws {
        let expression = try RegularExpression(text)
        let samples = expression.samples(atMost: CaptureConstraint.longestSearchedText)
        #expect(samples.contains { expression.matchesWhole($0.utf8, ignoringCase: true) })
    }

    /// Written out in full, 48 repeats of repeats take more than any memory.
    @Test(arguments: ["a", "(?:)", "a{0,3}", "[ab]?"], ["+", "*"])
    func noSampleIsLongerThanWhatIsTried(_ body: String, _ quantifier: String) throws {
        let text = String(repeating: "(", count: 48) + body + String(repeating: ")\(quantifier)", count: 48)
        for text in [text, text + "b"] {
            let expression = try RegularExpression(text)
            let samples = expression.samples(atMost: CaptureConstraint.longestSearchedText)
            #expect(!samples.isEmpty)
            #expect(samples.allSatisfy { $0.utf8.count <= CaptureConstraint.longestSearchedText })
            #expect(samples.contains { expression.matchesWhole($0.utf8, ignoringCase: true) })
        }
    }
}
