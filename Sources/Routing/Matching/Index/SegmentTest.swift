/// What a pattern asks of a segment that is no literal: a value, so that patterns which ask the same share it.
enum SegmentTest: Hashable, Sendable {
    /// The constraint of a capture.
    case constraint(CaptureConstraint)
    /// Literals and captures in one segment, the captures without names.
    case mixed([SegmentPiece])
    /// A regular expression that is searched in the whole URL; asked of no segment.
    case wholeURL(RegularExpression)

    /// Whether a segment passes; conditions in code are not asked.
    ///
    /// - Parameters:
    ///   - text: The buffer that the segment stands in.
    ///   - part: Where it stands.
    ///   - ignoringCase: Whether ASCII letters fold.
    ///   - steps: The cost of asking is added to it.
    /// - Returns: Whether it passes.
    func accepts(
        _ text: Span<UInt8>,
        _ part: URLOutline.Part,
        ignoringCase: Bool,
        counting steps: inout Int
    ) -> Bool {
        let bytes = text.extracting(Int(part.start)..<Int(part.end))
        switch self {
        case .constraint(let constraint):
            return constraint.accepts(bytes, ignoringCase: ignoringCase, counting: &steps)
        case .mixed(let pieces):
            return MixedSegmentMatcher.mayMatch(
                pieces, bytes, ignoringCase: ignoringCase, counting: &steps)
        case .wholeURL:
            preconditionFailure("an expression over whole URLs is asked of no segment")
        }
    }
}
