import Testing

@testable import Routing

/// Checks that what is asked of eight bytes at once is what is asked of one.
@Suite struct EightBytesTests {
    @Test func bytesStandInOrderWithZerosBehindTheEnd() {
        for count in 0...20 {
            let text = (0..<count).map { UInt8($0 + 200) }
            for index in 0...count {
                let expected = (0..<8).map { index + $0 < count ? text[index + $0] : 0 }
                let eight = EightBytes(text.span, at: index)
                #expect(bytes(eight.bits) == expected, "\(index) of \(count)")
                for first in 1...8 {
                    let zeros = [UInt8](repeating: 0, count: 8 - first)
                    #expect(bytes(eight.first(first).bits) == expected.prefix(first) + zeros)
                }
            }
        }
    }

    @Test(arguments: 0..<8)
    func everyByteIsJudgedWhateverItsNeighbours(_ place: Int) {
        let meaningful: Set<UInt8> = Set("/?#%\\".utf8).union(0..<0x20).union([0x7F])
        // What is harmless, and looked at all the same.
        let looked: Set<UInt8> = Set(" !\"$".utf8)
        for byte in UInt8.min...UInt8.max {
            for neighbour: UInt8 in [0x00, 0x61, 0x5A, 0x7F, 0x80, 0xFF] {
                var text = [UInt8](repeating: neighbour, count: 8)
                text[place] = byte
                let eight = EightBytes(text.span, at: 0)
                let about: Comment = "\(byte) beside \(neighbour)"
                let marks = bytes(eight.marks | eight.places(of: ascii("\\")))
                #expect(marks[place] == (meaningful.union(looked).contains(byte) ? 0x80 : 0), about)
                #expect(bytes(eight.folded.bits) == text.map(\.foldedASCII), about)
                #expect(
                    bytes(eight.places(of: ascii("@"))) == text.map { $0 == ascii("@") ? 0x80 : 0 }, about)
                let needsFolding = text.contains { $0 != $0.foldedASCII || $0 == ascii("\\") }
                #expect(eight.mayHaveCapitals || !needsFolding, about)
            }
        }
    }

    @Test func textWithoutCapitalsIsKnownAsSuch() {
        #expect(!EightBytes(Array("a-z.0~9&".utf8).span, at: 0).mayHaveCapitals)
        #expect(EightBytes(Array("items/A?".utf8).span, at: 0).mayHaveCapitals)
    }

    @Test(arguments: [
        ("abc/d", 3), ("abcdefgh/", 8), ("", 0), ("é%", 2), ("AB\\c", 2), ("a\u{7F}", 1), ("abc", 3),
    ])
    func aRunEndsBeforeWhatIsToBeLookedAt(_ text: String, _ count: Int) {
        let bytes = Array(text.utf8)
        let run = PlainRun(bytes.span, at: 0)
        #expect(run.count == count)
        #expect(run.isFull == (count == 8))
        #expect(self.bytes(run.word.bits).prefix(count).elementsEqual(bytes.prefix(count).map(\.foldedASCII)))
        #expect(self.bytes(run.word.bits).dropFirst(count).allSatisfy { $0 == 0 })
    }

    private func bytes(_ bits: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    }
}
