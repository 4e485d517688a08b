/// The hash by which segments and literals are found: of their bytes with ASCII capitals made small.
///
/// It is computed while a URL is read, eight bytes after another. It need not resist an attacker: the tables that
/// it leads into hold what the program registered, never what a stranger sent, and a hit is compared with the
/// text.
struct SegmentHash {
    /// What came of the words before the last.
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    /// How many bytes stand in the last word.
    private var count = 0
    /// The last bytes, eight at most and one at least unless there is none, the first of them in the lowest place.
    private(set) var word: UInt64 = 0

    /// The hash of no bytes.
    init() {}

    /// The hash of some bytes of a text.
    @inline(__always)
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let count = min(8, range.upperBound &- index)
            add(EightBytes(bytes, at: index).first(count).folded, count: count)
            index &+= count
        }
    }

    /// The hash of some bytes from the last to the first.
    init(reversed bytes: [UInt8]) {
        for byte in bytes.reversed() { add(byte) }
    }

    /// Takes the next byte.
    mutating func add(_ byte: UInt8) {
        if count == 8 { beginWord() }
        word |= UInt64(byte.foldedASCII) &<< UInt64(count * 8)
        count += 1
    }

    /// Takes the next bytes, after a multiple of eight.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, folded, zeros behind them.
    ///   - count: How many they are, one at least.
    @inline(__always)
    mutating func add(_ bytes: EightBytes, count: Int) {
        assert(self.count % 8 == 0, "a word is filled up before the next begins")
        if self.count == 8 { beginWord() }
        word = bytes.bits
        self.count = count
    }

    /// The hash of the bytes so far; its low bits are as good as its high ones.
    @inline(__always)
    var value: UInt32 {
        let mixed = Self.mix(state ^ word)
        return UInt32(truncatingIfNeeded: mixed ^ mixed &>> 32)
    }

    @inline(__always)
    private mutating func beginWord() {
        state = Self.mix(state ^ word)
        word = 0
        count = 0
    }

    /// Lets every bit of the result hang on every bit of a word: the high half of a product hangs on the low bits
    /// of its factors, and the low half on nothing else.
    @inline(__always)
    private static func mix(_ word: UInt64) -> UInt64 {
        let (high, low) = word.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return high ^ low
    }
}
