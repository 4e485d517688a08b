import Foundation
import SeededRandom
import Testing

@testable import Routing
@testable import Support

/// Every value of every type either prints and comes back, or throws an error that can be shown.
@Suite struct ExtremeValueTests {
    private typealias Asked = PrintedValue.Asked

    private func check<Value: Codable & Equatable & Sendable>(
        _ value: Value,
        captured: RouteValueError.Code? = nil,
        asked: RouteValueError.Code? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try PrintedValue.check(value, captured: captured, asked: asked, sourceLocation: sourceLocation)
    }

    /// On Linux the description of a date that is not a number stops the program.
    @Test(arguments: [
        Double.nan, -.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, 1e12, -1e12, 1e-9, .leastNonzeroMagnitude, 252_423_993_600,
        -63_145_526_401,
    ])
    func aDateThatNoTextGivesBackIsRefused(time: Double) throws {
        let date = Date(timeIntervalSinceReferenceDate: time)
        try check(date, captured: .unprintable, asked: .unprintable)
        try check([date], captured: .unprintable, asked: .unprintable)
        try check(Date?.some(date), captured: .unprintable, asked: .unprintable)
    }

    @Test(arguments: [
        Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: -0.0),
        Date(timeIntervalSinceReferenceDate: 252_423_993_599), Date(timeIntervalSince1970: 0),
        Date(timeIntervalSinceReferenceDate: -63_145_526_400),
    ])
    func aDateOfTheYears0To9999ComesBack(date: Date) throws {
        try check(date)
    }

    @Test func anyBitsOfADateComeBackOrAreRefused() throws {
        for seed in RandomText.seeds(1_000) {
            var generator = SeededGenerator(seed: seed)
            let time = Double(bitPattern: generator.next())
            let code = try PrintedValue.fault(of: Asked(x: Date(timeIntervalSinceReferenceDate: time)))
            #expect(code == nil || code == .unprintable, "seed \(seed)")
        }
    }

    @Test func numbersComeBackUnlessTheyAreNotFinite() throws {
        for number in [Double.nan, .signalingNaN, .infinity, -.infinity] {
            try check(number, captured: .unprintable, asked: .unprintable)
            try check(Float(number), captured: .unprintable, asked: .unprintable)
        }
        let finite: [Double] = [
            .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, .ulpOfOne, .pi,
        ]
        for number in finite + [0] {
            for signed in [number, -number] { try check(signed) }
        }
        let short: [Float] = [
            .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, .ulpOfOne, 0,
        ]
        for number in short {
            for signed in [number, -number] { try check(signed) }
        }
        #expect(try Asked(x: -0.0).url == "app://asked?x=-0.0")
    }

    @Test func integersComeBack() throws {
        func check<Value: FixedWidthInteger & Codable & Sendable>(_ type: Value.Type) throws {
            for value in [Value.min, 0, 1, .max] { try self.check(value) }
        }
        try check(Int.self)
        try check(Int8.self)
        try check(Int16.self)
        try check(Int32.self)
        try check(Int64.self)
        try check(UInt.self)
        try check(UInt8.self)
        try check(UInt16.self)
        try check(UInt32.self)
        try check(UInt64.self)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func wideIntegersComeBack() throws {
        for value in [Int128.min, 0, .max] { try check(value) }
        for value in [UInt128.min, .max] { try check(value) }
    }

    @Test(
        arguments: [
            ("\u{301}", nil, nil), ("\u{FFFD}", nil, nil), ("\u{202E}\u{FEFF}", nil, nil),
            ("\u{10FFFF}", nil, nil),
            (String(repeating: "x", count: 8_000), nil, nil),
            (String(repeating: "x", count: 10_000), .malformedURL, .malformedURL),
            (String(repeating: "\u{301}", count: 10_000), .malformedURL, .malformedURL),
            ("a\u{0}b", .unprintable, .unprintable), ("", .empty, nil), ("..", .dotSegment, nil),
        ] as [(String, RouteValueError.Code?, RouteValueError.Code?)])
    func aTextComesBackOrIsRefused(
        text: String,
        captured: RouteValueError.Code?,
        asked: RouteValueError.Code?
    ) throws {
        try check(text, captured: captured, asked: asked)
    }

    private enum Word: String, Codable {
        case empty = ""
        case odd = "a/%\u{301}"
    }
    private enum Number: UInt64, Codable { case largest = 18_446_744_073_709_551_615 }
    private struct Point: Codable, Equatable, Sendable { var x = 1.0 }
    private indirect enum Chain: Codable, Equatable, Sendable {
        case end
        case link(Chain)
    }

    @Test func valuesOfOtherTypesComeBackOrAreRefused() throws {
        try check(UUID())
        try check(true)
        try check(Word.odd)
        try check(Word.empty, captured: .empty)
        try check(Number.largest)
        try check(Int?.some(7))
        try check(Int?.none, captured: .missing)
        try check(Data(), captured: .missing)
        try check(Data([7]))
        try check(Data([0, 255]), captured: .severalValues)
        try check(try #require(URL(string: "app://a/%00?#é")))
        try check(URL(fileURLWithPath: "/a b"))
        let relative = URL(string: "a", relativeTo: URL(string: "app://base"))
        try check(try #require(relative), captured: .unprintable, asked: .unprintable)
    }

    @Test func whatIsNestedIsRefused() throws {
        for number in [Decimal.nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0] {
            try check(number, captured: .nested, asked: .nested)
        }
        try check(Point(), captured: .nested, asked: .nested)
        try check([Point()], captured: .nested, asked: .nested)
        try check([[Date.distantPast]], captured: .nested, asked: .nested)
        try check(["a": 1.0], captured: .nested, asked: .nested)
        // What no text gives back is found first.
        try check(Point(x: .nan), captured: .unprintable, asked: .unprintable)
        let undated = Date(timeIntervalSinceReferenceDate: .nan)
        try check([[undated]], captured: .unprintable, asked: .unprintable)
        try check((0..<50).reduce(Chain.end) { chain, _ in .link(chain) }, captured: .nested, asked: .nested)
    }
}
