/// The hash by which segments and literals are found: of their bytes with ASCII capitals made small.
///
/// It is computed while a URL is read, one byte after another. It need not resist an attacker: the tables that
/// it leads into hold what the program registered, never what a stranger sent, and a hit is compared byte by
/// byte.
struct SegmentHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of no bytes.
    init() {}

    /// The hash of some bytes of a text.
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        for index in range { add(bytes[index]) }
    }

    /// Takes the next byte.
    @inline(__always)
    mutating func add(_ byte: UInt8) {
        add(folded: byte.foldedASCII)
    }

    /// Takes the next byte from one who has made it small already.
    @inline(__always)
    mutating func add(folded byte: UInt8) {
        // FNV-1a, with the 64-bit prime.
        state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    /// The hash of the bytes so far; its low bits are as good as its high ones.
    var value: UInt32 {
        UInt32(truncatingIfNeeded: state ^ state >> 32)
    }
}
