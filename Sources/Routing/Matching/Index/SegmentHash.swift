/// The hash by which an index finds literals: of bytes with ASCII capitals made small, eight after another.
///
/// Only the table of an index computes it, with the seed of that table. A URL carries no hash, so one that
/// was read by one router can be looked up in the index of another.
struct SegmentHash {
    private let seed: HashSeed
    /// What came of the words before the last.
    private var state: UInt64
    /// The last bytes, eight at most and one at least unless there is none, the first of them in the lowest
    /// place.
    private var word: UInt64 = 0
    /// How many bytes stand in the last word.
    private var count = 0

    /// The hash of no bytes.
    init(_ seed: HashSeed) {
        self.seed = seed
        state = seed.start
    }

    /// Takes the next byte.
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
    /// - Complexity: O(*n*) in the length of the part; of its last eight bytes, which it has at hand, O(1).
    @inline(__always)
    func hash(of part: URLOutline.Part, in text: Span<UInt8>) -> UInt32 {
        let isShort = part.end &- part.start <= 8
        return hash(part.word, after: isShort ? start : stateBeforeLastWord(of: part, in: text))
    }

    /// What comes of the words before the last; apart, because most segments have no other.
    @inline(never)
    private func stateBeforeLastWord(of part: URLOutline.Part, in text: Span<UInt8>) -> UInt64 {
        var state = start
        for index in stride(from: Int(part.start), to: Int(part.end) &- 8, by: 8) {
            state = mix(EightBytes(text, at: index).folded.bits, into: state)
        }
        return state
    }
}
