extension PatternComponent {
    /// Whether the component accepts a segment, conditions in code apart: one that stands for several accepts
    /// each of them, or not.
    ///
    /// - Parameters:
    ///   - segment: The bytes of the segment.
    ///   - ignoringCase: Whether ASCII letters fold.
    /// - Returns: Whether it accepts the segment.
    package func accepts(_ segment: Span<UInt8>, ignoringCase: Bool) -> Bool {
        switch self {
        case .literal(let literal):
            return literal.equals(segment, ignoringCase: ignoringCase)
        case .capture(let capture), .restCapture(let capture):
            return capture.accepts(segment, ignoringCase: ignoringCase, asking: false)
        case .mixed(let pieces):
            var steps = 0
            return MixedSegmentMatcher.mayMatch(
                pieces, segment, ignoringCase: ignoringCase, counting: &steps)
        case .anySegment, .anySegments, .rest:
            return true
        }
    }
}

extension Capture {
    /// Whether the capture accepts a text, conditions in code included if they are asked.
    package func accepts(_ text: Span<UInt8>, ignoringCase: Bool, asking: Bool) -> Bool {
        if let constraint, !constraint.accepts(text, ignoringCase: ignoringCase) { return false }
        if asking, let predicate { return predicate.accepts(String(copying: text)) }
        return true
    }
}
