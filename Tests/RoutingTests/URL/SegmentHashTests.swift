import SeededRandom
import Testing

@testable import Routing

/// Checks what the hash and the word of a part say about its bytes.
@Suite struct SegmentHashTests {
    @Test func bytesMayComeOneByOneOrEightAtOnce() {
        let text = Array("AbcdEFGhijklMNOPqrstuvWXYZ".utf8)
        for start in text.indices {
            for end in start...text.count {
                let whole = SegmentHash(text.span, start..<end)
                let single = text[start..<end].reduce(into: SegmentHash()) { $0.add($1) }
                let reversed = SegmentHash(reversed: text[start..<end].reversed())
                #expect(whole.value == single.value && whole.word == single.word, "\(start)..<\(end)")
                #expect(whole.value == reversed.value && whole.word == reversed.word, "\(start)..<\(end)")
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
            let word = SegmentHash(text.span, text.indices).word
            for other in texts {
                let otherWord = SegmentHash(other.span, other.indices).word
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
            let begin = (count - 1) / 8 * 8
            let last = SegmentHash(text.span, begin..<count)
            #expect(SegmentHash(text.span, 0..<count).word == last.word)
        }
    }

    @Test(
        arguments: [
            ("item", ""), ("section/", "/ids"), ("", ""), ("notifications-", ""), ("a", "bcdefgh"),
            ("v", "/beta"),
        ])
    func namesWithNumbersAreSpreadEvenly(_ prefix: String, _ suffix: String) {
        let count = 100_000
        var hashes: Set<UInt32> = []
        var (low, high) = ([Int](repeating: 0, count: 1 << 10), [Int](repeating: 0, count: 1 << 10))
        for number in 0..<count {
            let text = Array((prefix + String(number) + suffix).utf8)
            let hash = SegmentHash(text.span, text.indices).value
            hashes.insert(hash)
            low[Int(hash & 0x3FF)] += 1
            high[Int(hash >> 22)] += 1
        }
        // By chance 1.2 pairs collide, and 98 of each bucket's names vary by 10.
        #expect(hashes.count > count - 20)
        for bucket in low + high { #expect((38...158).contains(bucket)) }
    }

    @Test func namesWithNumbersFillTheHalvesOfTheHash() {
        var (low, high): (Set<UInt32>, Set<UInt32>) = ([], [])
        for number in 0..<100_000 {
            let text = Array("item\(number)".utf8)
            let hash = SegmentHash(text.span, text.indices).value
            low.insert(hash & 0xFFFF)
            high.insert(hash >> 16)
        }
        // By chance 51,300 of 65,536 values occur.
        #expect((50_000...52_600).contains(low.count))
        #expect((50_000...52_600).contains(high.count))
    }
}
