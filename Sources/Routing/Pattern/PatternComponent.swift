/// One part of a pattern, which matches one segment of a URL or several.
package enum PatternComponent: Hashable, Sendable {
    /// One segment that equals the literal.
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
    /// The constraint on the captured text, or `nil`.
    package let constraint: CaptureConstraint?
    /// The condition in code on the captured text, or `nil`.
    package let predicate: CapturePredicate?

    init(name: String?, constraint: CaptureConstraint? = nil, predicate: CapturePredicate? = nil) {
        self.name = name
        self.constraint = constraint
        self.predicate = predicate
    }

    /// The words that the capture accepts, or `nil` if it has no list of words.
    package var words: [Literal]? {
        if case .words(let words)? = constraint { words } else { nil }
    }

    /// The type of the captured values, or `nil`.
    package var type: CaptureType? {
        if case .type(let type)? = constraint { type } else { nil }
    }

    /// Whether the capture accepts any non-empty text.
    var isFree: Bool { constraint == nil && predicate == nil }

    /// Whether the capture has a name, but neither a constraint nor a condition in code.
    var isPlain: Bool { isFree && name != nil }

    /// The type of a capture that has only a name and a type; `nil` for any other capture.
    var plainType: CaptureType? { name != nil && predicate == nil ? type : nil }
}

/// The requirement that a component puts on a segment, regardless of the names that it captures.
///
/// A component with a condition in code differs from one without. Which condition it is does not count,
/// because conditions run elsewhere.
extension PatternComponent {
    /// The component without the names of its captures.
    package var withoutNames: Self { mapCaptures(\.withoutName) }

    /// The component with other captures in the places of its own.
    func mapCaptures(_ change: (Capture) -> Capture) -> Self {
        switch self {
        case .capture(let capture): .capture(change(capture))
        case .restCapture(let capture): .restCapture(change(capture))
        case .mixed(let pieces): .mixed(pieces.map { $0.mapCapture(change) })
        case .literal, .anySegment, .anySegments, .rest: self
        }
    }
}

extension SegmentPiece {
    /// The piece without the name of its capture.
    var withoutName: Self { mapCapture(\.withoutName) }

    fileprivate func mapCapture(_ change: (Capture) -> Capture) -> Self {
        if case .capture(let capture) = self { .capture(change(capture)) } else { self }
    }
}

extension Capture {
    fileprivate var withoutName: Self {
        Capture(name: nil, constraint: constraint, predicate: predicate.map { _ in .unasked })
    }
}
