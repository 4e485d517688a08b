/// A run of up to eight plain bytes: bytes that a URL reader need not examine, as most are.
struct PlainRun {
    /// Eight bytes that begin with the run.
    private let bytes: EightBytes
    /// The eight bytes with ASCII capitals in lower case.
    private let folded: EightBytes
    /// The high bits of the bytes that are not plain.
    private let marks: UInt64

    /// Reads the run that begins at an index; the index may be the end of the text.
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

    /// Whether the run has eight bytes, so that another may follow.
    @inline(__always)
    var isFull: Bool { marks == 0 }

    /// The length of the run; a run of fewer than eight bytes ends at a byte to examine or at the end of the text.
    @inline(__always)
    var count: Int { marks.trailingZeroBitCount / 8 }

    /// The run with ASCII capitals in lower case, followed by zeros.
    @inline(__always)
    var word: EightBytes { EightBytes(bits: folded.bits & mask) }

    /// Whether the run contains an ASCII capital or an `@`.
    @inline(__always)
    var hasCapitalOrAt: Bool {
        ((bytes.bits ^ folded.bits) | bytes.places(of: ascii("@"))) & mask != 0
    }

    /// The bits of the run: all bits below the first marked byte.
    @inline(__always)
    private var mask: UInt64 {
        isFull ? .max : (marks ^ (marks &- 1)) &>> 8
    }
}

extension UInt8 {
    /// Whether the byte ends the segment before it.
    @inline(__always)
    var endsSegment: Bool { self == ascii("/") || self == ascii("?") || self == ascii("#") }
}
