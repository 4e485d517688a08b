/// One part of a pattern, which matches one segment of a URL or several.
package enum PatternComponent: Hashable, Sendable {
    /// This segment.
    case literal(Literal)
    /// Any one segment that satisfies the constraint.
    case capture(Capture)
    /// Literals and captures in one segment.
    case mixed([SegmentPiece])
    /// Exactly one segment of any text: `*` before the end.
    case anySegment
    /// Zero or more segments, as few as possible: `**`.
    case anySegments
    /// Zero or more remaining segments: `*` at the end, or `...`.
    case rest
    /// One or more remaining segments: `:name...`.
    case restCapture(Capture)
}

/// A part of a segment that mixes literals and captures.
package enum SegmentPiece: Hashable, Sendable {
    case literal(Literal)
    case capture(Capture)

    /// The capture, or `nil` for a literal.
    package var capture: Capture? {
        if case .capture(let capture) = self { capture } else { nil }
    }
}

/// A capture of one segment or of a part of one.
package struct Capture: Hashable, Sendable {
    /// The name, or `nil` for `:_`, which captures nothing.
    package let name: String?
    /// What the captured text must be.
    package let constraint: CaptureConstraint?
    /// What code has to say about the captured text.
    package let predicate: CapturePredicate?

    init(name: String?, constraint: CaptureConstraint? = nil, predicate: CapturePredicate? = nil) {
        self.name = name
        self.constraint = constraint
        self.predicate = predicate
    }

    /// Whether any non-empty text will do.
    var isFree: Bool { constraint == nil && predicate == nil }

    /// Whether there is nothing to it but a name.
    var isPlain: Bool { isFree && name != nil }

    /// The type, if there is nothing to it but a name and a type.
    var plainType: CaptureType? {
        guard name != nil, predicate == nil, case .type(let type)? = constraint else { return nil }
        return type
    }
}

/// What is asked of a segment, whatever is captured of it. That there is a condition in code counts, which it
/// is does not: it is asked elsewhere.
extension PatternComponent {
    /// The component with captures that have no names.
    package var withoutNames: Self {
        switch self {
        case .capture(let capture): .capture(capture.withoutName)
        case .restCapture(let capture): .restCapture(capture.withoutName)
        case .mixed(let pieces): .mixed(pieces.map(\.withoutName))
        case .literal, .anySegment, .anySegments, .rest: self
        }
    }
}

extension SegmentPiece {
    /// The piece; as a capture, it has no name.
    var withoutName: Self {
        if case .capture(let capture) = self { .capture(capture.withoutName) } else { self }
    }
}

extension Capture {
    fileprivate var withoutName: Self {
        Capture(name: nil, constraint: constraint, predicate: predicate.map { _ in .unasked })
    }
}
