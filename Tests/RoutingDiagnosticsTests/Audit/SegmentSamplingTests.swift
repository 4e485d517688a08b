import SeededRandom
import Testing

@testable import Routing

/// What a proof rests on: the sample of a part is refused wherever any text of its kind is.
@Suite struct SegmentSamplingTests {
    private let sampling = SegmentSampling(caseSensitive: false, avoiding: [])

    private static let pieces = [
        "7", "0", "-", "+", ".", "e", "E", "a", "F", "z", "true", "false", "T", "99999999999", "é", "_",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427", "x", " ",
    ]

    @Test func whatTakesTheSampleOfATypeTakesAllOfTheType() {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 64)
        var taken: [CaptureType: Int] = [:]
        for _ in 0..<40_000 {
            let text = (0..<generator.pick([1, 1, 2, 3, 5, 40])).map { _ in generator.pick(Self.pieces) }
                .joined()
            let types = Self.types(of: Array(text.utf8))
            for type in types {
                guard let hardest = sampling.hardest(type) else { continue }
                taken[type, default: 0] += 1
                #expect(
                    types.isSuperset(of: Self.types(of: hardest)),
                    "\(text) is \(types), not like the sample of \(type)")
            }
        }
        #expect(
            taken.count == CaptureType.allCases.count - 1 && taken.values.allSatisfy { $0 > 50 }, "\(taken)")
        #expect(Self.types(of: sampling.hardest(nil) ?? []).isEmpty)
    }

    @Test(arguments: CaptureType.allCases)
    func aSampleIsOfItsType(_ type: CaptureType) {
        guard type != .bool else { return }
        var named: Set<[UInt8]> = []
        for _ in 0..<20 {
            let text = SegmentSampling(caseSensitive: false, avoiding: named).hardest(type) ?? []
            #expect(Self.types(of: text).contains(type))
            #expect(named.insert(text).inserted)
        }
    }

    @Test func whatTakesALiteralInCapitalsTakesItInAnySpelling() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 65)
        var taken = 0
        for _ in 0..<6_000 {
            let text = (0..<generator.pick([1, 2, 3])).map { _ in generator.pick(Self.pieces) }.joined()
            let capitals = SegmentSample(
                text: text.utf8.map { $0.isASCIILetter ? $0 & 0xDF : $0 }, isKnown: true)
            let other = SegmentSample(
                text: text.utf8.map { $0.isASCIILetter && generator.chance(50) ? $0 ^ 0x20 : $0 },
                isKnown: true)
            let pattern = generator.pick([
                ":x<hex>", ":x<alpha>", ":x<alnum>", ":x<double>", ":x<uuid>", ":x([^a]+)", ":x([A-Z]+)",
                #":x(\w{2,})"#,
                "a:x", ":x<bool>a", ":x<hex>-:y", "e:x<double>", ":x(t|F)rue", ":x<true|z>", "z:y<bool>",
                ":x(.*E.*)",
            ])
            for part in PathSpelling(caseSensitive: false).paths(of: try RoutePattern("/" + pattern)).joined()
            {
                guard sampling.accepts(part, capitals, isHost: false, .proof) else { continue }
                taken += 1
                #expect(sampling.accepts(part, other, isHost: false, .proof), "\(pattern) \(text)")
            }
        }
        #expect(taken > 500)
    }

    @Test(arguments: [
        #"\d{3}-[a-c]+"#, "(ab|cd)e?", "[^a-z]{2,4}", ".+", "a*b", "(news|sport)-[0-9]{4}", "[é-ü]x",
    ])
    func anExpressionHasSamples(_ text: String) throws {
        let expression = try RegularExpression(text)
        #expect(
            expression.trials(as: .segment).contains { expression.matchesWhole($0.utf8, ignoringCase: true) })
    }

    /// Written out in full, 48 repeats of repeats take more than any memory.
    @Test(arguments: ["a", "(?:)", "a{0,3}", "[ab]?"], ["+", "*"])
    func noSampleIsLongerThanWhatIsTried(_ body: String, _ quantifier: String) throws {
        let text = String(repeating: "(", count: 48) + body + String(repeating: ")\(quantifier)", count: 48)
        for text in [text, text + "b"] {
            let expression = try RegularExpression(text)
            let trials = expression.trials(as: .segment)
            #expect(!trials.isEmpty)
            #expect(trials.allSatisfy { $0.utf8.count <= CaptureConstraint.longestSearchedText })
            #expect(trials.contains { expression.matchesWhole($0.utf8, ignoringCase: true) })
        }
    }

    private static func types(of text: [UInt8]) -> Set<CaptureType> {
        Set(CaptureType.allCases.filter { $0.accepts(text.span) })
    }
}
