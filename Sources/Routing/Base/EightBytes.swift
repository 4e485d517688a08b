/// Eight bytes of a text in one number: the first byte in the lowest eight bits, zeros after the end of the text.
///
/// Each test runs on all eight bytes at once. The sums leave out the high bit of every byte, so that no byte
/// carries into the next. A high bit set by the sum means that the test holds for that byte.
struct EightBytes: Equatable {
    let bits: UInt64

    @inline(__always)
    init(bits: UInt64) {
        self.bits = bits
    }

    /// Reads the bytes from an index on; the index may be the end of the text.
    @inline(__always)
    init(_ bytes: Span<UInt8>, at index: Int) {
        let rest = bytes.extracting(index..<bytes.count)
        if rest.count >= 8 {
            bits = Self.load(rest)
        } else if bytes.count >= 8 {
            // Load the last eight bytes of the text and shift out those before the index.
            let last = Self.load(bytes.extracting(bytes.count &- 8..<bytes.count))
            bits = last >> UInt64(truncatingIfNeeded: (8 &- rest.count) &* 8)
        } else {
            bits = Self.collect(rest)
        }
    }

    /// Combines the first eight bytes; the compiler turns the loop into one load.
    @inline(__always)
    private static func load(_ bytes: Span<UInt8>) -> UInt64 {
        var bits: UInt64 = 0
        for place in 0..<8 { bits |= UInt64(bytes[place]) &<< UInt64(place &* 8) }
        return bits
    }

    /// Combines fewer than eight bytes, one by one.
    @inline(never)
    private static func collect(_ bytes: Span<UInt8>) -> UInt64 {
        bytes.indices.reversed().reduce(0) { $0 &<< 8 | UInt64(bytes[$1]) }
    }
}

extension EightBytes {
    /// Reads the last word of a part of a text: one to eight bytes, or none if the part is empty.
    @inline(__always)
    init(lastOf range: Range<Int>, in bytes: Span<UInt8>) {
        guard !range.isEmpty else {
            self.init(bits: 0)
            return
        }
        let start = range.lowerBound &+ Self.startOfLast(in: range.count)
        self = EightBytes(bytes, at: start).first(range.upperBound &- start)
    }

    /// The offset of the last word in `count` bytes: all words before it are full, and it is empty only when
    /// `count` is 0.
    @inline(__always)
    static func startOfLast(in count: Int) -> Int { max(0, count &- 1) & ~7 }

    /// The same byte eight times.
    @inline(__always)
    private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The first `count` bytes, at least one, followed by zeros.
    @inline(__always)
    func first(_ count: Int) -> EightBytes {
        EightBytes(bits: bits & .max &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8))
    }

    /// Whether any byte is an ASCII capital, `@`, `[`, `\`, `]`, `^` or `_`; may also be `true` for non-ASCII
    /// bytes.
    @inline(__always)
    var mayHaveCapitals: Bool {
        bits & ~(bits &<< 1) & Self.all(0x40) != 0
    }

    /// The bytes with ASCII capitals in lower case.
    @inline(__always)
    var folded: EightBytes {
        let capitals = isAtLeast(ascii("A")) & ~isAtLeast(ascii("Z") + 1) & ~bits & Self.all(0x80)
        return EightBytes(bits: bits | capitals &>> 2)
    }

    /// The high bits of the bytes that a URL reader must examine, except backslashes.
    ///
    /// They mark the bytes that end a segment, begin an escape or are refused, and a few harmless ones.
    @inline(__always)
    var marks: UInt64 {
        let slashes = EightBytes(bits: bits | Self.all(ascii("/") ^ ascii("?")))
        let plain = isAtLeast(ascii("&")) & slashes.isNot(ascii("?")) & isNot(0x7F)
        return ~(plain | bits) & Self.all(0x80)
    }

    /// The high bits of the bytes that equal the given ASCII byte.
    @inline(__always)
    func places(of byte: UInt8) -> UInt64 {
        ~(isNot(byte) | bits) & Self.all(0x80)
    }

    /// The high bits of the bytes that are not below a limit; undefined for non-ASCII bytes.
    @inline(__always)
    private func isAtLeast(_ limit: UInt8) -> UInt64 {
        bits & Self.all(0x7F) &+ Self.all(0x80 &- limit)
    }

    /// The high bits of the bytes that differ from the given ASCII byte; undefined for non-ASCII bytes.
    @inline(__always)
    private func isNot(_ byte: UInt8) -> UInt64 {
        (bits & Self.all(0x7F) ^ Self.all(byte)) &+ Self.all(0x7F)
    }
}
