extension PatternComponent {
    /// Returns whether the component accepts a segment, apart from conditions in code; a component for several
    /// segments is tested with each of them.
    ///
    /// - Parameters:
    ///   - segment: The bytes of the segment.
    ///   - ignoringCase: Whether the case of ASCII letters is ignored.
    /// - Returns: Whether the component accepts the segment.
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
    /// Returns whether the capture accepts a text, including conditions in code if `asking` is set.
    package func accepts(_ text: Span<UInt8>, ignoringCase: Bool, asking: Bool) -> Bool {
        if let constraint, !constraint.accepts(text, ignoringCase: ignoringCase) { return false }
        if asking, let predicate { return predicate.accepts(String(copying: text)) }
        return true
    }
}
