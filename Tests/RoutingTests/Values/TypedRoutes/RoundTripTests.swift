import Foundation
import SeededRandom
import Testing

@testable import Routing
@testable import Support

/// The law of typed routes: for every value, either printing throws or decoding gives the value back.
@Suite struct RoundTripTests {
    private enum Tab: String, Codable, CaseIterable {
        case plain
        case odd = "a/b?c#d e+f%41&=é"
        case empty = ""
    }

    private struct Text: Route, Equatable {
        static let pattern: RoutePattern = "app://:text/a-:other.b(/:more)"
        var text: String
        var other: String
        var more: String?
        var query: String
        var names: [String]
    }

    private struct Rest: Route, Equatable {
        static let pattern: RoutePattern = "/docs/:path..."
        var path: [String]
    }

    private struct Joined: Route, Equatable {
        static let pattern: RoutePattern = "docs(/:kind<a|B>)/x/:path..."
        var kind: String?
        var path: String
    }

    private struct Values: Route, Equatable {
        static let pattern: RoutePattern = "https://example.com/:id<uuid>/:number<double>(/:date)"
        var id: UUID
        var number: Double
        var date: Date?
        var link: URL?
        var tab: Tab?
        var small: Int8
        var large: UInt64
        var share: Float
        var flags: [Bool]
    }

    /// Prints a value, and if that succeeds decodes it and compares, scalar by scalar.
    private func holds<Target: Route & Equatable>(_ route: Target, seed: UInt64) throws -> Bool {
        guard let url = try? route.url else { return false }
        let read = try RouteURL(url)
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        let captures = try #require(matcher.match(Target.pattern, read), "seed \(seed): \(url)")
        let parameters = read.query.overlaid(by: captures)
        let again = try parameters.decoded(as: Target.self)
        try #require(again == route, "seed \(seed): \(url)")
        // `==` of texts is canonical equivalence; what was printed has to be the same scalars.
        try #require(try again.url.isExactly(url), "seed \(seed): \(url)")
        return true
    }

    private static let hostile = [
        "", ".", "..", "/", "a/b", "%", "%2F", "%00", "+", "#", "?", "&=", "é", "e\u{301}", "🏳️‍🌈", "\u{301}",
        "a\u{0}b", " ", "\n", "\\", "A", "a.b", "-", "a-b.b", "...", ":id", "*", "(x)", "http://x",
        "/\u{301}",
    ]

    private func text(_ generator: inout SeededGenerator, _ texts: inout RandomText) -> String {
        generator.chance(50) ? generator.pick(Self.hostile) : texts.next()
    }

    @Test func hostileTextsComeBack() throws {
        var printed = 0
        for seed in RandomText.seeds(Effort.times(800)) {
            var generator = SeededGenerator(seed: seed &+ 1)
            var texts = RandomText(seed: seed)
            let route = Text(
                text: text(&generator, &texts),
                other: text(&generator, &texts),
                more: generator.chance(50) ? text(&generator, &texts) : nil,
                query: text(&generator, &texts),
                names: (0..<generator.number(below: 3)).map { _ in text(&generator, &texts) }
            )
            if try holds(route, seed: seed) { printed += 1 }
        }
        #expect(printed > 200, "\(printed) printed")
    }

    @Test func everyHostileTextComesBackOrIsRefused() throws {
        let refusedAsSegment: Set = ["", ".", "..", "a\u{0}b"]
        for text in Self.hostile {
            let segment = Text(text: text, other: "x", query: "", names: [])
            #expect(try holds(segment, seed: 0) == !refusedAsSegment.contains(text), "'\(text)'")
            let value = Text(text: "x", other: "x", query: text, names: [text])
            #expect(try holds(value, seed: 0) == !text.utf8.contains(0), "'\(text)'")
        }
    }

    @Test func caughtRestsComeBack() throws {
        var (lists, texts) = (0, 0)
        for seed in RandomText.seeds(1_000) {
            var generator = SeededGenerator(seed: seed &+ 2)
            var random = RandomText(seed: seed)
            let path = (0..<generator.number(below: 4)).map { _ in text(&generator, &random) }
            if try holds(Rest(path: path), seed: seed) { lists += 1 }
            let kind = generator.pick([nil, "a", "b", "B", "c"])
            if try holds(Joined(kind: kind, path: path.joined(separator: "/")), seed: seed) { texts += 1 }
        }
        #expect(lists > 100 && texts > 60, "\(lists) lists, \(texts) texts")
    }

    @Test(arguments: [("a%2Fb", "docs/x/a/b"), ("%2F-", nil), ("a%2F..%2Fb", nil)] as [(String, String?)])
    func escapedSlashOfAJoinedRestIsPrintedAsASeparator(_ rest: String, _ printed: String?) throws {
        let captures = try #require(try Joined.pattern.captures(in: "docs/x/" + rest))
        let joined = try captures.decoded(as: Joined.self)
        #expect((try? joined.url) == printed)
    }

    @Test func valuesOfEveryTypeComeBack() throws {
        var printed = 0
        for seed in RandomText.seeds(Effort.times(350)) {
            var generator = SeededGenerator(seed: seed &+ 3)
            let (high, low) = (generator.next(), generator.next())
            let time =
                Double(Int64(bitPattern: generator.next()) >> 24) / Double(generator.pick([1, 3, 1000]))
            let route = Values(
                id: UUID(uuid: bytes(high, low)),
                number: Double(bitPattern: generator.next()),
                date: generator.chance(50) ? Date(timeIntervalSinceReferenceDate: time) : nil,
                link: URL(string: generator.pick(["app://x?y", "a%20b", "https://e.com/é", "#f"])),
                tab: generator.pick([nil] + Tab.allCases),
                small: Int8(truncatingIfNeeded: generator.next()),
                large: generator.next(),
                share: Float(bitPattern: UInt32(truncatingIfNeeded: generator.next())),
                flags: (0..<generator.number(below: 3)).map { _ in generator.chance(50) }
            )
            if try holds(route, seed: seed) { printed += 1 }
        }
        #expect(printed > 280, "\(printed) printed")
    }

    /// Sixteen bytes of two numbers.
    private func bytes(_ high: UInt64, _ low: UInt64) -> uuid_t {
        func byte(_ index: Int) -> UInt8 {
            UInt8(truncatingIfNeeded: (index < 8 ? high : low) >> UInt64(index % 8 * 8))
        }
        return (
            byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7),
            byte(8), byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
        )
    }
}
