/// Eight bytes of a text in one number, the first of them in the lowest place, zeros behind the end of the
/// text.
///
/// What is asked of each of them is asked of all at once: their high bits are left out of the sums, so that
/// none reaches into the next, and where a sum sets the high bit of a byte, it says yes for that byte.
struct EightBytes: Equatable {
    let bits: UInt64

    @inline(__always)
    init(bits: UInt64) {
        self.bits = bits
    }

    /// Takes the bytes from an index on, which may be the end of the text.
    @inline(__always)
    init(_ bytes: Span<UInt8>, at index: Int) {
        let rest = bytes.extracting(index..<bytes.count)
        if rest.count >= 8 {
            bits = Self.load(rest)
        } else if bytes.count >= 8 {
            // The last eight without those before the index.
            let last = Self.load(bytes.extracting(bytes.count &- 8..<bytes.count))
            bits = last >> UInt64(truncatingIfNeeded: (8 &- rest.count) &* 8)
        } else {
            bits = Self.collect(rest)
        }
    }

    /// Puts the first eight bytes together; to the compiler it is one load.
    @inline(__always)
    private static func load(_ bytes: Span<UInt8>) -> UInt64 {
        var bits: UInt64 = 0
        for place in 0..<8 { bits |= UInt64(bytes[place]) &<< UInt64(place &* 8) }
        return bits
    }

    /// Puts less than eight bytes together, one by one.
    @inline(never)
    private static func collect(_ bytes: Span<UInt8>) -> UInt64 {
        bytes.indices.reversed().reduce(0) { $0 &<< 8 | UInt64(bytes[$1]) }
    }
}

extension EightBytes {
    /// Takes the last bytes of a part of a text, eight at most: those behind as many full words as there are.
    @inline(__always)
    init(lastOf range: Range<Int>, in bytes: Span<UInt8>) {
        guard !range.isEmpty else {
            self.init(bits: 0)
            return
        }
        let start = range.lowerBound &+ Self.startOfLast(in: range.count)
        self = EightBytes(bytes, at: start).first(range.upperBound &- start)
    }

    /// Where the last word of so many bytes begins: the words before it are full, and it is empty in no text
    /// but the empty.
    @inline(__always)
    static func startOfLast(in count: Int) -> Int { max(0, count &- 1) & ~7 }

    /// The same byte eight times.
    @inline(__always)
    private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The first of the bytes, one at least, with zeros behind them.
    @inline(__always)
    func first(_ count: Int) -> EightBytes {
        EightBytes(bits: bits & .max &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8))
    }

    /// Whether any is in the columns of ASCII that have the capitals, `@`, `[`, `\`, `]`, `^` and `_`;
    /// non-ASCII bytes may say so as well.
    @inline(__always)
    var mayHaveCapitals: Bool {
        bits & ~(bits &<< 1) & Self.all(0x40) != 0
    }

    /// The bytes with ASCII capitals made small.
    @inline(__always)
    var folded: EightBytes {
        let capitals = isAtLeast(ascii("A")) & ~isAtLeast(ascii("Z") + 1) & ~bits & Self.all(0x80)
        return EightBytes(bits: bits | capitals &>> 2)
    }

    /// The high bits of the bytes that mean something to a reader of URLs, backslashes apart.
    ///
    /// Those are the ones that end a segment, begin an escape or are refused, and a few harmless ones.
    @inline(__always)
    var marks: UInt64 {
        let slashes = EightBytes(bits: bits | Self.all(ascii("/") ^ ascii("?")))
        let plain = isAtLeast(ascii("&")) & slashes.isNot(ascii("?")) & isNot(0x7F)
        return ~(plain | bits) & Self.all(0x80)
    }

    /// The high bits of the bytes that are some ASCII byte.
    @inline(__always)
    func places(of byte: UInt8) -> UInt64 {
        ~(isNot(byte) | bits) & Self.all(0x80)
    }

    /// The high bits of the bytes that are not below a limit, non-ASCII ones left undecided.
    @inline(__always)
    private func isAtLeast(_ limit: UInt8) -> UInt64 {
        bits & Self.all(0x7F) &+ Self.all(0x80 &- limit)
    }

    /// The high bits of the bytes that are not some ASCII byte, non-ASCII ones left undecided.
    @inline(__always)
    private func isNot(_ byte: UInt8) -> UInt64 {
        (bits & Self.all(0x7F) ^ Self.all(byte)) &+ Self.all(0x7F)
    }
}
