/// Up to eight bytes that mean nothing by themselves to a reader of URLs, as nearly all do.
struct PlainRun {
    /// Eight bytes, of which the first are the run.
    private let bytes: EightBytes
    /// The same with ASCII capitals made small.
    private let folded: EightBytes
    /// The high bits of those that are not plain.
    private let marks: UInt64

    /// Takes as many as there are from an index on, which may be the end of the text.
    @inline(__always)
    init(_ text: Span<UInt8>, at index: Int) {
        bytes = EightBytes(text, at: index)
        // Most texts have no capitals, and so no backslash either.
        if bytes.mayHaveCapitals {
            folded = bytes.folded
            marks = bytes.marks | bytes.places(of: ascii("\\"))
        } else {
            folded = bytes
            marks = bytes.marks
        }
    }

    /// Whether they are eight, so that more may follow.
    @inline(__always)
    var isFull: Bool { marks == 0 }

    /// How many they are; after less than eight comes a byte that is to be looked at, or the end of the text.
    @inline(__always)
    var count: Int { marks.trailingZeroBitCount / 8 }

    /// The bytes with ASCII capitals made small, zeros behind them.
    @inline(__always)
    var word: EightBytes { EightBytes(bits: folded.bits & mask) }

    /// Whether there is a capital or an `@` among them.
    @inline(__always)
    var hasCapitalOrAt: Bool {
        ((bytes.bits ^ folded.bits) | bytes.places(of: ascii("@"))) & mask != 0
    }

    /// The bits of the run: all below the byte with the lowest mark.
    @inline(__always)
    private var mask: UInt64 {
        isFull ? .max : (marks ^ (marks &- 1)) &>> 8
    }
}

extension UInt8 {
    /// Whether a segment ends before the byte.
    @inline(__always)
    var endsSegment: Bool { self == ascii("/") || self == ascii("?") || self == ascii("#") }
}
