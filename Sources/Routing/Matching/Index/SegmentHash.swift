/// The hash by which an index finds literals: of bytes in lower case, eight at a time.
///
/// Only the table of an index computes it, with its own seed. A URL stores no hash, so a URL that one router has read
/// can be looked up in the index of another.
struct SegmentHash {
    private let seed: HashSeed
    /// The state after all words but the last.
    private var state: UInt64
    /// The last bytes, from one to eight unless there are none; the first of them is the lowest byte.
    private var word: UInt64 = 0
    /// The number of bytes in the last word.
    private var count = 0

    /// The hash of no bytes.
    init(_ seed: HashSeed) {
        self.seed = seed
        state = seed.start
    }

    /// Adds the next byte.
    mutating func add(_ byte: UInt8) {
        if count == 8 {
            state = seed.mix(word, into: state)
            word = 0
            count = 0
        }
        word |= UInt64(byte.foldedASCII) &<< UInt64(count * 8)
        count += 1
    }

    /// The hash of the bytes so far.
    var value: UInt32 { seed.hash(word, after: state) }
}

extension HashSeed {
    /// The hash of a part of a text.
    ///
    /// - Complexity: O(*n*) in the length of the part; O(1) for a part of at most eight bytes.
    @inline(__always)
    func hash(of part: URLOutline.Part, in text: Span<UInt8>) -> UInt32 {
        let isShort = part.end &- part.start <= 8
        return hash(part.word, after: isShort ? start : stateBeforeLastWord(of: part, in: text))
    }

    /// Returns the state after all words but the last; a function of its own, because most segments have one word.
    @inline(never)
    private func stateBeforeLastWord(of part: URLOutline.Part, in text: Span<UInt8>) -> UInt64 {
        var state = start
        for index in stride(from: Int(part.start), to: Int(part.end) &- 8, by: 8) {
            state = mix(EightBytes(text, at: index).folded.bits, into: state)
        }
        return state
    }
}
