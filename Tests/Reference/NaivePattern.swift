/// A pattern in its plainest form: every way to take or leave its groups, written out one by one.
///
/// It is `nil` for malformed patterns, and for the few texts whose meaning the design page leaves open.
struct NaivePattern {
    /// The scheme in lower case.
    let scheme: String?
    /// The host that a web pattern demands; `nil` when the pattern is no web pattern.
    let host: NaiveHost?
    /// The segments of each alternative, in the order in which they are tried.
    let alternatives: [[Segment]]

    /// One component of an alternative.
    enum Segment {
        /// A segment without captures, decoded.
        case literal([Unicode.Scalar])
        /// `*` before the end.
        case anyOne
        /// `**`.
        case anyNumber
        /// `...`, and `*` at the end.
        case rest
        /// `:name...`.
        case capturedRest(Capture)
        /// A capture, or captures and literals mixed, in one segment.
        case parts([Part])
    }

    /// A piece of a segment that has captures.
    enum Part {
        case text([Unicode.Scalar])
        case capture(Capture)
    }

    /// A capture with its constraint; under the name `_` it is matched but not reported.
    struct Capture {
        let name: String
        let constraint: NaiveConstraint?
    }

    init?(_ text: String) {
        guard let tree = NaivePatternTree(text) else { return nil }
        scheme = tree.scheme
        host = tree.host
        guard let alternatives = tree.alternatives() else { return nil }
        self.alternatives = alternatives
    }
}
