import SeededRandom
import Testing

@testable import Routing
@testable import Support

/// Checks where the parts of a URL are found, and that their words are their last bytes.
@Suite struct URLOutlineTests {
    @Test(
        arguments: [
            ("app://push/login", ""), ("/a/b", ""), ("books/7?x=%41#%42", ""), ("/a/../b//c/", ""),
            ("/Repos/é/a b", ""), ("app://u%41@push/Login", ""), (#"app://a\b/c\d"#, ""),
            ("https://example.com/books/7", ""), ("https://a.test:443/x", ""), ("https://a.test:8080/x", ""),
            ("/%2e/a", ""), ("/%61/../b", ""), ("/a/%62", "ab"), ("/a/%62/c", "abc"), ("/a//%62/../c", "ac"),
            ("app://Push/login", "pushlogin"), ("app://%50ush", "push"), ("https://A.test/b", "a.testb"),
            ("https://a.test/%62", "a.testb"), ("https://A.test:443/b", "a.testb"),
        ] as [(String, String)])
    func partsStandInTheTextUnlessTheyCannot(_ text: String, _ decoded: String) throws {
        let outline = try RouteURL(text).outline
        #expect(String(decoding: outline.decoded, as: UTF8.self) == decoded)
    }

    @Test func partsSayWhereTheyStand() throws {
        let outline = try RouteURL("App://u@push/Login?x=1#top").outline
        #expect(outline.scheme?.range == 0..<3)
        #expect(outline.userInfo == 6..<8)
        #expect(outline.segments.map(\.range) == [8..<12, 13..<18])
        #expect(outline.startsWithHost)
        #expect(outline.routeLength == 18)
        #expect(outline.query == 19..<22)
        #expect(outline.fragment == 23..<26)
        #expect(outline.host == nil)
    }

    @Test func hostOfAWebURLStandsWithoutTheSchemesOwnPort() throws {
        #expect(try RouteURL("https://a.test:443/x").outline.host?.range == 8..<14)
        #expect(try RouteURL("https://a.test:80/x").outline.host?.range == 8..<17)
        #expect(try RouteURL("https://u@a.test").outline.host?.range == 10..<16)
    }

    @Test(arguments: ["?", "#", "?#", ""])
    func whatIsEmptyIsNotAbsent(_ end: String) throws {
        let outline = try RouteURL("/a" + end).outline
        #expect(outline.query == (end.hasPrefix("?") ? 3..<3 : nil))
        #expect(outline.fragment == (end.hasSuffix("#") ? 2 + end.count..<2 + end.count : nil))
    }

    @Test(arguments: RandomText.seeds(3))
    func wordsAreThoseOfTheTexts(_ seed: UInt64) {
        var urls = RandomReadings(seed: seed)
        for _ in 0..<1_000 {
            guard let url = urls.next() else { continue }
            let about: Comment = "seed \(seed): \(url.string.debugDescription)"
            let outline = url.outline
            #expect(outline.segments.map(\.word) == url.segments.map(word), about)
            #expect(outline.scheme?.word == url.scheme.map(word), about)
            #expect(outline.host?.word == url.host.map(word), about)
        }
    }

    @Test(arguments: RandomText.seeds(3))
    func bytesOfTheSegmentsAreThoseOfTheirTexts(_ seed: UInt64) {
        var urls = RandomReadings(seed: seed)
        for _ in 0..<1_000 {
            guard let url = urls.next() else { continue }
            let about: Comment = "seed \(seed): \(url.string.debugDescription)"
            let parts = (url.outline.host.map { [$0] } ?? []) + Array(url.outline.segments)
            let texts = (url.host.map { [$0] } ?? []) + url.segments
            url.withSegmentBytes { bytes in
                for (part, text) in zip(parts, texts) {
                    #expect(part.range.map { bytes[$0] } == Array(text.utf8), about)
                }
            }
            let joined = parts.isEmpty || url.outline.decoded.isEmpty ? [] : texts.flatMap(\.utf8)
            #expect(url.outline.decoded == joined, about)
            for index in url.segments.indices {
                #expect(url.segment(at: index).isExactly(url.segments[index]), about)
            }
        }
    }

    @Test(arguments: RandomText.seeds(3))
    func wordAndCountOfAShortTextAreTheText(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // Few different bytes, for texts that are nearly the same.
        let alphabet = Array("aA@`[{é".utf8) + [0, 0x7F, 0x80, 0xFF]
        let texts = (0..<400).map { _ in
            (0..<generator.number(below: 9)).map { _ in generator.pick(alphabet) }
        }
        var equals = 0
        for text in texts {
            let word = URLOutline.Part(text.span, text.indices).word
            for other in texts {
                let otherWord = URLOutline.Part(other.span, other.indices).word
                let isSame = text.map(\.foldedASCII) == other.map(\.foldedASCII)
                #expect((text.count == other.count && word == otherWord) == isSame, "seed \(seed)")
                if isSame { equals += 1 }
            }
        }
        #expect(
            (texts.count + 1..<texts.count * texts.count).contains(equals), "both are needed; seed \(seed)")
    }

    @Test func wordOfALongTextIsItsLastBytes() {
        let text = Array("0123456789abcdefgh".utf8)
        for count in 1...text.count {
            let last = URLOutline.Part(text.span, (count - 1) / 8 * 8..<count)
            #expect(URLOutline.Part(text.span, 0..<count).word == last.word)
        }
    }

    /// The last bytes of a text, folded, as many as are left behind full words of eight.
    private func word(_ text: String) -> UInt64 {
        let bytes = Array(text.utf8)
        let last = bytes.suffix(bytes.isEmpty ? 0 : (bytes.count - 1) % 8 + 1)
        return last.reversed().reduce(0) { $0 << 8 | UInt64($1.foldedASCII) }
    }
}
