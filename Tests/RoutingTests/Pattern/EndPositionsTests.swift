import SeededRandom
import Testing

@testable import Reference
@testable import Routing

/// Where values of a type end, compared with asking about every text for itself.
@Suite struct EndPositionsTests {
    /// Texts of the bytes that values are made of, long numbers among them.
    private func text(using generator: inout SeededGenerator) -> String {
        let parts = [
            "0", "9", "1", "-", ".", "e", "E", "+", "a", "f", "g", "é", "true", "false", "00", "12",
            "9223372036854775807", "18446744073709551615", "1b4e28ba-2fa1-11d2-883f-0016d3cca427",
            "1e308", "1.7976931348623157", "1.7976931348623159", "e308", "e-400",
        ]
        return (0..<generator.number(below: 8)).map { _ in generator.pick(parts) }.joined()
    }

    private func check(_ type: CaptureType, _ text: String, from starts: Range<Int>? = nil) {
        let bytes = Array(text.utf8)
        let runs = TabledRuns(of: type.bytes ?? .digits, in: bytes.span)
        let kind = NaiveConstraint(angles: Array(type.rawValue.unicodeScalars))
        for start in starts ?? 0..<bytes.count + 1 {
            let scanned = type.ends(in: bytes.span, from: start, ScannedRuns())
            #expect(scanned == type.ends(in: bytes.span, from: start, runs))
            var known = true
            for end in start..<bytes.count + 1 where start < end {
                let part = String(decoding: bytes[start..<end], as: UTF8.self)
                known =
                    known && scanned.contains(end) == kind?.accepts(Array(part.unicodeScalars), folds: true)
            }
            let comment: Comment = "\(type) from \(start) of \(text); ROUTING_SEED=\(RandomSeed.current)"
            #expect(known, comment)
            #expect(!scanned.contains(start), comment)
        }
    }

    @Test(arguments: CaptureType.allCases)
    func theEndsAreThoseOfTheTextsThatAreAccepted(_ type: CaptureType) {
        var generator = SeededGenerator(seed: RandomSeed.current)
        for _ in 0..<25 { check(type, text(using: &generator)) }
    }

    /// 2¹⁰²⁴ − 2⁹⁷⁰ is the smallest number that is rounded to infinity.
    private static let edge =
        "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096"
        + "33028641669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447573"
        + "0270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880177904174"
        + "497792"

    @Test(arguments: [
        edge, "\(edge.dropLast())1", "\(edge)0e-1", "\(edge.dropLast())1.9", "0\(edge.dropLast())1",
        "1\(String(repeating: "0", count: 400))e-100", "0.\(String(repeating: "0", count: 400))1e709",
        "0.\(String(repeating: "0", count: 400))1e710", "0\(String(repeating: "0", count: 320)).0e999",
        "1.\(edge.dropFirst())e308", "1.\(edge.dropFirst().dropLast())1e308", "2e308",
        "1e-999999999999999999999",
    ])
    func theEdgesOfDecimalNumbersAreExact(_ text: String) {
        check(.double, text, from: 0..<2)
    }

    @Test func theEdgeIsTheSmallestNumberPastTheLargest() {
        #expect(Double(Self.edge)?.isFinite == false)
        #expect(Double(Self.edge.dropLast() + "1")?.isFinite == true)
    }
}
