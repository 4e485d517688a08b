import Testing

@testable import terminal_app

@Suite struct KeyDecoderTests {
    @Test(
        arguments: [
            ("a", [.character("a")]),
            ("é", [.character("é")]),
            ("本", [.character("本")]),
            ("😀", [.character("😀")]),
            ("\r", [.enter]),
            ("\n", [.enter]),
            ("\t", [.tab]),
            ("\u{7F}", [.backspace]),
            ("\u{8}", [.backspace]),
            ("\u{3}", [.control("c")]),
            ("\u{1A}", [.control("z")]),
            ("\u{0}", [.unknown]),
            ("\u{1B}[A", [.up]),
            ("\u{1B}[B", [.down]),
            ("\u{1B}[C", [.right]),
            ("\u{1B}[D", [.left]),
            ("\u{1B}[H", [.home]),
            ("\u{1B}[F", [.end]),
            ("\u{1B}[Z", [.backTab]),
            ("\u{1B}OA", [.up]),
            ("\u{1B}OD", [.left]),
            ("\u{1B}OM", [.enter]),
            ("\u{1B}OP", [.unknown]),
            ("\u{1B}[1~", [.home]),
            ("\u{1B}[8~", [.end]),
            ("\u{1B}[3~", [.delete]),
            ("\u{1B}[15~", [.unknown]),
            ("\u{1B}[1;5C", [.right]),
            ("\u{1B}[3;2~", [.delete]),
            ("\u{1B}[[A", [.unknown]),
            ("\u{1B}b", [.unknown]),
            ("\u{1B}[Ab\u{1B}[B", [.up, .character("b"), .down]),
            // A broken sequence loses no key that follows it.
            ("\u{1B}[1\u{1B}[A", [.unknown, .up]),
            ("\u{1B}[1\rq", [.unknown, .enter, .character("q")]),
        ] as [(RawText, [Key])])
    func bytesAreKeysInPiecesOfAnySize(raw: RawText, keys: [Key]) {
        let bytes = Array(raw.text.utf8)
        for size in 1...bytes.count {
            var decoder = KeyDecoder()
            var decoded: [Key] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                decoded += decoder.decode(bytes[start..<min(start + size, bytes.count)])
            }
            #expect(decoded == keys, "in pieces of \(size)")
            #expect(!decoder.isWaiting)
        }
    }

    @Test(
        arguments: [
            ([0xFF], [.character("\u{FFFD}")]),
            ([0x80], [.character("\u{FFFD}")]),
            // An overlong encoding, half of a surrogate pair, and a scalar beyond the last one.
            ([0xC0, 0x80], [.character("\u{FFFD}"), .character("\u{FFFD}")]),
            ([0xED, 0xA0, 0x80], [.character("\u{FFFD}")]),
            ([0xF4, 0x90, 0x80, 0x80], [.character("\u{FFFD}")]),
            ([0xE2, 0x82, 0x71], [.character("\u{FFFD}"), .character("q")]),
            ([0xC3, 0x1B, 0x5B, 0x41], [.character("\u{FFFD}"), .up]),
        ] as [([UInt8], [Key])])
    func whatIsNoTextIsReplaced(bytes: [UInt8], keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(bytes) == keys)
        #expect(!decoder.isWaiting)
    }

    @Test func anEscapeThatNothingFollowsIsAKey() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.isWaiting)
        #expect(decoder.timeOut() == [.escape])
        #expect(!decoder.isWaiting)
        #expect(decoder.timeOut().isEmpty)
        #expect(decoder.decode([0x1B, 0x1B]) == [.escape])
        #expect(decoder.timeOut() == [.escape])
    }

    @Test(
        arguments: [("\u{1B}[1;", [.unknown]), ("\u{1B}O", [.unknown]), ("\u{1B}[[", [.unknown])]
            as [(RawText, [Key])])
    func whatIsBrokenOffIsNoKey(raw: RawText, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(raw.text.utf8).isEmpty)
        #expect(decoder.timeOut() == keys)
        #expect(decoder.decode("q".utf8) == [.character("q")])
    }

    @Test func pastedTextIsNoCommand() {
        var decoder = KeyDecoder()
        let keys = decoder.decode("\u{1B}[200~q\r\u{3}\u{1B}[Aé\u{1B}[201~q".utf8)
        #expect(keys == [.pasted("q"), .pasted("é"), .character("q")])
    }

    @Test func aSequenceWithoutEndIsNotKept() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B, 0x5B]).isEmpty)
        for _ in 0..<1_000 { #expect(decoder.decode(Array(repeating: 0x31, count: 1_000)).isEmpty) }
        #expect(Mirror(reflecting: decoder).longestArray == 16)
        #expect(decoder.decode("~q".utf8) == [.unknown, .character("q")])
    }
}

extension Mirror {
    /// The number of elements in the longest array inside a value.
    fileprivate var longestArray: Int {
        children.map { child in
            if let bytes = child.value as? [UInt8] { return bytes.count }
            return Mirror(reflecting: child.value).longestArray
        }.max() ?? 0
    }
}
