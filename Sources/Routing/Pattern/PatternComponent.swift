/// One part of a pattern; it stands for one segment of a URL or for several.
enum PatternComponent: Sendable {
    /// This segment.
    case literal(Literal)
    /// Any one segment that satisfies the constraint.
    case capture(Capture)
    /// Literals and captures in one segment.
    case mixed([SegmentPiece])
    /// Exactly one segment, whatever it is: `*` before the end.
    case anySegment
    /// Any number of segments, none included, as few as possible: `**`.
    case anySegments
    /// All the rest, none included: `*` at the end, or `...`.
    case rest
    /// The rest, one segment at least: `:name...`.
    case restCapture(Capture)
}

/// A part of a segment that mixes literals and captures.
enum SegmentPiece: Sendable {
    case literal(Literal)
    case capture(Capture)
}

/// A decoded text that a segment, or a part of one, must be.
struct Literal: Sendable {
    /// The bytes as written, escapes decoded.
    let exact: [UInt8]
    /// The bytes with ASCII capitals made small.
    let folded: [UInt8]

    init(_ exact: [UInt8]) {
        self.exact = exact
        self.folded = exact.map(\.foldedASCII)
    }
}

/// A capture of one segment or of a part of one.
struct Capture: Sendable {
    /// The name, or `nil` for `:_`, which captures nothing.
    let name: String?
    /// What the captured text must be.
    let constraint: CaptureConstraint?
    /// What code has to say about the captured text.
    let predicate: CapturePredicate?

    /// Whether any non-empty text will do.
    var isFree: Bool { constraint == nil && predicate == nil }
}
